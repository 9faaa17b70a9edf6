import type { RecipeContent } from "#app/domain/food/built-in-recipes.server.ts";
import { findHeld } from "#app/domain/food/recipe-food.ts";
import { scaleLine } from "#app/domain/food/scaling.ts";
import { presentSteps } from "#app/presenters/food/cooking.ts";
import { foodName, sayAllergy } from "#app/presenters/food/food-names.ts";
import { pick } from "#app/utils/pick.ts";
import { say } from "#app/words/catalogue.ts";
import { foodWords } from "#app/words/catalogues/food-words.ts";

type Written = Parameters<typeof findHeld>[0];

/** "Contains milk (Butter)" for each of the family's allergens in a recipe. */
export const presentHeld = (recipe: Written, allergies: readonly string[], locale: string): string[] =>
  findHeld(recipe, allergies).map(({ allergy, where }) =>
    say(foodWords, locale)("contains", { allergy: sayAllergy(allergy, locale), food: where }),
  );

type Times = Pick<RecipeContent, "prep_time" | "cook_time">;

/** The total time: "30 min"; `null` if unknown. */
export function presentTime({ prep_time, cook_time }: Times, locale: string): string | null {
  const minutes = (prep_time ?? 0) + (cook_time ?? 0);
  return minutes > 0 ? say(foodWords, locale)("minutes", { minutes }) : null;
}

/** "Prepare 10 min, cook 20 min"; `null` unless both are known. */
const presentParts = ({ prep_time: prepare, cook_time: cook }: Times, locale: string): string | null =>
  prepare && cook ? say(foodWords, locale)("parts", { prepare, cook }) : null;

interface Asked {
  /** The servings to show; `null` for the recipe's own. */
  servings: number | null;
  /** The family's allergies. */
  allergies: readonly string[];
  /** The reader's BCP 47 tag. */
  locale: string;
}

/** A recipe for its page (docs/product/food.md, "Recipes"). */
export function presentRecipe(recipe: RecipeContent, { servings: wanted, allergies, locale }: Asked) {
  const { title, description, recipe_url, servings: base, diets } = recipe;
  const servings = base === null ? null : (wanted ?? base);
  const factor = base === null || servings === null ? 1 : servings / base;
  return {
    title,
    description,
    sourceUrl: recipe_url,
    type: recipe.meal_type && foodName("meal", recipe.meal_type, locale),
    time: presentTime(recipe, locale),
    parts: presentParts(recipe, locale),
    diets: diets.map((diet) => foodName("diet", diet, locale)),
    held: presentHeld(recipe, allergies, locale),
    /** Whether the family has allergies to check. */
    hasAllergies: allergies.length > 0,
    servings,
    /** The recipe's own servings, if other ones are shown. */
    writtenFor: servings === base ? null : base,
    ingredients: recipe.ingredients.map((line) => scaleLine(line, factor)),
    steps: presentSteps(recipe.steps, locale),
  };
}
export type RecipeView = ReturnType<typeof presentRecipe>;

/** A recipe as values of its form. */
export const presentRecipeForm = (recipe: RecipeContent) => ({
  ...pick(recipe, ["title", "description", "recipe_url", "prep_time", "cook_time", "servings", "meal_type", "diets"]),
  ingredients: recipe.ingredients.join("\n"),
  steps: recipe.steps.join("\n"),
});
