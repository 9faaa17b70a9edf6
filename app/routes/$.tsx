/** Every address that is none: the root's own error page, with all that the root's loader knows. */
export function loader() {
  throw new Response("Not found", { status: 404 });
}

export const action = loader;

export default function NotFound() {
  return null;
}
