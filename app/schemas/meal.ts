import { z } from "zod";
import { localDate, optionalText, requiredText } from "#app/schemas/fields.ts";
import { MAX_LENGTH, MAX_MINUTES, MAX_SERVINGS, MEAL_TYPES } from "#app/utils/constants.ts";

function isWebAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** http or https alone (decisions.md section 9): whoever taps a recipe is not to run a script. */
const webAddress = optionalText(MAX_LENGTH.url).pipe(z.string().refine(isWebAddress, "Invalid url").nullable());

const minutes = z.number().int().min(0).max(MAX_MINUTES).nullable();
const servings = z.number().int().min(1).max(MAX_SERVINGS).nullable();

const fields = {
  title: requiredText(MAX_LENGTH.title),
  description: optionalText(MAX_LENGTH.text),
  meal_type: z.enum(MEAL_TYPES),
  planned_date: localDate,
  recipe_url: webAddress,
  prep_time: minutes,
  cook_time: minutes,
  servings,
};

/** `POST /families/{id}/meals`, and the form. */
export const newMealSchema = z.object({
  ...fields,
  meal_type: fields.meal_type.default("dinner"),
  prep_time: minutes.default(null),
  cook_time: minutes.default(null),
  servings: servings.default(null),
});

/** `PUT /families/{id}/meals/{mealId}`: only what is sent is changed. */
export const mealChangeSchema = z.object(fields).partial();

/** `GET /families/{id}/meals?from=&to=` */
export const mealWindowSchema = z.object({ from: localDate.optional(), to: localDate.optional() });

/** The form that edits a meal: all of it. `mark` is the state that the form was made of. */
export const editMealSchema = newMealSchema.extend({ mark: z.string().optional() });

export type NewMeal = z.infer<typeof newMealSchema>;
export type MealChange = z.infer<typeof mealChangeSchema>;
