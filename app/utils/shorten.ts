/** A text of at most `length` UTF-16 units, cut where a word ends. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1).replace(/\p{Cs}$/u, "");
  const end = cut.search(/\s\S*$/u);
  return `${(end > length / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}
