import type { RecipeImportResult } from "#app/services/imports/recipe-import.server.ts";
import { byCount } from "#app/shared/by-count.ts";

interface Item {
  title: string;
  reason: string | null;
  recipe: { ingredients: readonly string[]; steps: readonly string[] } | null;
}

const count = (number: number, one: string) => byCount(number, `1 ${one}`, `${number} ${one}s`);

/** The preview of a file of recipes. */
export const presentFile = (items: readonly Item[]) => ({
  coming: items.flatMap(({ title, recipe }) =>
    recipe
      ? [{ title, text: `${count(recipe.ingredients.length, "ingredient")}, ${count(recipe.steps.length, "step")}` }]
      : [],
  ),
  leftOut: items.flatMap(({ title, recipe, reason }) => (recipe ? [] : [{ title, text: reason ?? "" }])),
});

/** How many recipes the message names. */
const NAMED = 3;

/** The result of an import: recipes added, and those left out with reasons. */
export function formatImported({ recipes, left_out }: RecipeImportResult): string {
  const came = `${count(recipes.length, "recipe")} imported.`;
  const named = left_out.slice(0, NAMED).map(({ title, reason }) => `${title}: ${reason}`);
  const more = left_out.length > NAMED ? [`And ${left_out.length - NAMED} more.`] : [];
  return [came, ...named, ...more].join(" ");
}
