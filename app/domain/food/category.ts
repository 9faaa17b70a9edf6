import { CATEGORY_LEXICON } from "#app/domain/food/category-lexicon.ts";
import { splitStems } from "#app/domain/food/words.ts";
import type { GroceryCategory } from "#app/shared/food/constants.ts";

const phrases = Object.entries(CATEGORY_LEXICON).flatMap(([category, names]) =>
  names.split(",").map((name) => ({ category: category as GroceryCategory, words: splitStems(name) })),
);
const categories = new Map(phrases.map(({ category, words }) => [words.join(" "), category]));
const LONGEST = Math.max(...phrases.map(({ words }) => words.length));

/**
 * The category of a thing, guessed from its name (docs/product/food.md, "Aisles and categories"): whatever is frozen is
 * Frozen; else by the longest phrase that is known, and among words by the last one, which in English says what the
 * thing is.
 */
export function guessCategory(name: string): GroceryCategory {
  const words = splitStems(name);
  if (words.includes("frozen")) return "Frozen";
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    for (let start = words.length - length; start >= 0; start--) {
      const category = categories.get(words.slice(start, start + length).join(" "));
      if (category) return category;
    }
  }
  return "Other";
}
