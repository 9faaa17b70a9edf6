import { singular } from "#app/domain/food/plurals.ts";

/** Words of a text in a comparable form, so that different spellings of one word are equal. */

/** Letters that Unicode does not decompose, and Cyrillic ones that look like Latin ones. */
const LOOKALIKES: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ı: "i",
  а: "a",
  е: "e",
  і: "i",
  к: "k",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  с: "c",
  т: "t",
  у: "y",
  х: "x",
};

/**
 * One spelling for singular and plural, not necessarily correct: "anchovies" and "anchovy" are "anchovi". Takes a word from
 * {@link plain}.
 */
export function stem(word: string): string {
  const one = singular(word);
  if (one.length < 3) return one;
  // "Bries" could be of "bry".
  return one.length > 3 && one.endsWith("e") ? one.slice(0, -1) : one.replace(/y$/, "i");
}

/** A word in lower case, without accents, ligatures and lookalikes. Kana keep their marks, which make other letters. */
export function plain(word: string): string {
  const lower = word.toLowerCase();
  // Most words have only these letters: the long way costs ten times as much.
  if (/^[a-z]+$/.test(lower)) return lower;
  return word
    .normalize("NFKD")
    .toLowerCase()
    .replace(/(?![\u3099\u309A])\p{M}/gu, "")
    .replace(/[^a-z]/g, (letter) => LOOKALIKES[letter] ?? letter);
}

export const capitalize = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Removes invisible characters, and apostrophes within words. */
export function visible(text: string): string {
  if (/^[a-zA-Z0-9 ,.()-]*$/.test(text)) return text;
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/(?<=\p{L})['’ʼ`](?=\p{L})/gu, "");
}

export interface Word {
  plain: string;
  stem: string;
  /** Offsets in the text. */
  start: number;
  end: number;
}

/** Japanese and Chinese write without blanks: each of their letters is a word, so that a name is found in a longer run. */
const WORDS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]\p{M}*|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])[\p{L}\p{M}])+/gu;

/** The words of a text as {@link visible} gives it, in order; digits and signs part words. */
export const splitWords = (text: string): Word[] =>
  [...text.matchAll(WORDS)]
    .map(({ 0: written, index }) => {
      const word = plain(written);
      return { plain: word, stem: stem(word), start: index, end: index + written.length };
    })
    .filter((word) => word.plain !== "");

/** The stems of a text's words, in order. */
export const splitStems = (text: string): string[] => splitWords(visible(text)).map((word) => word.stem);

/**
 * A phrase as one word, so that "soy sauce", "soy-sauce" and "soysauce" are alike: once of stems ("oats milk"), once
 * with only the last word's plural taken off ("oatmilks").
 */
export function phraseKeys(words: readonly Word[]): [string, string] {
  let [stems, plains] = ["", ""];
  words.forEach((word, at) => {
    stems += word.stem;
    plains += at < words.length - 1 ? word.plain : word.stem;
  });
  return [stems, plains];
}

/** The words of a text as one word of stems; `""` without any. Digits and signs do not count. */
export const phraseKey = (text: string): string => splitStems(text).join("");

/**
 * The key that all spellings of a thing's name share: "Crème fraîche" and "creme fraiche", "Eggs" and "egg",
 * "soy-sauce" and "Soy sauce", but not milk of 1.5 % and of 3.5 %.
 */
export function nameKey(name: string): string {
  const parts = visible(name).match(/[\p{L}\p{M}]+|\p{N}+(?:[.,]\p{N}+)*/gu) ?? [];
  const keys = parts.map((part) => (/^\p{N}/u.test(part) ? ` ${part.replaceAll(",", ".")} ` : stem(plain(part))));
  // Names without letters and digits, such as an emoji, are compared by their characters.
  return keys.join("") || name.normalize("NFKC").trim();
}
