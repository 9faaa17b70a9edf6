import { compileFoods, type Food, type FoodTable, foodKey, readFoods } from "#app/domain/food/allergens/food-table.ts";
import { FOOD_LISTS } from "#app/domain/food/allergens/foods/lists.ts";

let compiled: FoodTable | null = null;

/** All foods that are known. Compiled when first asked for: nobody who asks nothing waits for it. */
export function getFoods(): FoodTable {
  compiled ??= compileFoods(FOOD_LISTS.flatMap(readFoods));
  return compiled;
}

/** The food of a name, in any spelling, in one or many, in each language it is known in; `null`: not known. */
export const findFood = (name: string): Food | null => getFoods().byKey.get(foodKey(name)) ?? null;
