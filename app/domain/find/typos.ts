import type { Terms } from "#app/utils/words.ts";

/** Typos (docs/product/find.md, "Typos"). */

/** Words of at least this many letters may have a typo. */
const LONG = 5;

/** Whether a word begins like a typed one with one letter wrong, missing or added, or two adjacent letters swapped. */
export function isTypoOf(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const isRest = (ofWord: number, ofTyped: number) => word.slice(at + ofWord).startsWith(typed.slice(at + ofTyped));
  const areSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return isRest(1, 1) || isRest(1, 0) || isRest(0, 1) || (areSwapped && isRest(2, 2));
}

/** The typed words that are long enough for a typo, each once. */
export const longWords = (terms: Terms): string[] => [...new Set(terms.flat(2).filter(({ length }) => length >= LONG))];

/**
 * A beginning and an end of a typed word; a single typo changes at most one of them. Together they are a letter shorter
 * than the word, so that a swap of two letters cannot change both.
 */
export function splitAnchors(typed: string): { start: string; end: string } {
  const letters = [...typed];
  const half = Math.floor((letters.length - 1) / 2);
  return { start: letters.slice(0, half).join(""), end: letters.slice(half + 1).join("") };
}

/** The terms with words of `known` that differ by one typo; `null` without any. */
export function withTypos(terms: Terms, known: Iterable<string>): Terms | null {
  const long = longWords(terms);
  const meant = new Map<string, Set<string>>(long.map((typed) => [typed, new Set()]));
  for (const word of known) {
    for (const typed of long) if (isTypoOf(typed, word)) meant.get(typed)?.add(word);
  }
  if ([...meant.values()].every(({ size }) => size === 0)) return null;
  return terms.map((ways) => [
    ...ways,
    ...ways.flat().flatMap((typed) => [...(meant.get(typed) ?? [])].map((word) => [word])),
  ]);
}
