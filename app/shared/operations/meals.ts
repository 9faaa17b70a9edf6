import { failing, type OperationFacts } from "#app/shared/operations/facts.ts";
import { meals } from "#app/words/catalogues/meals.ts";

const addMeal = failing(meals, "failed.add");
const saveWeek = failing(meals, "failed.saveWeek");

/** Operations on meals and weeks. */
export const MEALS = {
  "add-meal": addMeal,
  "copy-last-week": addMeal,
  "lay-week": addMeal,
  "fetch-recipe": failing(meals, "failed.fetch"),
  "save-week": saveWeek,
  "rename-week": saveWeek,
  "delete-week": failing(meals, "failed.deleteWeek"),
  "make-plan": { ...failing(meals, "failed.make"), isSlow: true },
} satisfies Record<string, OperationFacts>;
