declare module "*?minified" {
  const address: string;
  export default address;
}
