/**
 * The address of a browser module that is not part of the importing chunk (vite.config.ts); empty on the server.
 */
declare module "*?later" {
  const address: string;
  export default address;
}
