import { z } from "zod";
import { id, localDate, optionalText, requiredText } from "#app/schemas/fields.ts";
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

/** A meal's fields, in the order in which the API has them. A new one begins here. */
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
 * `PUT /families/{id}/meals/{mealId}`: fields that are not sent stay. `updated_at` as the caller read it makes a later change
 * by someone else a conflict.
 */
export const mealChangeSchema = z.object({ ...fields, updated_at: z.string().datetime() }).partial();

/** `GET /families/{id}/meals?from=&to=` */
export const mealWindowSchema = z.object({ from: localDate.optional(), to: localDate.optional() });

/** The form that adds a meal, or edits one: all of it. `version` is the state that the form was made of. */
export const mealFormSchema = newMealSchema.extend({
  ingredients: linesText(ingredients, MAX_INGREDIENTS, MAX_LENGTH.ingredients),
  steps: linesText(steps, MAX_STEPS, MAX_LENGTH.steps),
  version: z.string().optional(),
});

/** The button that fills the form in from its recipe's page: the address alone has to be right. */
export const fetchRecipeSchema = z.object({ recipe_url: requiredAddress });

const lines = z.array(z.string().max(MAX_LENGTH.ingredient)).max(MAX_INGREDIENTS).default([]);

/** The form that puts ingredients on the grocery list: lines of the recipe, those that were put there before apart. */
export const listIngredientsSchema = z
  .object({ lines, again: lines, servings: servings.default(null) })
  .refine((form) => form.lines.length + form.again.length > 0, {
    path: ["lines"],
    message: "Choose at least one ingredient",
  });

/** `?servings=` of that form's page: the number to buy for. */
export const servingsQuery = z.coerce.number().pipe(servings.unwrap());

export type NewMeal = z.infer<typeof newMealSchema>;
export type MealChange = Partial<NewMeal>;
