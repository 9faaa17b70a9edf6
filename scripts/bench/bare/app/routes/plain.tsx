/** The page without any script. */
export default function Plain() {
  return <h1>Hello</h1>;
}
