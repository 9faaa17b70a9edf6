import { redirect } from "@remix-run/node";
import { builtInContent, findBuiltIn, type RecipeContent } from "#app/domain/food/built-in-recipes.server.ts";
import { presentRecipe } from "#app/presenters/food/recipe-view.ts";
import { cookForQuery } from "#app/schemas/food/recipe.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { findRecipe } from "#app/services/food/family-recipes.server.ts";
import { findBasedOn } from "#app/services/food/recipe-links.server.ts";
import { readPreferences } from "#app/services/ideas/preferences.server.ts";
import { recipeHref } from "#app/shared/food/recipe-links.ts";
import { notFound } from "#app/utils/domain-error.ts";

interface OfRecipe {
  actor: FamilyScope;
  params: Readonly<Record<string, string | undefined>>;
}

/** The recipe of the path. */
export const findPathRecipe = ({ actor, params }: OfRecipe) => findRecipe(actor, pathId(params.recipeId, "Recipe"));

/**
 * The built-in recipe of the path, or 404. If a recipe of the family replaces it, redirects to the same `step` of that
 * recipe's page.
 */
export async function findPathBuiltIn({ actor, params, url }: FamilyContext, step = "") {
  const slug = params.slug ?? "";
  const recipe = findBuiltIn(slug);
  if (!recipe) throw notFound("Recipe");
  const own = await findBasedOn(actor, slug);
  if (own) throw redirect(`${recipeHref(own.id)}${step}${url.search}`);
  return { slug, content: builtInContent(recipe) };
}

/** The `servings` of the URL; `null` if missing or invalid. */
export function requestedServings({ url }: Pick<FamilyContext, "url">): number | null {
  const requested = cookForQuery.safeParse(url.searchParams.get("servings") ?? "");
  return requested.success ? requested.data : null;
}

/** A recipe's page for the servings of the URL, else for `servings`. */
export async function presentCooking(
  context: FamilyContext,
  content: RecipeContent,
  { servings = null, library }: { servings?: number | null; library?: { about: boolean; content: boolean } } = {},
) {
  const { allergies } = await readPreferences(context.actor);
  return presentRecipe(content, {
    servings: requestedServings(context) ?? servings,
    allergies,
    locale: context.locale,
    ...(library ? { library } : {}),
  });
}

/**
 * The built-in recipe that a new one will replace; `null` without one in the address. If a recipe of the family replaces it
 * already, redirects to that recipe's form.
 */
export async function findNewBasis(context: FamilyContext) {
  const slug = context.url.searchParams.get("based_on");
  return slug === null ? null : findPathBuiltIn({ ...context, params: { slug } }, "/edit");
}
