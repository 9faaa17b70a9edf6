import { CATEGORY_LEXICON } from "#app/domain/food/category-lexicon.ts";
import { plain, stem, visible } from "#app/domain/food/words.ts";
import type { GroceryCategory } from "#app/shared/food/constants.ts";

/** Words and numbers in a comparable form: "7 Up" is a drink. */
const splitStems = (text: string): string[] =>
  (visible(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => stem(plain(word)));

/** `{sun, hand} {cream, oil}` in all its combinations. */
function expand(name: string): string[] {
  const [all = "", choices] = /\{([^}]*)\}/u.exec(name) ?? [];
  return choices === undefined ? [name] : choices.split(",").flatMap((choice) => expand(name.replace(all, choice)));
}

const phrases = Object.entries(CATEGORY_LEXICON).flatMap(([category, names]) =>
  names
    .split(/,(?![^{}]*\})/u)
    .flatMap(expand)
    .map((name) => ({ category: category as GroceryCategory, words: splitStems(name) })),
);
const categories = new Map(phrases.map(({ category, words }) => [words.join(" "), category]));
const LONGEST = Math.max(...phrases.map(({ words }) => words.length));

/** The category of the longest known phrase, and of several the last; `null` without one. */
function findCategory(words: readonly string[]): GroceryCategory | null {
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    for (let start = words.length - length; start >= 0; start--) {
      const category = categories.get(words.slice(start, start + length).join(" "));
      if (category) return category;
    }
  }
  return null;
}

/** Behind these, a name says what a thing is like, or comes with: "tuna in brine", "milk (no lactose)". */
const AFTER_HEAD = /[,;(]|\s(?:[-–—]|with|without|in|for|from|on|w\/)\s/iu;

/**
 * The category of a thing, guessed from its name (docs/product/food.md, "Aisles and categories"): frozen things are Frozen;
 * else the longest known phrase decides, and among words the last one, which in English says what the thing is. What follows
 * a comma or a preposition counts only when the words before it are unknown.
 */
export function guessCategory(name: string): GroceryCategory {
  const words = splitStems(name);
  if (words.includes("frozen")) return "Frozen";
  const [head = ""] = name.split(AFTER_HEAD);
  return findCategory(splitStems(head)) ?? findCategory(words) ?? "Other";
}
