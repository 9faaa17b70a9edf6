import { splitWords, visible, type Word } from "#app/domain/food/words.ts";

/** What is known of a dish, or of a thing to buy. */
export interface FoodTexts {
  /** Its title and description: things named there count too, though the ingredients may say what is meant. */
  titles?: readonly string[];
  ingredients: readonly string[];
}

/** A stretch of text without punctuation, so that no name reaches across a comma. */
export interface Phrase {
  text: string;
  words: readonly Word[];
  /** Whether one of the words may be part of a claim such as "gluten-free": most phrases make none. */
  mayClaim: boolean;
}

/** A text taken apart, to be held against any number of lexicons. */
export type ReadText = readonly Phrase[];

/** Texts of a food, taken apart. */
export interface ReadFood {
  titles: readonly ReadText[];
  ingredients: readonly ReadText[];
}

/** How the words begin, or what they hold, of which every claim has one. */
const SIGNS_OF_CLAIMS = /free|less|^non|^vegan|^plant|^vegeta|^vegg/;

/** Takes a text apart, once for all lexicons. */
export const readText = (text: string): ReadText =>
  visible(text)
    .split(/[.,;:!?()[\]{}/|&+*•"“”\r\n\t]|\s[-–—]\s/u)
    .map((phrase) => ({ text: phrase, words: splitWords(phrase) }))
    .filter(({ words }) => words.length > 0)
    .map((phrase) => ({ ...phrase, mayClaim: phrase.words.some((word) => SIGNS_OF_CLAIMS.test(word.plain)) }));

/** Takes a food's texts apart, once for all questions about it. */
export const readFood = (food: FoodTexts): ReadFood => ({
  titles: (food.titles ?? []).map(readText),
  ingredients: food.ingredients.map(readText),
});
