import type { PhotoSize } from "#app/shared/food/constants.ts";

/** The page on which a recipe gets a picture. */
export const photoPageHref = (recipeId: number): string => `/recipes/${recipeId}/photo`;

/** A recipe's picture; with its name, so that another picture has another address. `null` where it has none. */
export const photoHref = (recipe: { id: number; photo: string | null }, size: PhotoSize): string | null =>
  recipe.photo && `${photoPageHref(recipe.id)}?size=${size}&v=${recipe.photo}`;
