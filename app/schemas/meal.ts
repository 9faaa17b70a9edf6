import { z } from "zod";
import { id, localDate, optionalText, requiredText } from "#app/schemas/fields.ts";
import { MAX_INGREDIENTS, MAX_LENGTH, MAX_MINUTES, MAX_SERVINGS, MEAL_TYPES } from "#app/utils/constants.ts";

function isWebAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** http or https alone (docs/product/food.md, "Recipes"): whoever taps a recipe is not to run a script. */
const webAddress = optionalText(MAX_LENGTH.url).pipe(z.string().refine(isWebAddress, "Invalid url").nullable());

const minutes = z.number().int().min(0).max(MAX_MINUTES).nullable();
const servings = z.number().int().min(1).max(MAX_SERVINGS).nullable();

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
  ingredients: z.array(requiredText(MAX_LENGTH.ingredient)).max(MAX_INGREDIENTS),
  ingredients_for: servings,
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
  ingredients: fields.ingredients.default([]),
  ingredients_for: servings.default(null),
});

/**
 * `PUT /families/{id}/meals/{mealId}`: only what is sent is changed. With the `updated_at` that the caller has seen,
 * nothing is changed when someone else was faster.
 */
export const mealChangeSchema = z.object({ ...fields, updated_at: z.string().datetime() }).partial();

/** `GET /families/{id}/meals?from=&to=` */
export const mealWindowSchema = z.object({ from: localDate.optional(), to: localDate.optional() });

/** The ingredients of a text, one a line; blank lines are none. */
const ingredientLines = (text: string | undefined) =>
  (text ?? "")
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** What is wrong with a line is said of the one field that holds them all. */
const ingredientsText = z
  .string()
  .max(MAX_LENGTH.ingredients)
  .optional()
  .transform((text, context) => {
    // One line too many is enough to be told of.
    const parsed = fields.ingredients.safeParse(ingredientLines(text).slice(0, MAX_INGREDIENTS + 1));
    if (parsed.success) return parsed.data;
    for (const { message, path } of parsed.error.issues) {
      const line = path[0];
      context.addIssue({
        code: "custom",
        message: typeof line === "number" ? `Line ${line + 1}: ${message}` : message,
      });
    }
    return z.NEVER;
  });

/** The form that adds a meal, or edits one: all of it. `version` is the state that the form was made of. */
export const mealFormSchema = newMealSchema.extend({
  ingredients: ingredientsText,
  version: z.string().optional(),
});

/** The button that fills the form in from its recipe's page: the address alone has to be right. */
export const fetchRecipeSchema = z.object({
  recipe_url: requiredText(MAX_LENGTH.url).refine(isWebAddress, "Invalid url"),
});

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
