declare module "*?alone" {
  const text: string;
  export default text;
}
