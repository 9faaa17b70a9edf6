/** Where recipes are brought in from a file, and taken along in one. */
export const IMPORT_RECIPES = "/recipes/import";
export const EXPORT_RECIPES = "/recipes/export";
export const recipeFileHref = (id: number): string => `${IMPORT_RECIPES}/${id}`;
