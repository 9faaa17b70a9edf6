import type { Dish, Recipe } from "#app/ideas/recipe.ts";
import { BREAKFASTS } from "#app/ideas/recipes/breakfasts.server.ts";
import { FISH_DINNERS } from "#app/ideas/recipes/dinners-fish.server.ts";
import { MEAT_DINNERS } from "#app/ideas/recipes/dinners-meat.server.ts";
import { VEGAN_DINNERS } from "#app/ideas/recipes/dinners-vegan.server.ts";
import { VEGETARIAN_DINNERS } from "#app/ideas/recipes/dinners-vegetarian.server.ts";
import { LUNCHES } from "#app/ideas/recipes/lunches.server.ts";
import { SNACKS } from "#app/ideas/recipes/snacks.server.ts";
import type { MealType } from "#app/shared/food/constants.ts";

/**
 * The built-in recipes (docs/product/ideas.md, "The built-in library"). `recipes.test.ts` holds each to its schema and
 * to the lexicon.
 */
export const RECIPES_BY_FILE = {
  breakfasts: asMeal("breakfast", BREAKFASTS),
  lunches: asMeal("lunch", LUNCHES),
  "dinners-meat": asMeal("dinner", MEAT_DINNERS),
  "dinners-fish": asMeal("dinner", FISH_DINNERS),
  "dinners-vegetarian": asMeal("dinner", VEGETARIAN_DINNERS),
  "dinners-vegan": asMeal("dinner", VEGAN_DINNERS),
  snacks: asMeal("snack", SNACKS),
};

export const RECIPES: readonly Recipe[] = Object.values(RECIPES_BY_FILE).flat();

function asMeal(meal_type: MealType, dishes: readonly Dish[]): Recipe[] {
  return dishes.map((dish) => ({ slug: makeSlug(dish.title), ...dish, meal_type }));
}

/** "Cod in tomato and olive sauce" is `cod-in-tomato-and-olive-sauce`. */
export function makeSlug(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/[\u0300-\u036F’']/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
