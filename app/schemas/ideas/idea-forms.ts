import { z } from "zod";
import { localDate, requiredText } from "#app/schemas/fields.ts";
import { hasScript } from "#app/schemas/food/grocery.ts";
import { groceryRequestSchema, planRequestSchema } from "#app/schemas/ideas/ideas.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import {
  MAX_GROCERY_ITEMS,
  MAX_MINUTES,
  MAX_OWN_ALLERGIES,
  MAX_SERVINGS,
  PLAN_MEALS,
  PLANNED_MEALS,
} from "#app/shared/food/constants.ts";
import { splitTyped } from "#app/utils/split-typed.ts";
import { draftWords } from "#app/words/catalogues/draft-words.ts";
import { english } from "#app/words/english.server.ts";
import { zodMessages } from "#app/words/zod-messages.server.ts";

/** Allergies in the family's own words, separated by commas. */
export const ownWordsSchema = z
  .string()
  .max(MAX_OWN_ALLERGIES * (MAX_LENGTH.allergy + 2))
  .default("")
  .transform(splitTyped);

/** Merges chosen and typed allergies. Issues are reported at the field of the typed ones. */
function joinAllergies(
  { allergies: chosen, other_allergies: own }: { allergies: string[]; other_allergies: string[] },
  context: z.RefinementCtx,
) {
  const parsed = planRequestSchema.shape.allergies.safeParse([...new Set([...chosen, ...own])], {
    errorMap: zodMessages,
  });
  if (parsed.success) return parsed.data;
  for (const { message } of parsed.error.issues)
    context.addIssue({ code: "custom", path: ["other_allergies"], message });
  return z.NEVER;
}

/** The options form of a meal plan. */
export const planFormSchema = planRequestSchema
  .extend({ start_date: localDate, meals: z.enum(PLAN_MEALS).default("all"), other_allergies: ownWordsSchema })
  .transform(({ other_allergies, meals, ...form }, context) => ({
    ...form,
    ...(meals === "dinners" ? { meals: ["dinner" as const] } : {}),
    allergies: joinAllergies({ ...form, other_allergies }, context),
  }));

/** The options form of a grocery list. */
export const groceryFormSchema = groceryRequestSchema
  .extend({
    start_date: localDate,
    end_date: localDate,
    include_staples: z.boolean().default(false),
    other_allergies: ownWordsSchema,
  })
  .transform(({ other_allergies, ...form }, context) => ({
    ...form,
    allergies: joinAllergies({ ...form, other_allergies }, context),
  }));

/** The slot of a dish in a plan. */
export const placeSchema = z.object({ date: localDate, meal: z.enum(PLANNED_MEALS) });

/** `placeSchema` in forms of the plan's page. */
export const placeFormSchema = placeSchema.extend({ has_script: hasScript });

/** For slots that have a meal already: it stays alone, both stay, or the dish replaces it. */
export const OVER_PLANNED = ["ours", "both", "replace"] as const;
export type OverPlanned = (typeof OVER_PLANNED)[number];
export const addAllSchema = z.object({ over: z.enum(OVER_PLANNED).optional() });

const dishMinutes = z.number().int().min(0).max(MAX_MINUTES);

/** The form that edits a dish of a draft. */
export const dishFormSchema = z.object({
  title: requiredText(MAX_LENGTH.title),
  prep_time: dishMinutes,
  cook_time: dishMinutes,
  servings: z.number().int().min(1).max(MAX_SERVINGS),
  has_script: hasScript,
});
export type DishForm = Omit<z.infer<typeof dishFormSchema>, "has_script">;

/** The chosen items of a generated list, by index. */
export const chosenItemsSchema = z
  .object({ items: z.array(z.number().int().min(0).max(MAX_GROCERY_ITEMS)).max(MAX_GROCERY_ITEMS).default([]) })
  .refine(({ items }) => items.length > 0, { path: ["items"], message: english(draftWords, "chooseItem") });
