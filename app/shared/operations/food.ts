import type { OperationFacts } from "#app/shared/operations/facts.ts";

const addGrocery = { failure: "Failed to add grocery item" };
const updateGrocery = { failure: "Failed to update grocery item" };
const saveAisles = { failure: "Failed to save the aisle order" };
const addMeal = { failure: "Failed to add meal" };
const saveWeek = { failure: "Failed to save week" };
const saveRecipe = { failure: "Failed to save recipe" };
const saveDish = { failure: "Failed to save dish" };

/** Operations on meals, plans and groceries. */
export const FOOD = {
  "add-meal": addMeal,
  "copy-last-week": addMeal,
  "lay-week": addMeal,
  "edit-meal": { failure: "Failed to save meal" },
  "delete-meal": { failure: "Failed to delete meal" },
  "add-recipe": saveRecipe,
  "edit-recipe": saveRecipe,
  "save-dish-recipe": saveRecipe,
  "delete-recipe": { failure: "Failed to delete recipe" },
  "fetch-recipe": { failure: "Failed to fetch recipe" },
  "save-week": saveWeek,
  "rename-week": saveWeek,
  "delete-week": { failure: "Failed to delete week" },
  "add-item": addGrocery,
  "add-again": addGrocery,
  "add-items": addGrocery,
  "list-ingredients": addGrocery,
  "change-item": updateGrocery,
  "edit-item": updateGrocery,
  "remove-item": updateGrocery,
  "clear-purchased": updateGrocery,
  "end-staple": updateGrocery,
  "undo-removal": updateGrocery,
  "move-aisle": saveAisles,
  "reset-aisles": saveAisles,
  "make-plan": { failure: "Unable to make a meal plan right now", isSlow: true },
  "make-groceries": { failure: "Unable to make a grocery list right now", isSlow: true },
  "retry-draft": { failure: "Unable to try again right now", isSlow: true },
  "discard-draft": { failure: "Failed to discard the draft" },
  "add-dish": addMeal,
  "add-all": addMeal,
  "another-dish": { failure: "Unable to find another dish right now", isSlow: true },
  "save-dish": saveDish,
  "save-and-add-dish": saveDish,
  "save-photo": { failure: "Failed to save photo", isSlow: true },
  "look-at-recipes": { failure: "Failed to read recipes", isSlow: true },
  "take-recipes": { failure: "Failed to import recipes", isSlow: true },
  "undo-recipes": { failure: "Failed to undo this import. Please try again." },
  "discard-recipes": { failure: "Failed to forget recipes" },
  "remove-photo": { failure: "Failed to remove photo" },
} satisfies Record<string, OperationFacts>;
