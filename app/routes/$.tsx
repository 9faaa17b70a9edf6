/** Unknown addresses: the root's error page, with the data of the root's loader. */
export function loader() {
  throw new Response("Not found", { status: 404 });
}

export const action = loader;

export default function NotFound() {
  return null;
}
