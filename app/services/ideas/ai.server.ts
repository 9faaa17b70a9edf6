import { z } from "zod";
import { shareMinutes } from "#app/domain/ideas/practice.ts";
import { requiredText } from "#app/schemas/fields.ts";
import { dishByModel, groceriesByModel, planByModel } from "#app/services/ideas/ai-meals.server.ts";
import { askModel, type ModelOptions } from "#app/services/ideas/model.server.ts";
import type { ActivityCriteria, IdeaProvider } from "#app/services/ideas/source.server.ts";
import { ACTIVITY_KINDS, ACTIVITY_MINUTES, GENERATOR_MINUTES } from "#app/shared/connection/constants.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";

/** A trimmed line of the model's answer, within the limit of its column. */
const line = (max: number) => requiredText(max);
const ageInYears = z.number().min(0).max(120);

const tipAnswer = z.object({ tip: line(500) });
const activityAnswer = z.object({
  title: line(MAX_LENGTH.title),
  description: line(1000),
  steps: z.array(line(500)).min(1).max(12),
  materials: z.array(line(100)).max(12),
  duration_minutes: z.number().int().min(ACTIVITY_MINUTES.min).max(ACTIVITY_MINUTES.max),
  min_age: ageInYears,
  max_age: ageInYears,
});
const practiceAnswer = z.object({
  title: line(MAX_LENGTH.title),
  steps: z
    .array(z.object({ title: line(100), text: line(1000), minutes: z.number().min(0).max(60) }))
    .min(1)
    .max(8),
});

/** Recent ideas that the model is asked not to repeat. */
const MAX_EXCLUDED = 10;

const lately = (exclude: readonly string[]) =>
  exclude.length > 0 ? { lately_shown: exclude.slice(0, MAX_EXCLUDED) } : {};

/** A user's own words as the kind must not decide about points, so the default kind counts. */
function pointsKind({ activityType, durationMinutes }: ActivityCriteria): string {
  return activityType ?? ACTIVITY_KINDS.find((kind) => durationMinutes <= GENERATOR_MINUTES[kind] + 5) ?? "weekend";
}

/** Ideas by the model, in the family's language. */
export const aiIdeas = (options: ModelOptions): IdeaProvider => ({
  tip: async ({ exclude }) => {
    const task = "Give one small wellness tip that a tired family can follow today, in one to three sentences.";
    return (await askModel({ task, facts: lately(exclude), answer: tipAnswer, maxTokens: 400, ...options })).tip;
  },

  activity: async (criteria) => {
    const { durationMinutes, activityType, childAges, exclude } = criteria;
    const { title, description, steps, materials, ...found } = await askModel({
      task: "Suggest one screen-free activity for a family, within the minutes and for all the ages given, with what is at home anyway.",
      facts: {
        duration_minutes: durationMinutes,
        ...(activityType ? { activity_type: options.nameless(activityType) } : {}),
        child_ages: childAges,
        ...lately(exclude),
      },
      answer: activityAnswer,
      maxTokens: 1500,
      ...options,
    });
    return {
      title,
      description,
      steps,
      materials,
      duration_minutes: Math.min(found.duration_minutes, durationMinutes),
      activity_type: pointsKind(criteria),
      min_age: Math.floor(Math.min(found.min_age, found.max_age)),
      max_age: Math.floor(Math.max(found.min_age, found.max_age)),
    };
  },

  plan: (criteria, seed, onDay) => planByModel(criteria, seed, onDay, options),
  dish: (slot, criteria, seed) => dishByModel(slot, criteria, seed, options),
  groceries: (meals, criteria) => groceriesByModel(meals, criteria, options),

  practice: async ({ mood, stressLevel, timeAvailable, people }) => {
    const { title, steps } = await askModel({
      task: "Write a short mindfulness practice for right now: steps that together take the minutes there are.",
      facts: {
        mood,
        stress_level_1_to_3: stressLevel,
        time_available_minutes: timeAvailable,
        ...(people ? { people } : {}),
      },
      answer: practiceAnswer,
      maxTokens: 2000,
      ...options,
    });
    // Scales the steps to the chosen time, at least a minute each, whatever the model's steps add up to.
    const chosen = steps.slice(0, timeAvailable);
    const minutes = shareMinutes(
      timeAvailable,
      chosen.map((step) => Math.max(step.minutes, 0.5)),
    );
    return { title, steps: chosen.map((step, at) => ({ ...step, minutes: minutes[at] as number })) };
  },
});
