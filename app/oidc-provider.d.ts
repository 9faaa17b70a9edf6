/** The module behind the package's entry, without the entry's warning about Node 20. */
declare module "oidc-provider/lib/provider.js" {
  export { default, Provider } from "oidc-provider";
}
