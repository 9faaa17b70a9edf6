import { failing, type OperationFacts } from "#app/shared/operations/facts.ts";
import { recipes } from "#app/words/catalogues/recipes.ts";

const saveRecipe = failing(recipes, "failed.save");

/** Operations on recipes, their photos and their files, and of the page of a meal. */
export const RECIPES = {
  "add-recipe": saveRecipe,
  "edit-recipe": saveRecipe,
  "delete-recipe": failing(recipes, "failed.delete"),
  "edit-meal": failing(recipes, "failed.saveMeal"),
  "delete-meal": failing(recipes, "failed.deleteMeal"),
  "fetch-recipe": failing(recipes, "failed.fetch"),
  "list-ingredients": failing(recipes, "failed.list"),
  "save-photo": { ...failing(recipes, "failed.savePhoto"), isSlow: true },
  "remove-photo": failing(recipes, "failed.removePhoto"),
  "look-at-recipes": { ...failing(recipes, "failed.read"), isSlow: true },
  "take-recipes": { ...failing(recipes, "failed.import"), isSlow: true },
  "undo-recipes": failing(recipes, "failed.undo"),
  "discard-recipes": failing(recipes, "failed.discard"),
} satisfies Record<string, OperationFacts>;
