import { type Food, foodKey } from "#app/domain/food/allergens/food-table.ts";
import { getFoods } from "#app/domain/food/allergens/foods.ts";
import { KINDS_OF_ALLERGENS, LEVEL } from "#app/domain/food/allergens/kinds.ts";
import { splitNames } from "#app/domain/food/allergens/tokenize.ts";
import { CATEGORY_LEXICON } from "#app/domain/food/category-lexicon.ts";

const { Household: _, ...EATEN } = CATEGORY_LEXICON;
const eaten = Object.values(EATEN).flatMap(splitNames);
const keys: ReadonlySet<string> = new Set(eaten.map(foodKey));
const ALLERGENIC = Object.values(KINDS_OF_ALLERGENS).flat();

const isAllergenic = ({ holds }: Food) => ALLERGENIC.some((kind) => (holds[kind] ?? 0) >= LEVEL.certain);

/** Names that are foods, of lists of allergens and of the shop. */
export const listKnownNames = (): string[] => [
  ...[...new Set([...getFoods().byKey.values()].map(({ names }) => names))].flat(),
  ...eaten,
];

/**
 * The names by which a food is searched in texts, the given one first; `null` for an unknown food. A food with an allergen is
 * searched by the first name of its line too: "Jakobsmuschel" is a scallop.
 */
export function findFoodNames(name: string): readonly string[] | null {
  const food = getFoods().byKey.get(foodKey(name));
  if (food && isAllergenic(food)) return [...new Set([name, food.name])];
  return food || keys.has(foodKey(name)) ? [name] : null;
}
