import { areMet, listWords, markFound, type Terms } from "#app/utils/words.ts";

/** Characters of an excerpt, and how many may precede the match. */
const LENGTH = 100;
const BEFORE = 30;

/** Half of a surrogate pair at an end, after cutting a text without spaces. */
const HALVES = /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g;

function cutAround(text: string, at: number, foundEnd: number): string {
  const from = at <= BEFORE ? 0 : at - BEFORE;
  const to = Math.max(foundEnd, from + LENGTH);
  const start = from === 0 ? 0 : from + Math.max(0, text.slice(from, at).indexOf(" ") + 1);
  const space = text.slice(foundEnd, to).lastIndexOf(" ");
  const end = to >= text.length ? text.length : space > 0 ? foundEnd + space : to;
  return `${start > 0 ? "…" : ""}${text.slice(start, end).replace(HALVES, "")}${end < text.length ? "…" : ""}`;
}

/** The part of a thing's texts with the words that its title lacks, as one line; `null` if the title has all words. */
export function findExcerpt(title: string, others: readonly string[], terms: Terms): string | null {
  const titleWords = listWords([title]);
  const missing = terms.filter((term) => !areMet([term], titleWords));
  if (missing.length === 0) return null;
  for (const other of others) {
    const text = other.replace(/\s+/g, " ").trim();
    const pieces = markFound(text, missing);
    const index = pieces.findIndex(({ isFound }) => isFound);
    if (index < 0) continue;
    const at = pieces.slice(0, index).reduce((sum, piece) => sum + piece.text.length, 0);
    return cutAround(text, at, at + (pieces[index]?.text.length ?? 0));
  }
  return null;
}
