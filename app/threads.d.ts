/** The address of a module that is built as a program for a worker (vite.config.ts); none in development. */
declare module "*?thread" {
  const file: URL | undefined;
  export default file;
}
