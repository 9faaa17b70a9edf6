import fc from "fast-check";
import type { PlanCriteria } from "#app/domain/food/recipe-ranking.server.ts";
import { ALLERGENS, COOKING_TIMES, CUISINES, DIETS, type Diet } from "#app/shared/food/constants.ts";

/** Two weeks for four who leave out nothing. */
export const USUAL_CRITERIA: PlanCriteria = {
  startDate: "2026-03-02",
  days: 14,
  familySize: 4,
  diets: [],
  allergies: [],
  cookingTime: null,
  cuisines: [],
};

/** Diets that ingredients decide, and that are never given up. */
export const STRICT_DIETS: readonly Diet[] = [
  "Vegetarian",
  "Vegan",
  "Gluten-free",
  "Dairy-free",
  "Low-carb",
  "Keto",
  "Paleo",
];

/** Any criteria of a plan that a family may choose. */
export const anyCriteria = fc.record({
  startDate: fc.constantFrom("2026-02-25", "2024-02-28", "2026-12-30"),
  days: fc.integer({ min: 1, max: 14 }),
  familySize: fc.integer({ min: 1, max: 12 }),
  diets: fc.subarray([...DIETS], { maxLength: 3 }),
  allergies: fc.subarray([...ALLERGENS, "mushrooms", "tomato", "kiwi", "citrus"], { maxLength: 4 }),
  cookingTime: fc.constantFrom(null, ...COOKING_TIMES),
  cuisines: fc.subarray([...CUISINES], { maxLength: 3 }),
});
