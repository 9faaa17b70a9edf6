import { type Recipe, readRecipe } from "#app/domain/recipe-page/recipe.ts";
import type { Family } from "#app/models/people/family.server.ts";
import { fetchPage, MAX_PAGE_BYTES } from "#app/services/food/recipe-page.server.ts";
import { consume, type Limit } from "#app/services/system/rate-limits.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { recipeWords } from "#app/words/catalogues/recipe-words.ts";
import { english } from "#app/words/english.server.ts";

/** Pages that a family may fetch in ten minutes, so that Roost cannot be used to flood other sites. */
export const RECIPES: Limit = { name: "recipes of a family", max: 20, seconds: 600 };

/**
 * The recipe in the schema.org data of a web page. May take ten seconds: do not call inside a transaction. @throws
 * {DomainError} at `recipe_url` for a page that cannot be fetched or has no recipe, and above the limit
 */
export async function fetchRecipe({ family }: { family: Family }, url: string): Promise<Recipe> {
  const wait = await consume(RECIPES, family.id);
  if (wait > 0) {
    const text = english(recipeWords, "fetch.tooMany");
    throw new DomainError("limited", text, "recipe_url", wait);
  }
  const { html, isCut } = await fetchPage(url);
  const recipe = readRecipe(html, isCut);
  if (recipe) return recipe;
  const message = isCut
    ? english(recipeWords, "fetch.nothingCut", { count: MAX_PAGE_BYTES / 1_000_000 })
    : english(recipeWords, "fetch.nothing");
  throw new DomainError("invalid", message, "recipe_url");
}
