/** The address of a module for browsers, which is no part of what imports it (vite.config.ts); none on the server. */
declare module "*?later" {
  const address: string;
  export default address;
}
