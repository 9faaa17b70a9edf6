/** The fields of a new meal that has only a title and a day. */
export const NEW_MEAL = {
  description: null,
  meal_type: "dinner",
  recipe_url: null,
  prep_time: null,
  cook_time: null,
  servings: null,
  cook_id: null,
  ingredients: [],
  ingredients_for: null,
  steps: [],
  recipe_id: null,
  built_in: null,
} as const;
