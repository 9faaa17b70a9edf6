/**
 * Splits texts into words for searches (docs/product/find.md, "Words"), without case, accents and punctuation. The app
 * does this for both sides, so that the database's locale does not matter (docs/decisions/051-search-index-by-the-app.md).
 */

/** Letters that Unicode does not decompose. */
const LETTERS: Record<string, string> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ħ: "h", ς: "σ", ґ: "г" },
  // Arabic and Persian letters that are typed for each other, and a letter that is an apostrophe.
  ...{ ٱ: "ا", ى: "ي", ی: "ي", ک: "ك", ة: "ه", "\u02BC": "'" },
  // Hebrew letters at the end of a word.
  ...{ ך: "כ", ם: "מ", ן: "נ", ף: "פ", ץ: "צ" },
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");

/** Katakana are as far behind their Hiragana as this. */
const KANA = 0x60;
const toHiragana = (letter: string) => String.fromCharCode(letter.charCodeAt(0) - KANA);

/** Accents of Latin, Greek and Cyrillic letters, and points of Hebrew and Arabic letters. */
const ACCENTS = /[\u0300-\u036F\u0591-\u05C7\u0640\u064B-\u065F\u0670]/g;

/** A digit of any script as one of 0 to 9: the digits of a script are ten code points in a row (Unicode, section 4.6). */
function foldDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** A text with the digits of every script as 0 to 9: "٣" is "3". */
export const foldDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, foldDigit);

const ASCII = /^[\x20-\x7E\n]*$/;

/** A text in lower case without accents. Folding is idempotent. */
export function fold(text: string): string {
  const small = text.toLowerCase();
  // The fast path, a tenth of the time.
  if (ASCII.test(small)) return small;
  // Upper case first: it unifies variants such as the final sigma, the dotless i and the long s.
  return text
    .normalize("NFKD")
    .replace(/\p{Cf}/gu, "")
    .replace(ACCENTS, "")
    .toUpperCase()
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFC")
    .replace(/[\u30A1-\u30F6]/g, toHiragana)
    .replace(/[^\P{Nd}0-9]/gu, foldDigit);
}

/** Letters that some languages write as two: "Mueller" is "Müller", "Aarhus" is "Århus". */
const AS_TWO: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe" };
const ARABIC_MARKS = /[\u0640\u064B-\u065F\u0670]/g;

/** A text as it may also be written: two letters for an umlaut, and Arabic words without their article. */
const respell = (text: string): string =>
  ASCII.test(text)
    ? text
    : text
        .normalize("NFC")
        .replace(/[äöüåø]/gi, (letter) => AS_TWO[letter.toLowerCase()] ?? letter)
        .replace(ARABIC_MARKS, "")
        .replace(/(?<![\p{L}\p{M}])ال(?=\p{L}{2})/gu, "");

/** Letters and digits, with punctuation inside a word as in "grandma's" and "check-in"; or an emoji. */
const WRITTEN = /[\p{L}\p{N}\p{M}]+(?:['’ʼ`.\-‐][\p{L}\p{N}\p{M}]+)*|\p{Extended_Pictographic}/gu;
const PART = /[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic}/gu;

/** Scripts without spaces between words: any two adjacent letters count as a word. */
const UNSPACED = "\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}";
const RUNS = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, "gu");
const IS_UNSPACED = new RegExp(`[${UNSPACED}]`, "u");

/** Longer words are cut, because users do not type them in full. */
const LONGEST = 40;

/** The words of a text without punctuation; for scripts without spaces, pairs of letters and the last letter alone. */
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

/** The folded words of a text: as it is written, and as it may also be written where that is different. */
function spellings(text: string): [written: string[], other: string[]] {
  const own = fold(text).match(WRITTEN) ?? [];
  const respelt = respell(text);
  return [own, respelt === text ? [] : (fold(respelt).match(WRITTEN) ?? [])];
}

/** All words of texts, each once. */
export const listWords = (texts: readonly (string | null)[]): string[] => [
  ...new Set(
    texts.flatMap((text) =>
      spellings(text ?? "")
        .flat()
        .flatMap(foundBy),
    ),
  ),
];

/**
 * A search: all terms must match. A term has alternatives; each is a list of beginnings of words that must all match.
 */
export type Terms = readonly (readonly (readonly string[])[])[];

/** The beginnings to search for. The last letter of a run of pairs is dropped, because the pairs include it. */
const listStarts = (letters: string) => splitRuns(letters).flatMap((run) => (run.length > 1 ? run.slice(0, -1) : run));

function readTerm(written: string): string[][] {
  const parts = written.match(PART) ?? [];
  const apart = parts.flatMap(listStarts);
  return parts.length > 1 ? [apart, listStarts(parts.join(""))] : [apart];
}

/** The terms of a typed text; empty without letters and digits. "Grandma's" also matches "grandmas", "Müller" "Mueller". */
export function readTerms(typed: string): Terms {
  const [written, other] = spellings(typed);
  return written.map((word, at) => {
    const also = other[at];
    return also === undefined || also === word ? readTerm(word) : [...readTerm(word), ...readTerm(also)];
  });
}

const begin = (words: readonly string[], start: string) => words.some((word) => word.startsWith(start));

/** Whether words of {@link listWords} match all terms. */
export const areMet = (terms: Terms, words: readonly string[]): boolean =>
  terms.every((ways) => ways.some((starts) => starts.every((start) => begin(words, start))));

/** A part of a text; `isFound` for a word that matches. */
export interface Piece {
  text: string;
  isFound: boolean;
}

/** Splits a text into words that match a term, and the text between them. */
export function markFound(text: string, terms: Terms): Piece[] {
  // The first part alone: for "grandma's", words that begin with "s" do not match.
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
