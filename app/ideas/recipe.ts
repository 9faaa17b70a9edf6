import type { Allergen, Cuisine, Diet, GroceryCategory, MealType } from "#app/shared/food/constants.ts";

export const UNITS = [
  "g",
  "ml",
  "tsp",
  "tbsp",
  "can",
  "clove",
  "slice",
  "bunch",
  "stalk",
  "handful",
  "sheet",
  "head",
] as const;
export type Unit = (typeof UNITS)[number];

/** A number of pieces, or a number with a unit. Cans are of 400 g, a tablespoon is 15 ml. */
export type Amount = number | `${number} ${Unit}`;

/** A dish of the built-in library, for four people. Water, salt and pepper are in no list. */
export interface Recipe {
  /** Used in addresses, meals and plans. It never changes, even if the title does. */
  slug: string;
  title: string;
  /** One or two sentences. */
  description: string;
  meal_type: MealType;
  /** Minutes of work before cooking. */
  prep_time: number;
  /** Minutes of cooking, cooling and waiting. */
  cook_time: number;
  /** The main ingredient: two consecutive dinners should not share it. */
  main: string;
  cuisines: readonly Cuisine[];
  diets: readonly Diet[];
  allergens: readonly Allergen[];
  /** By category of the shop. */
  ingredients: Partial<Record<GroceryCategory, Readonly<Record<string, Amount>>>>;
  steps: readonly string[];
}

/** A recipe in the file of its meal. It names its slug if that differs from `makeSlug(title)`. */
export type Dish = Omit<Recipe, "meal_type" | "slug"> & Partial<Pick<Recipe, "slug">>;
