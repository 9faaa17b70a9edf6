import { defineCatalogue } from "#app/words/define.server.ts";

/** The recipes of a family and of the built-in library. */
export const recipes = defineCatalogue("recipes", {
  "failed.save": "Failed to save recipe",
  "failed.delete": "Failed to delete recipe",
  "failed.fetch": ["Failed to fetch recipe", "From a web address"],
  "failed.list": ["Failed to add grocery item", "The ingredients of a recipe"],
  "failed.savePhoto": "Failed to save photo",
  "failed.removePhoto": "Failed to remove photo",
  "failed.read": ["Failed to read recipes", "From a file"],
  "failed.import": ["Failed to import recipes", "From a file"],
  "failed.undo": "Failed to undo this import. Please try again.",
  "failed.discard": ["Failed to forget recipes", "Recipes that were read from a file and not imported"],
});
