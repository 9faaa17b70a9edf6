import { createHash } from "node:crypto";
import { familyLookUp } from "#app/http/forms/form-route.server.ts";
import type { FamilyContext } from "#app/http/page.server.ts";
import { presentRecipeFound, RECIPE_FIELDS, type RecipeField, recipeValues } from "#app/presenters/food/recipes.ts";
import { fetchRecipeSchema } from "#app/schemas/meal.ts";
import { fetchRecipe } from "#app/services/food/recipes.server.ts";

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
function fillIn(
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

/** The button "Fetch recipe" of the forms that add a meal, or edit the one that `find` looks up. */
export const fetchRecipeForm = (find?: (context: FamilyContext) => Promise<unknown>) =>
  familyLookUp({
    schema: fetchRecipeSchema,
    ...(find ? { find } : {}),
    lookUp: async ({ actor, value: { recipe_url }, typed }) => {
      const recipe = recipeValues(await fetchRecipe(actor, recipe_url));
      const { values, kept } = fillIn(typed, recipe);
      return { values, note: presentRecipeFound(recipe, kept, new URL(recipe_url).hostname) };
    },
  });
