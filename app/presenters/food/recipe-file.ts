import type { RecipeFile } from "#app/models/food/recipe-file.server.ts";
import { byCount } from "#app/shared/by-count.ts";
import { recipeFileHref } from "#app/shared/food/recipe-files.ts";
import { formatInstant } from "#app/shared/format.ts";

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

/** The result of an import, line by line; `null` before the import. */
export function presentResult({ result, expires_at }: RecipeFile, locale: string) {
  if (!result) return null;
  const { recipes, left_out, undone } = result;
  const rest = undone && recipes.length - undone.removed;
  return {
    isUndone: undone !== null,
    summary: undone ? "This import was undone." : `${count(recipes.length, "recipe")} imported.`,
    lines: undone
      ? [
          { title: `${count(undone.removed, "recipe")} removed`, text: "You can restore them under Family Settings." },
          ...(rest ? [{ title: `${rest} left alone`, text: "Someone has changed or deleted them since." }] : []),
        ]
      : [
          ...recipes.map(({ title }) => ({ title, text: "New" })),
          ...left_out.map(({ title, reason }) => ({ title, text: reason })),
        ],
    until: formatInstant(expires_at.getTime(), locale, "long", "UTC"),
    canUndo: !undone && recipes.length > 0 && expires_at.getTime() > Date.now(),
  };
}

/** A line of the list of imports. */
export const presentImport = ({ id, name, created_at, result }: RecipeFile, locale: string) => ({
  id,
  href: recipeFileHref(id),
  fileName: name,
  date: formatInstant(created_at.getTime(), locale, "day", "UTC"),
  text: result?.undone ? "Undone" : `${count(result?.recipes.length ?? 0, "recipe")} imported`,
});
