import type { KnownLines } from "#app/domain/food/known-lines.ts";
import { writeQuantity } from "#app/domain/food/quantity.ts";
import { listIngredients, nameOfOne, type RecipeIngredient } from "#app/domain/food/recipe-ingredients.server.ts";
import type { Recipe } from "#app/ideas/recipe.ts";
import { RECIPES } from "#app/ideas/recipes.server.ts";
import type { Diet, MealType } from "#app/shared/food/constants.ts";

/** People that the recipes' quantities are for. */
export const RECIPE_PEOPLE = 4;

/** The content of a recipe, built-in or the family's. */
export interface RecipeContent {
  title: string;
  description: string | null;
  recipe_url: string | null;
  /** Minutes. */
  prep_time: number | null;
  /** Minutes. */
  cook_time: number | null;
  servings: number | null;
  meal_type: MealType | null;
  ingredients: string[];
  known_lines?: KnownLines;
  steps: string[];
  diets: Diet[];
}

const bySlug = new Map(RECIPES.map((recipe) => [recipe.slug, recipe]));

/** The built-in recipe of a slug. */
export const findBuiltIn = (slug: string): Recipe | undefined => bySlug.get(slug);

/** "500 g Asparagus", "1 Lemon" */
function writeLine({ item_name, amount, unit }: RecipeIngredient): string {
  const name = unit === "" && amount <= 1 ? nameOfOne(item_name) : item_name;
  return `${writeQuantity(amount, unit)} ${name}`;
}

/** A built-in recipe in the lines in which families write theirs. */
export const builtInContent = (recipe: Recipe): RecipeContent => ({
  title: recipe.title,
  description: recipe.description,
  recipe_url: null,
  prep_time: recipe.prep_time,
  cook_time: recipe.cook_time,
  servings: RECIPE_PEOPLE,
  meal_type: recipe.meal_type,
  ingredients: listIngredients(recipe).map(writeLine),
  steps: [...recipe.steps],
  diets: [...recipe.diets],
});
