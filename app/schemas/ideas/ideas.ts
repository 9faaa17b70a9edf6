import { z } from "zod";
import { isAllergen, understandAllergy } from "#app/domain/food/allergens/own-words.ts";
import { tokenize } from "#app/domain/food/allergens/tokenize.ts";
import { checkInSchema } from "#app/schemas/chores/check-in.ts";
import { localDate, requiredText } from "#app/schemas/fields.ts";
import { ACTIVITY_MINUTES, DASHBOARD_MOMENT_MINUTES } from "#app/shared/connection/constants.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import {
  COOKING_TIMES,
  CUISINES,
  DIETS,
  GROCERY_DIETS,
  GROCERY_PEOPLE,
  MAX_ALLERGY_PARTS,
  MAX_OWN_ALLERGIES,
  PLAN_DAYS,
  PLAN_PEOPLE,
} from "#app/shared/food/constants.ts";
import { IDEA_SOURCES } from "#app/shared/ideas/constants.ts";
import { MAX_MEMBERS } from "#app/shared/people/constants.ts";
import { foodWords } from "#app/words/catalogues/food-words.ts";
import { english } from "#app/words/english.server.ts";

/** `"built-in"` uses the built-in library; `"ai"` is the default if a model is configured. */
const source = z.enum(IDEA_SOURCES).optional();

/** `GET` and `POST /families/{id}/ai/wellness-tip`, and buttons that request an idea. */
export const ideaOptionsSchema = z.object({ source });

const minutes = z.number().int().min(ACTIVITY_MINUTES.min).max(ACTIVITY_MINUTES.max);

/** `POST /families/{id}/ai/connection-activity`. Ages are in years. */
export const activityRequestSchema = z.object({
  duration_minutes: minutes.default(DASHBOARD_MOMENT_MINUTES),
  activity_type: requiredText(MAX_LENGTH.activityType).optional(),
  child_ages: z.array(z.number().min(0).max(120)).max(MAX_MEMBERS).default([]),
  source,
});

/** `POST /families/{id}/ai/mindfulness-practice`. `family_members` is a number of people. */
export const practiceRequestSchema = checkInSchema.extend({
  family_members: z.number().int().min(1).max(MAX_MEMBERS).optional(),
  source,
});

const distinct = <T>(list: T[]) => [...new Set(list)];
const choices = <U extends string, T extends readonly [U, ...U[]]>(names: T) =>
  z.array(z.enum(names)).max(100).default([]).transform(distinct);

/**
 * `ALLERGENS`, and up to ten in the family's own words, each with a known food (docs/product/ideas.md, "Allergies in
 * one's own words").
 */
const allergies = z
  .array(requiredText(MAX_LENGTH.allergy))
  .max(100)
  .default([])
  .superRefine((texts, context) => {
    const add = (path: number[], message: string) => context.addIssue({ code: "custom", path, message });
    if (texts.filter((text) => !isAllergen(text)).length > MAX_OWN_ALLERGIES)
      return add([], english(foodWords, "tooManyOwn", { count: MAX_OWN_ALLERGIES }));
    texts.forEach((text, at) => {
      // Skipped for texts that are refused as too long, because parsing them would be slow.
      if ([...text].length > MAX_LENGTH.allergy) return;
      if (understandAllergy(text).length === 0) add([at], english(foodWords, "notFood", { text }));
      if (tokenize(text).length > MAX_ALLERGY_PARTS)
        add([at], english(foodWords, "tooManyFoods", { count: MAX_ALLERGY_PARTS }));
    });
  });

const people = ({ min, max, default: fallback }: { min: number; max: number; default: number }) =>
  z.number().int().min(min).max(max).default(fallback);

/** `POST /families/{id}/ai/meal-plan`. Begins today by default. */
export const planRequestSchema = z.object({
  start_date: localDate.optional(),
  days: people(PLAN_DAYS),
  family_size: people(PLAN_PEOPLE),
  dietary_preferences: choices(DIETS),
  allergies,
  cooking_time: z.enum(COOKING_TIMES).nullish(),
  cuisine_preferences: choices(CUISINES),
  source,
});
export type PlanRequest = z.infer<typeof planRequestSchema>;

/** `POST /families/{id}/ai/grocery-list`. By default from today to 7 days later. */
export const groceryRequestSchema = z.object({
  start_date: localDate.optional(),
  end_date: localDate.optional(),
  family_size: people(GROCERY_PEOPLE),
  dietary_preferences: choices(GROCERY_DIETS),
  allergies,
  include_staples: z.boolean().default(true),
  source,
});
export type GroceryRequest = z.infer<typeof groceryRequestSchema>;
