/** The module behind the package's entry, without the entry's warning that Node 20 is not its favourite. */
declare module "oidc-provider/lib/provider.js" {
  export { default, Provider } from "oidc-provider";
}
