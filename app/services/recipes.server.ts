import { config } from "#app/config/env.server.ts";
import { type Recipe, readRecipe } from "#app/domain/recipe.ts";
import { fetchPage, isPublicAddress } from "#app/services/web-page.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";

/**
 * The recipe of a page on the web, by the schema.org data in it. Throws a `DomainError` at `recipe_url` for a page that
 * cannot be had, or has no recipe. It may take ten seconds: not for within a transaction.
 */
export async function fetchRecipe(url: string): Promise<Recipe> {
  const isAllowed = config().recipesFromPrivateAddresses ? () => true : isPublicAddress;
  const recipe = readRecipe(await fetchPage(url, isAllowed));
  if (recipe) return recipe;
  throw new DomainError(
    "invalid",
    "No recipe was found on that page. You can fill in the meal by hand; the link is kept.",
    "recipe_url",
  );
}
