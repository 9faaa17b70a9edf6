import type { PhotoSize } from "#app/shared/food/constants.ts";

/** The page to change a recipe's photo. */
export const photoPageHref = (recipeId: number): string => `/recipes/${recipeId}/photo`;

/**
 * The address of a recipe's photo, which contains the photo's name, so that a new photo has a new address; `null`
 * without one.
 */
export const photoHref = (recipe: { id: number; photo: string | null }, size: PhotoSize): string | null =>
  recipe.photo && `${photoPageHref(recipe.id)}?size=${size}&v=${recipe.photo}`;
