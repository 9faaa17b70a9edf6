import { z } from "zod";
import { optionalText, queryId, queryNumber, requiredText } from "#app/schemas/fields.ts";
import { searchText } from "#app/schemas/find/find.ts";
import { ingredients, minutes, servings, slug, steps, webAddress } from "#app/schemas/food/dish-fields.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { DIETS, MAX_EATERS, MAX_MINUTES, MEAL_TYPES } from "#app/shared/food/constants.ts";

const diets = z.array(z.enum(DIETS)).transform((chosen) => DIETS.filter((diet) => chosen.includes(diet)));
const mealType = z.enum(MEAL_TYPES).nullable();

/** A recipe's fields, in the order of the API. Add a new field here first. */
const fields = {
  title: requiredText(MAX_LENGTH.title),
  description: optionalText(MAX_LENGTH.text),
  recipe_url: webAddress,
  prep_time: minutes,
  cook_time: minutes,
  servings,
  meal_type: mealType,
  ingredients,
  steps,
  diets,
  based_on: slug,
};
export const RECIPE_FIELDS = Object.keys(fields) as readonly (keyof typeof fields)[];

/** `POST /families/{id}/recipes` */
export const newRecipeSchema = z.object({
  ...fields,
  prep_time: minutes.default(null),
  cook_time: minutes.default(null),
  servings: servings.default(null),
  meal_type: mealType.default(null),
  ingredients: ingredients.default([]),
  steps: steps.default([]),
  diets: diets.default([]),
  based_on: slug.default(null),
});

const { based_on: _, ...changeable } = fields;

/**
 * `PUT /families/{id}/recipes/{recipeId}`: missing fields and `based_on` stay. With the `updated_at` that the caller
 * has read, a later change by another user is a conflict.
 */
export const recipeChangeSchema = z.object({ ...changeable, updated_at: z.string().datetime() }).partial();

/** `GET /families/{id}/recipes?q=&time=&diet=&after=`; `time` is the total in minutes. */
export const recipeListSchema = z.object({
  q: searchText.optional(),
  time: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 * MAX_MINUTES)
    .optional(),
  diet: z.enum(DIETS).optional(),
  after: queryId.optional(),
});

export type NewRecipe = z.infer<typeof newRecipeSchema>;
export type RecipeChange = Partial<Omit<NewRecipe, "based_on">>;
export type RecipeQuery = z.infer<typeof recipeListSchema>;

/** `?servings=` of a recipe's page. */
export const cookForQuery = queryNumber.pipe(z.number().int().min(1).max(MAX_EATERS));
