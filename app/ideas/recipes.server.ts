import type { Amount, Dish, Recipe, Unit } from "#app/ideas/recipe.ts";
import { BREAKFASTS } from "#app/ideas/recipes/breakfasts.server.ts";
import { FISH_DINNERS } from "#app/ideas/recipes/dinners-fish.server.ts";
import { MEAT_DINNERS } from "#app/ideas/recipes/dinners-meat.server.ts";
import { VEGAN_DINNERS } from "#app/ideas/recipes/dinners-vegan.server.ts";
import { VEGETARIAN_DINNERS } from "#app/ideas/recipes/dinners-vegetarian.server.ts";
import { LUNCHES } from "#app/ideas/recipes/lunches.server.ts";
import { SNACKS } from "#app/ideas/recipes/snacks.server.ts";
import type { GroceryCategory, MealType } from "#app/utils/constants.ts";

/**
 * The built-in recipes (docs/product/ideas.md, "The built-in library"). `recipes.test.ts` holds each to its schema and
 * to the lexicon.
 */
export const RECIPES: readonly Recipe[] = [
  ...asMeal("breakfast", BREAKFASTS),
  ...asMeal("lunch", LUNCHES),
  ...asMeal("dinner", [...MEAT_DINNERS, ...FISH_DINNERS, ...VEGETARIAN_DINNERS, ...VEGAN_DINNERS]),
  ...asMeal("snack", SNACKS),
];

function asMeal(meal_type: MealType, dishes: readonly Dish[]): Recipe[] {
  return dishes.map((dish) => ({ ...dish, meal_type }));
}

export interface RecipeIngredient {
  item_name: string;
  amount: number;
  /** `""`: pieces. */
  unit: Unit | "";
  category: GroceryCategory;
}

function readAmount(amount: Amount): { amount: number; unit: Unit | "" } {
  const [number = "", unit = ""] = String(amount).split(" ");
  return { amount: Number(number), unit: unit as Unit | "" };
}

/** What a recipe needs, for as many people as it serves. */
export const recipeIngredients = (recipe: Recipe): RecipeIngredient[] =>
  Object.entries(recipe.ingredients).flatMap(([category, things]) =>
    Object.entries(things).map(([item_name, amount]) => ({
      item_name,
      category: category as GroceryCategory,
      ...readAmount(amount),
    })),
  );
