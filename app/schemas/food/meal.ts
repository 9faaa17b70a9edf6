import { z } from "zod";
import { id, localDate, optionalText, queryNumber, requiredText } from "#app/schemas/fields.ts";
import {
  ingredients,
  linesText,
  minutes,
  requiredAddress,
  servings,
  slug,
  steps,
  webAddress,
} from "#app/schemas/food/dish-fields.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { MAX_INGREDIENTS, MAX_STEPS, MEAL_TYPES } from "#app/shared/food/constants.ts";
import { dishWords } from "#app/words/catalogues/dish-words.ts";
import { english } from "#app/words/english.server.ts";

/** A meal's fields, in the order of the API. Add a new field here first. */
const fields = {
  title: requiredText(MAX_LENGTH.title),
  description: optionalText(MAX_LENGTH.text),
  meal_type: z.enum(MEAL_TYPES),
  planned_date: localDate,
  recipe_url: webAddress,
  prep_time: minutes,
  cook_time: minutes,
  servings,
  cook_id: id.nullable(),
  ingredients,
  ingredients_for: servings,
  steps,
  recipe_id: id.nullable(),
  built_in: slug,
};
export const MEAL_FIELDS = Object.keys(fields) as readonly (keyof typeof fields)[];

/** `POST /families/{id}/meals` */
export const newMealSchema = z.object({
  ...fields,
  meal_type: fields.meal_type.default("dinner"),
  prep_time: minutes.default(null),
  cook_time: minutes.default(null),
  servings: servings.default(null),
  cook_id: fields.cook_id.default(null),
  ingredients: ingredients.default([]),
  ingredients_for: servings.default(null),
  steps: steps.default([]),
  recipe_id: fields.recipe_id.default(null),
  built_in: slug.default(null),
});

/**
 * `PUT /families/{id}/meals/{mealId}`: missing fields are kept. With the `updated_at` that the caller has read, a later
 * change by another user is a conflict.
 */
export const mealChangeSchema = z.object({ ...fields, updated_at: z.string().datetime() }).partial();

/** `GET /families/{id}/meals?from=&to=` */
export const mealWindowSchema = z.object({ from: localDate.optional(), to: localDate.optional() });

/** The form that adds or edits a meal: all its fields. `version` is that of the form's meal. */
export const mealFormSchema = newMealSchema.extend({
  ingredients: linesText(ingredients, MAX_INGREDIENTS, MAX_LENGTH.ingredients),
  steps: linesText(steps, MAX_STEPS, MAX_LENGTH.steps),
  version: z.string().optional(),
});

/** The button that fills in the form from the recipe's page. It validates the address alone. */
export const fetchRecipeSchema = z.object({ recipe_url: requiredAddress });

const lines = z.array(z.string().max(MAX_LENGTH.ingredient)).max(MAX_INGREDIENTS).default([]);

/**
 * The form that adds ingredients to the grocery list: lines of the recipe, and separately those that were added before.
 */
export const listIngredientsSchema = z
  .object({ lines, again: lines, servings: servings.default(null) })
  .refine((form) => form.lines.length + form.again.length > 0, {
    path: ["lines"],
    message: english(dishWords, "chooseIngredient"),
  });

/** `?servings=` of that form's page: the servings to buy for. */
export const servingsQuery = queryNumber.pipe(servings.unwrap());

export type NewMeal = z.infer<typeof newMealSchema>;
export type MealChange = Partial<NewMeal>;
