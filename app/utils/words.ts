/**
 * Texts as the words by which they are found (docs/product/find.md, "Words"): without case, accents and signs. Whatever
 * alphabet the database knows, both sides are made here (docs/decisions/051-words-to-find-by.md).
 */

/** Letters that Unicode does not take apart. */
const LETTERS: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ħ: "h" };

/** Accents of Latin, Greek and Cyrillic letters, and the points of Hebrew and Arabic ones. */
const ACCENTS = /[\u0300-\u036F\u0591-\u05C7\u0640\u064B-\u065F\u0670]/g;

/** A text in one spelling. Folding twice changes nothing. */
export function fold(text: string): string {
  const small = text.toLowerCase();
  // Most texts are: the long way costs ten times as much.
  if (/^[\x20-\x7E\n]*$/.test(small)) return small;
  // In capitals a final sigma, a dotless i and a long s are like any other.
  return text
    .normalize("NFKD")
    .replace(/\p{Cf}/gu, "")
    .replace(ACCENTS, "")
    .toUpperCase()
    .toLowerCase()
    .replace(/[ßæœøłđðþħς]/g, (letter) => LETTERS[letter] ?? "σ")
    .normalize("NFC");
}

/** Letters and digits, with signs inside a word as in "grandma's" and "check-in"; or a picture. */
const WRITTEN = /[\p{L}\p{N}\p{M}]+(?:['’ʼ`.\-‐][\p{L}\p{N}\p{M}]+)*|\p{Extended_Pictographic}/gu;
const PART = /[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic}/gu;

/** Scripts that put no spaces between words: there any two letters side by side are a word. */
const UNSPACED = "\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}";
const RUNS = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, "gu");
const IS_UNSPACED = new RegExp(`[${UNSPACED}]`, "u");

/** Longer words are cut, because users do not type them to the end. */
const LONGEST = 40;

/** Letters and digits without a sign between them, as words; scripts without spaces as pairs, the last letter alone. */
function splitRuns(letters: string): string[][] {
  if (!IS_UNSPACED.test(letters))
    return [[letters.length > LONGEST ? [...letters].slice(0, LONGEST).join("") : letters]];
  return (letters.match(RUNS) ?? []).map((run) => {
    const characters = [...run];
    if (!IS_UNSPACED.test(run)) return [characters.slice(0, LONGEST).join("")];
    return characters.map((letter, at) => letter + (characters[at + 1] ?? ""));
  });
}

const foundBy = (written: string) => {
  const parts = written.match(PART) ?? [];
  return (parts.length > 1 ? [...parts, parts.join("")] : parts).flatMap(splitRuns).flat();
};

/** All the words by which texts are found, each once. */
export const listWords = (texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.flatMap((text) => (fold(text ?? "").match(WRITTEN) ?? []).flatMap(foundBy))),
];

/**
 * A search: all of its terms must be met. A term can be met in several ways, each by words that begin like all of its own.
 */
export type Terms = readonly (readonly (readonly string[])[])[];

/** The beginnings that letters are looked for by: the last letter of pairs alone says no more than they do. */
const listStarts = (letters: string) => splitRuns(letters).flatMap((run) => (run.length > 1 ? run.slice(0, -1) : run));

/** The terms of what was typed; none where it has neither letters nor digits. "Grandma's" is met by "grandmas", too. */
export const readTerms = (typed: string): Terms =>
  (fold(typed).match(WRITTEN) ?? []).map((written) => {
    const parts = written.match(PART) ?? [];
    const apart = parts.flatMap(listStarts);
    return parts.length > 1 ? [apart, listStarts(parts.join(""))] : [apart];
  });

const begin = (words: readonly string[], start: string) => words.some((word) => word.startsWith(start));

/** Whether words, as by {@link listWords}, meet all the terms. */
export const areMet = (terms: Terms, words: readonly string[]): boolean =>
  terms.every((ways) => ways.some((starts) => starts.every((start) => begin(words, start))));

/** A piece of a text; `isFound` where it is a word that was looked for. */
export interface Piece {
  text: string;
  isFound: boolean;
}

/** A text in pieces: its words that begin like one of the terms, and the text between them. */
export function markFound(text: string, terms: Terms): Piece[] {
  // Of "grandma's" no word that merely begins with an s.
  const starts = terms.flatMap((ways) => ways.flatMap(([first]) => first ?? []));
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: written, index } of text.matchAll(WRITTEN)) {
    const words = listWords([written]);
    if (!starts.some((start) => begin(words, start))) continue;
    if (index > at) pieces.push({ text: text.slice(at, index), isFound: false });
    pieces.push({ text: written, isFound: true });
    at = index + written.length;
  }
  return at < text.length || pieces.length === 0 ? [...pieces, { text: text.slice(at), isFound: false }] : pieces;
}
