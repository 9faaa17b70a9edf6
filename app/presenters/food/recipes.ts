import type { Recipe } from "#app/domain/recipe-page/recipe.ts";

/** The fields of a form that a fetched recipe fills in, with their names within a sentence. */
const FIELD_NAMES = {
  title: "the title",
  description: "the description",
  prep_time: "the prep time",
  cook_time: "the cook time",
  servings: "the servings",
  ingredients: "the ingredients",
  steps: "the steps",
  ingredients_for: "how many the ingredients are for",
} as const;

export type RecipeField = keyof typeof FIELD_NAMES;
export const RECIPE_FIELDS = Object.keys(FIELD_NAMES) as RecipeField[];

/** A recipe as values of a form; `""` for missing ones. */
export function recipeValues(recipe: Recipe): Record<RecipeField, string> {
  const { title, description, prep_time, cook_time, servings, ingredients, steps } = recipe;
  return {
    title: title ?? "",
    description: description ?? "",
    prep_time: String(prep_time ?? ""),
    cook_time: String(cook_time ?? ""),
    servings: String(servings ?? ""),
    ingredients: ingredients.join("\n"),
    steps: steps.join("\n"),
    ingredients_for: ingredients.length > 0 ? String(servings ?? "") : "",
  };
}

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });
const listFieldNames = (fields: readonly RecipeField[]) => list.format(fields.map((field) => FIELD_NAMES[field]));

/** The message after a recipe was fetched: the filled fields, the typed ones that stayed, the missing ones, and losses. */
export function presentRecipeFound(
  recipe: Record<RecipeField, string>,
  kept: readonly RecipeField[],
  host: string,
  lost: readonly string[],
): string {
  // `ingredients_for` is hidden, and therefore not named.
  const fields = RECIPE_FIELDS.filter((field) => field !== "ingredients_for");
  const filled = fields.filter((field) => recipe[field] !== "" && !kept.includes(field));
  const missing = fields.filter((field) => recipe[field] === "" && !kept.includes(field));
  const stays = fields.filter((field) => kept.includes(field));
  return [
    filled.length > 0 ? `From ${host}: ${listFieldNames(filled)}. Check it before you save.` : null,
    stays.length > 0 ? `Kept what you typed: ${listFieldNames(stays)}.` : null,
    missing.length > 0 ? `The page doesn’t say ${listFieldNames(missing)}.` : null,
    ...lost,
  ]
    .filter(Boolean)
    .join(" ");
}
