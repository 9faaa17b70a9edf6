import { createHash } from "node:crypto";
import { RECIPE_FIELDS, type RecipeField } from "#app/presenters/food/recipes.ts";

type Values = Record<RecipeField, string>;

/** A hash that is the same after a browser has normalised the text's whitespace. */
const hashText = (text: string) =>
  createHash("sha256").update(text.replace(/\s+/g, " ").trim()).digest("base64url").slice(0, 8);

/**
 * Hashes of the values that the last fetched recipe filled in, which the form carries to tell them from typed values.
 */
const hashFields = (values: Values) => RECIPE_FIELDS.map((field) => hashText(values[field])).join(" ");

/**
 * Fills a fetched recipe into the form. Typed values stay; empty ones, and those of the recipe fetched before, are
 * replaced.
 */
export function fillIn(
  typed: Record<string, unknown>,
  recipe: Values,
): { values: Record<string, string>; kept: RecipeField[] } {
  const earlier = String(typed.fetched ?? "").split(" ");
  const own = (field: RecipeField, at: number) => {
    const text = String(typed[field] ?? "");
    return text.trim() !== "" && hashText(text) !== earlier[at] ? text : null;
  };
  const kept = RECIPE_FIELDS.filter((field, at) => own(field, at) !== null);
  const filled = Object.fromEntries(RECIPE_FIELDS.map((field, at) => [field, own(field, at) ?? recipe[field]]));
  return { values: { ...filled, fetched: hashFields(recipe) }, kept };
}
