import {
  BETWEEN,
  ENDINGS,
  FILLERS,
  FREE_FROM,
  KEPT_TOGETHER,
  PICTURES,
} from "#app/domain/food/allergens/own-word-lexicons.ts";
import {
  TRANSLATED_BETWEEN,
  TRANSLATED_FILLERS,
  TRANSLATED_FREE_FROM,
  UNSPACED,
} from "#app/domain/food/allergens/own-word-translations.ts";
import { plain, stem, visible } from "#app/domain/food/words.ts";

/** A word or a number of a typed text. */
export interface TypedWord {
  /** In lower case. */
  typed: string;
  plain: string;
}

/** The names of a list with commas between them. */
export const splitNames = (text: string): string[] =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Letters of Arabic and Hebrew that are typed for each other as one, and Katakana as Hiragana. */
const LETTERS: Readonly<Record<string, string>> = { ة: "ه", ى: "ي", ך: "כ", ם: "מ", ן: "נ", ף: "פ", ץ: "צ" };
const KANA = 0x60;

/** A word of {@link plain} in one spelling, Arabic without "the", "and the" or "to the". */
const oneSpelling = (word: string): string =>
  /^[a-z]*$/.test(word)
    ? word
    : word
        .replace(/[ةىךםןףץ]/g, (letter) => LETTERS[letter] ?? letter)
        .replace(/[\u30A1-\u30F6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - KANA))
        .replace(/^و?(?:ال|بال|لل)(?=\p{L}{2})/u, "");

const key = (word: string) => stem(oneSpelling(plain(word)));
const BETWEEN_WORDS = toSet(`${BETWEEN} ${[...toSet(TRANSLATED_BETWEEN)].map(plain).join(" ")}`);
const FILLER_STEMS: ReadonlySet<string> = new Set(
  [...toSet(FILLERS)].map(stem).concat([...toSet(TRANSLATED_FILLERS)].map(key)),
);
const FREE_STEMS: ReadonlySet<string> = new Set(
  [...toSet(FREE_FROM)].map(stem).concat([...toSet(TRANSLATED_FREE_FROM)].map(key)),
);
const ENDING = new RegExp(`(?<=\\p{L}{2})(${ENDINGS.replaceAll(" ", "|")})$`, "u");

/** Whether a word says something around a food, and names none. */
export const isFiller = ({ plain: word }: TypedWord): boolean => FILLER_STEMS.has(wordKey(word));

/** Whether a word says of a food beside it that it is left out. */
export const isFreeFrom = ({ plain: word }: TypedWord): boolean => FREE_STEMS.has(wordKey(word));

/** The stem of a word of {@link plain} in one spelling. */
export const wordKey = (word: string): string => stem(oneSpelling(word));

/** The stems of words as one word: "soya bean" and "soyabeans" are the same. */
export const wordsKey = (words: readonly TypedWord[]): string => words.map(({ plain: word }) => wordKey(word)).join("");

/** The words and numbers of a text, in order. */
export const readWords = (text: string): TypedWord[] =>
  [...visible(text).matchAll(/(?<!\p{L})[eE]\p{N}{3,4}|[\p{L}\p{M}]+|\p{N}+/gu)]
    .map(([typed]) => ({ typed: typed.toLowerCase(), plain: plain(typed) }))
    .filter(({ plain: word }) => word !== "");

/** "Nussallergie" is an allergy to "Nuss". */
function withoutEnding({ typed, plain: word }: TypedWord): TypedWord {
  const rest = word.replace(ENDING, "");
  // "Nötallergi" is an allergy to "nöt", which without its accent is no food.
  return rest === word || rest.length < 2 || isFiller({ typed: rest, plain: rest })
    ? { typed, plain: word }
    : { typed: rest, plain: rest };
}

const paint = (text: string): string =>
  text.replace(
    /\p{Extended_Pictographic}\uFE0F?/gu,
    (picture) => `, ${PICTURES[picture.replace("\uFE0F", "")] ?? ""}, `,
  );

/**
 * The parts of a family's own words, the words of one food each (docs/product/ideas.md, "Allergies in one's own words"). Words
 * around a food stay in its part; a part with only such words is dropped.
 */
export function tokenize(text: string): TypedWord[][] {
  const joined = KEPT_TOGETHER.reduce(
    (whole, name) => whole.replaceAll(name, name.replaceAll(" ", "\u00a0").replace("&", "and")),
    paint(text.toLowerCase())
      .replace(UNSPACED, ", ")
      .replace(/(?<!\p{L})e[ -](?=\d{3})/gu, "e")
      .replace(/(?<!\p{L})((?:\p{L}\.){2,}\p{L}?)/gu, (letters) => letters.replaceAll(".", "")),
  );
  return joined
    .split(/[&/+;,:.!?()[\]{}|•·"“”„«»、，。；：・،؛（）\r\n\t]| [-–—]+ /u)
    .flatMap(splitAtConjunctions)
    .filter((words) => words.some((word) => !isFiller(word)));
}

function splitAtConjunctions(piece: string): TypedWord[][] {
  const parts: TypedWord[][] = [[]];
  for (const chunk of piece.split(/[ \t]+/)) {
    const words = readWords(chunk).map(withoutEnding);
    const [only] = words;
    if (words.length === 1 && only && BETWEEN_WORDS.has(only.plain)) parts.push([]);
    else parts.at(-1)?.push(...words);
  }
  return parts;
}
