import { createHash } from "node:crypto";
import { RECIPE_FIELDS, type RecipeField } from "#app/presenters/food/recipes.ts";

type Values = Record<RecipeField, string>;

/** The same for a text that a browser has sent through a form. */
const hashText = (text: string) =>
  createHash("sha256").update(text.replace(/\s+/g, " ").trim()).digest("base64url").slice(0, 8);

/** The marks of what the last recipe brought, as the form carries them: its own values, which nobody has changed. */
const hashFields = (values: Values) => RECIPE_FIELDS.map((field) => hashText(values[field])).join(" ");

/**
 * Brings a recipe into the form. What someone has typed stays; what is empty, or came from the recipe before, is the
 * new recipe's.
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
