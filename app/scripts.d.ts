/** A script of its own (vite.config.ts): its address, and on the server its text. */
declare module "*?script" {
  const address: string;
  export const text: string;
  export default address;
}
