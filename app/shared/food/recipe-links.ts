/** Recipes: a family's own by id, built-in ones by slug. */

export const RECIPES_HREF = "/recipes";
export const NEW_RECIPE = "/recipes/new";
export const recipeHref = (id: number): string => `/recipes/${id}`;
export const builtInHref = (slug: string): string => `/recipes/built-in/${slug}`;
/** The form of an own recipe that replaces a built-in one. */
export const ownHref = (slug: string): string => `${NEW_RECIPE}?based_on=${slug}`;

/** The address with `servings`, unless `null` (the recipe's own). */
export const withServings = (href: string, servings: number | null): string =>
  servings === null ? href : `${href}${href.includes("?") ? "&" : "?"}servings=${servings}`;
