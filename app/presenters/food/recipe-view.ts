import type { RecipeContent } from "#app/domain/food/built-in-recipes.server.ts";
import { findHeld } from "#app/domain/food/recipe-food.ts";
import { scaleLine } from "#app/domain/food/scaling.ts";
import { presentSteps } from "#app/presenters/food/cooking.ts";
import { say } from "#app/presenters/food/own-words.ts";
import { MEAL_TYPE_NAMES } from "#app/shared/food/meal-names.ts";
import { pick } from "#app/utils/pick.ts";

/** "Holds milk (Butter)" for each of the family's allergens in a recipe. */
export const presentHeld = (recipe: Parameters<typeof findHeld>[0], allergies: readonly string[]): string[] =>
  findHeld(recipe, allergies).map(({ allergy, where }) => `Contains ${say(allergy)} (${where})`);

/** The total time: "30 min"; `null` if unknown. */
export function presentTime({ prep_time, cook_time }: Pick<RecipeContent, "prep_time" | "cook_time">): string | null {
  const minutes = (prep_time ?? 0) + (cook_time ?? 0);
  return minutes > 0 ? `${minutes} min` : null;
}

/** "Prepare 10 min, cook 20 min"; `null` unless both are known. */
function presentParts({ prep_time, cook_time }: Pick<RecipeContent, "prep_time" | "cook_time">): string | null {
  return prep_time && cook_time ? `Prepare ${prep_time} min, cook ${cook_time} min` : null;
}

interface Asked {
  /** The servings to show; `null` for the recipe's own. */
  servings: number | null;
  /** The family's allergies. */
  allergies: readonly string[];
}

/** A recipe for its page (docs/product/food.md, "Recipes"). */
export function presentRecipe(recipe: RecipeContent, { servings: wanted, allergies }: Asked) {
  const { title, description, recipe_url, servings: base, diets } = recipe;
  const servings = base === null ? null : (wanted ?? base);
  const factor = base === null || servings === null ? 1 : servings / base;
  return {
    title,
    description,
    sourceUrl: recipe_url,
    type: recipe.meal_type && MEAL_TYPE_NAMES[recipe.meal_type],
    time: presentTime(recipe),
    parts: presentParts(recipe),
    diets,
    held: presentHeld(recipe, allergies),
    /** Whether the family has allergies to check. */
    hasAllergies: allergies.length > 0,
    servings,
    /** The recipe's own servings, if other ones are shown. */
    writtenFor: servings === base ? null : base,
    ingredients: recipe.ingredients.map((line) => scaleLine(line, factor)),
    steps: presentSteps(recipe.steps),
  };
}
export type RecipeView = ReturnType<typeof presentRecipe>;

/** A recipe as values of its form. */
export const presentRecipeForm = (recipe: RecipeContent) => ({
  ...pick(recipe, ["title", "description", "recipe_url", "prep_time", "cook_time", "servings", "meal_type", "diets"]),
  ingredients: recipe.ingredients.join("\n"),
  steps: recipe.steps.join("\n"),
});
