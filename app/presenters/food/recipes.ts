import type { Recipe } from "#app/domain/recipe-page/recipe.ts";
import { joinNames } from "#app/shared/people/names.ts";
import { say } from "#app/words/catalogue.ts";
import { recipeWords } from "#app/words/catalogues/recipe-words.ts";
import { type Notes, writeNotes } from "#app/words/note.server.ts";

/** The fields of a form that a fetched recipe fills in. */
export const RECIPE_FIELDS = [
  ...(["title", "description", "prep_time", "cook_time", "servings", "ingredients", "steps"] as const),
  "ingredients_for",
] as const;
export type RecipeField = (typeof RECIPE_FIELDS)[number];

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

/** `ingredients_for` is hidden, and therefore not named. */
type Named = Exclude<RecipeField, "ingredients_for">;
const NAMED = RECIPE_FIELDS.filter((field): field is Named => field !== "ingredients_for");

/** The message after a recipe was fetched: the filled fields, the typed ones that stayed, the missing ones, and losses. */
export function presentRecipeFound(
  recipe: Record<RecipeField, string>,
  kept: readonly RecipeField[],
  { host, lost }: { host: string; lost: Notes },
  locale: string,
): string {
  const text = say(recipeWords, locale);
  const listed = (of: (field: Named) => boolean) =>
    joinNames(
      NAMED.filter(of).map((field) => text(`field.${field}`)),
      locale,
    );
  const filled = listed((field) => recipe[field] !== "" && !kept.includes(field));
  const missing = listed((field) => recipe[field] === "" && !kept.includes(field));
  const stays = listed((field) => kept.includes(field));
  return [
    filled && text("found.filled", { host, fields: filled }),
    stays && text("found.kept", { fields: stays }),
    missing && text("found.missing", { fields: missing }),
    writeNotes(recipeWords, lost, locale),
  ]
    .filter(Boolean)
    .join(" ");
}
