import { compileFoods, type Food, type FoodTable, foodKey, readFoods } from "#app/domain/food/allergens/food-table.ts";
import { FOOD_LISTS } from "#app/domain/food/allergens/foods/lists.ts";

let compiled: FoodTable | null = null;

/** The table of all foods, compiled at the first call because that takes two thirds of a second. */
export function getFoods(): FoodTable {
  compiled ??= compileFoods(FOOD_LISTS.flatMap(readFoods));
  return compiled;
}

/** The food of a name in any spelling, singular or plural, in any known language; `null` for an unknown one. */
export const findFood = (name: string): Food | null => getFoods().byKey.get(foodKey(name)) ?? null;
