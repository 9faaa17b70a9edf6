import { type LeftOut, writeLeftOut } from "#app/domain/recipe-page/left-out.ts";
import type { RecipeFile } from "#app/models/food/recipe-file.server.ts";
import { recipeFileHref } from "#app/shared/food/recipe-files.ts";
import { formatInstant } from "#app/shared/format.ts";
import { say } from "#app/words/catalogue.ts";
import { recipeWords } from "#app/words/catalogues/recipe-words.ts";

interface Item extends LeftOut {
  recipe: { title: string; ingredients: readonly string[]; steps: readonly string[] } | null;
}

function presentOut(item: LeftOut, locale: string) {
  const { title, reason } = writeLeftOut(item, locale);
  return { title, text: reason };
}

/** The preview of a file of recipes. */
export const presentFile = (items: readonly Item[], locale: string) => ({
  coming: items.flatMap(({ recipe }) => {
    if (!recipe) return [];
    const counts = { ingredients: recipe.ingredients.length, steps: recipe.steps.length };
    return [{ title: recipe.title, text: say(recipeWords, locale)("file.parts", counts) }];
  }),
  leftOut: items.flatMap((item) => (item.recipe ? [] : [presentOut(item, locale)])),
});

/** The result of an import, line by line; `null` before the import. */
export function presentResult({ result, expires_at }: RecipeFile, locale: string) {
  if (!result) return null;
  const { recipes, left_out, undone } = result;
  const rest = undone && recipes.length - undone.removed;
  const text = say(recipeWords, locale);
  return {
    isUndone: undone !== null,
    summary: undone ? text("file.undone") : text("file.imported", { count: recipes.length }),
    lines: undone
      ? [
          { title: text("file.removed", { count: undone.removed }), text: text("file.removedHint") },
          ...(rest ? [{ title: text("file.left", { count: rest }), text: text("file.leftHint") }] : []),
        ]
      : [
          ...recipes.map(({ title }) => ({ title, text: text("file.new") })),
          ...left_out.map((item) => presentOut(item, locale)),
        ],
    until: formatInstant(expires_at.getTime(), locale, "long", "UTC"),
    canUndo: !undone && recipes.length > 0 && expires_at.getTime() > Date.now(),
  };
}

/** A line of the list of imports. */
export function presentImport({ id, name, created_at, result }: RecipeFile, locale: string) {
  const text = say(recipeWords, locale);
  return {
    id,
    href: recipeFileHref(id),
    fileName: name,
    date: formatInstant(created_at.getTime(), locale, "day", "UTC"),
    text: result?.undone
      ? text("file.undoneShort")
      : text("file.importedShort", { count: result?.recipes.length ?? 0 }),
  };
}
