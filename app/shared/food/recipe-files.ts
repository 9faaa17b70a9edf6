/** Pages for the import and export of recipes. */
export const IMPORT_RECIPES = "/recipes/import";
export const EXPORT_RECIPES = "/recipes/export";
export const recipeFileHref = (id: number): string => `${IMPORT_RECIPES}/${id}`;
