import { z } from "zod";
import { ingredients, linesText, steps } from "#app/schemas/food/dish-fields.ts";
import { newRecipeSchema } from "#app/schemas/food/recipe.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { DIETS, MAX_INGREDIENTS, MAX_MINUTES, MAX_STEPS } from "#app/shared/food/constants.ts";

/** The form that adds or edits a recipe: all its fields. `version` is that of the form's recipe. */
export const recipeFormSchema = newRecipeSchema.extend({
  ingredients: linesText(ingredients, MAX_INGREDIENTS, MAX_LENGTH.ingredients),
  steps: linesText(steps, MAX_STEPS, MAX_LENGTH.steps),
  version: z.string().optional(),
});

/** The choices of the filter by time, in minutes. */
export const TIME_CHOICES = [20, 45, 90] as const;
export const WHOSE = ["ours", "built-in"] as const;

/** The query of the list; invalid values are ignored. */
export const recipePageSchema = z.object({
  q: z
    .string()
    .catch("")
    .transform((text) => [...text.trim()].slice(0, MAX_LENGTH.search).join("").trim()),
  time: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 * MAX_MINUTES)
    .nullable()
    .catch(null),
  diet: z.enum(DIETS).nullable().catch(null),
  whose: z.enum(WHOSE).nullable().catch(null),
  people: z.array(z.coerce.number().int().positive()).catch([]),
  after: z
    .string()
    .regex(/^[a-z0-9-]{1,200}$/)
    .nullable()
    .catch(null),
});
export type RecipePageQuery = z.infer<typeof recipePageSchema>;
