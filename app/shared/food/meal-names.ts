import type { MealType } from "#app/shared/food/constants.ts";

export const MEAL_TYPE_NAMES: Record<MealType, string> = {
  breakfast: "Breakfast",
  lunch: "Lunch",
  dinner: "Dinner",
  snack: "Snack",
};
