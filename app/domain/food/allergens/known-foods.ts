import { ALLERGEN_LEXICONS } from "#app/domain/food/allergens/allergen-lexicons.ts";
import { FOODS } from "#app/domain/food/allergens/diet-lexicons.ts";
import { splitNames } from "#app/domain/food/allergens/lexicon.ts";
import { readWords, wordsKey } from "#app/domain/food/allergens/take-apart.ts";
import { CATEGORY_LEXICON } from "#app/domain/food/category-lexicon.ts";

const { Household: _, ...EATEN } = CATEGORY_LEXICON;

/** Every food whose name is known. */
export const KNOWN_FOODS: readonly string[] = [
  ...[...Object.values(ALLERGEN_LEXICONS), ...Object.values(FOODS)].flatMap(
    ({ sure, names, made, maybe, exceptions }) => splitNames([sure, names, made, maybe, exceptions].join(", ")),
  ),
  ...Object.values(EATEN).flatMap(splitNames),
];
const byKey = new Map(KNOWN_FOODS.map((name) => [wordsKey(readWords(name)), name]));

/** The name of a food by the key of one of its names. */
export const findFood = (key: string): string | undefined => byKey.get(key);
