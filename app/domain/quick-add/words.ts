import { fold } from "#app/utils/words.ts";

/** A word of a quick add line: as typed, and in a comparable form. */
export interface LineWord {
  written: string;
  /** Folded, without the signs that end a clause. For other languages, the English word of the grammar. */
  plain: string;
  /** As typed and folded, for the comparison with names. */
  folded: string;
  /** Words of one group were typed as one phrase: `written` is the whole phrase in each. */
  group?: number;
  /** Whether it was typed without a blank before it. */
  isGlued?: boolean;
}

const LETTERS: Readonly<Record<string, string>> = {
  m: "mon",
  mo: "mon",
  t: "tue",
  tu: "tue",
  w: "wed",
  we: "wed",
  th: "thu",
  f: "fri",
  fr: "fri",
  sa: "sat",
  su: "sun",
};

/** "M/W/F", "Tu/Th" as weekdays. Two single letters may be anything. */
function spellWeekdays(word: string): string {
  const letters = word.split("/");
  const areDays = letters.every((one) => Object.hasOwn(LETTERS, one));
  const isSure = letters.length > 2 || (letters.length === 2 && word.length > 3);
  return areDays && isSure ? letters.map((one) => LETTERS[one]).join("/") : word;
}

/** The words of a line. "@" before a word is a word of its own. */
export const splitLine = (line: string): LineWord[] =>
  (line.replace(/(^|\s)@(?=\S)/g, "$1@ ").match(/\S+/g) ?? []).map((written) => {
    const folded = fold(written)
      .replace(/[–—]/g, "-")
      .replace(/^[("“]+|[,;:!?)"”]+$/g, "");
    return { written, plain: spellWeekdays(folded), folded };
  });

/** Words as they were typed, joined by blanks: those at indexes in ascending order, a group once. */
export function joinWritten(words: readonly LineWord[], indexes: readonly number[]): string {
  let text = "";
  indexes.forEach((index, order) => {
    const word = words[index];
    const last = order === 0 ? undefined : words[indexes[order - 1] as number];
    if (!word || (word.group !== undefined && word.group === last?.group)) return;
    const isGlued = word.isGlued && indexes[order - 1] === index - 1;
    text += `${text === "" || isGlued ? "" : " "}${word.written}`;
  });
  return text;
}

/** `count` words from an index on, joined by single blanks, for patterns. */
export const textFrom = (words: readonly LineWord[], from: number, count: number): string =>
  words
    .slice(from, from + count)
    .map(({ plain }) => plain)
    .join(" ");

/** A value, and the number of words that it took. */
export interface Reading<T> {
  value: T;
  count: number;
}

/** The length of the longest phrase in words. */
const LONGEST = 8;

/**
 * The longest phrase from a word on that `read` understands. `read` gets the phrase as text, and returns `null` if it
 * does not understand it.
 */
export function readLongest<T>(
  words: readonly LineWord[],
  from: number,
  read: (text: string) => T | null,
): Reading<T> | null {
  for (let count = Math.min(LONGEST, words.length - from); count > 0; count -= 1) {
    const value = read(textFrom(words, from, count));
    if (value !== null) return { value, count };
  }
  return null;
}
