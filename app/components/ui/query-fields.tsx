/** The query of an address as hidden fields: a form sent by GET replaces the query of its action by its own fields. */
export function QueryFields({ href }: { href: string }) {
  return [...new URLSearchParams(href.split("?")[1])].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
