import { type FoodWord, spellNumbers } from "#app/domain/food/allergens/food-table.ts";
import { leaveOutKitchenWords } from "#app/domain/food/allergens/kitchen-words.ts";
import { findNearStem } from "#app/domain/food/allergens/spelling.ts";
import { splitWords, visible } from "#app/domain/food/words.ts";

/** The texts of a dish, or of an item to buy. */
export interface FoodTexts {
  /** Title and description: foods named here count, unless an ingredient explains the word. */
  titles?: readonly string[];
  /** As titles, but without words of the kitchen; a title explains a word of theirs, too. */
  steps?: readonly string[];
  ingredients: readonly string[];
  /** Texts beside the ingredients: "50 g", or anything else. */
  quantities?: readonly (string | null)[];
}

/** A stretch of text without punctuation, so that no name reaches across a comma. */
export interface Phrase {
  text: string;
  words: readonly FoodWord[];
}

/** A text taken apart, to be held against any number of foods. */
export type ReadText = readonly Phrase[];

/** Texts of a food, taken apart. */
export interface ReadFood {
  titles: readonly ReadText[];
  steps: readonly ReadText[];
  ingredients: readonly ReadText[];
}

/** "Half & half", "fish 'n' chips" and "mac'n'cheese" are names of one thing; "w/" is "with". */
const spellAnd = (text: string): string =>
  text
    .replace(/\s+/gu, " ")
    .replace(/ ?[&+＆] ?|(?<=[\p{L}\s])\s*['’‘`]n['’‘`]\s*(?=[\p{L}\s])|\s['’‘`]?n['’‘`]?\s/giu, " and ")
    .replace(/\bw\/\s*/giu, "with ")
    .replace(/-?\/(?=\p{L}+[ -]free\b)/giu, " and ");

/** German oil, and "until it", which are beer in Danish and German where marks, endings and blanks do not count. */
const GERMAN_OIL = /(?<!\p{L})öl(?:e[ns]?|s)?(?!\p{L})/giu;
const GERMAN_UNTIL = /(?<!\p{L})bis er(?!\p{L})/giu;

/** Takes a text apart, once for all questions about it. */
export const readText = (text: string): ReadText =>
  visible(spellAnd(spellNumbers(text)))
    .normalize("NFC")
    .replace(GERMAN_OIL, "oil")
    .replace(GERMAN_UNTIL, "bis")
    .split(/[.,;:!?()[\]{}/|*•"“”\r\n\t]|\s[-–—]\s/u)
    .map((phrase) => ({
      text: phrase,
      words: splitWords(phrase).map((word, at, all) => ({
        ...word,
        near: findNearStem(word),
        isCounted: /\p{N}/u.test(phrase.slice(all[at - 1]?.end ?? 0, word.start)),
      })),
    }))
    .filter(({ words }) => words.length > 0);

/** Pieces in which things are counted, and foods by name: two ribs of celery, a loaf, a roll of rice paper. */
const PIECES =
  /^\P{L}*(?:(?:small|medium|large)\s+)?(?:loaf|loaves|rolls?|cakes?|cones?|ribs?|bars?|legs?|nibs?|crowns?)\b/iu;

/** Takes a food's texts apart, once for all questions about it. */
export const readFood = ({ titles = [], steps = [], ingredients, quantities = [] }: FoodTexts): ReadFood => ({
  titles: titles.map(readText),
  steps: steps.map((step) => readText(leaveOutKitchenWords(step))),
  ingredients: [
    ...ingredients.map(readText),
    ...quantities.flatMap((quantity) => (quantity === null ? [] : [readText(quantity.replace(PIECES, " "))])),
  ],
});
