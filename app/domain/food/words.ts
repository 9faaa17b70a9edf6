/** Words of a text, made comparable: what is written differently but read alike becomes alike. */

/** Letters that Unicode does not take apart, and Cyrillic ones that look like Latin ones. */
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
 * One spelling for one and many, right or not, as long as it is the same for both: "anchovies" and "anchovy" are
 * "anchovi". Takes a word as {@link plain} gives it.
 */
export function stem(word: string): string {
  const isPlural = word.endsWith("s") && !word.endsWith("ss") && !(word.endsWith("us") && word.length > 5);
  const one = isPlural ? word.slice(0, -1) : word;
  return one.length > 3 ? one.replace(/e$/, "").replace(/y$/, "i") : one;
}

/** A word in lower case, without accents, ligatures and lookalikes. */
export function plain(word: string): string {
  const lower = word.toLowerCase();
  // Most words are: the long way costs ten times as much.
  if (/^[a-z]+$/.test(lower)) return lower;
  return word
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z]/g, (letter) => LOOKALIKES[letter] ?? letter);
}

/** A text in which nothing invisible stands between two letters, and an apostrophe parts no word. */
export function visible(text: string): string {
  if (/^[a-zA-Z0-9 ,.()-]*$/.test(text)) return text;
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/(?<=\p{L})['’ʼ`](?=\p{L})/gu, "");
}

interface Word {
  plain: string;
  stem: string;
}

/**
 * A phrase as one word, so that "soy sauce", "soy-sauce" and "soysauce" are alike: once of stems ("oats milk"), once
 * with only the last word's plural taken off ("oatmilks").
 */
export function keysOfWords(words: readonly Word[]): [string, string] {
  let [stems, plains] = ["", ""];
  words.forEach((word, at) => {
    stems += word.stem;
    plains += at < words.length - 1 ? word.plain : word.stem;
  });
  return [stems, plains];
}

/** What is written in plain small letters, as most names are, needs no closer look. */
const spell = (text: string): string[] =>
  /^[a-z ]*$/.test(text) ? text.split(" ") : (visible(text).match(/[\p{L}\p{M}]+/gu) ?? []).map(plain);

/** The words of a text, in order; digits and signs part words. */
export const wordsOf = (text: string): Word[] =>
  spell(text)
    .filter(Boolean)
    .map((word) => ({ plain: word, stem: stem(word) }));

/** A text as one word of stems: what reads alike, in one and many, has the same key. */
export const keyOf = (text: string): string => keysOfWords(wordsOf(text))[0];
