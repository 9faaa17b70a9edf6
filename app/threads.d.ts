/** The address of a module that is built as a worker thread (vite.config.ts); `undefined` in development. */
declare module "*?thread" {
  const file: URL | undefined;
  export default file;
}
