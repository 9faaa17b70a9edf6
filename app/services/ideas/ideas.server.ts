import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { type Practice, pickPractice } from "#app/ideas/practices.ts";
import type { Family } from "#app/models/family.server.ts";
import type { CheckIn } from "#app/schemas/check-in.ts";
import type { activityRequestSchema, practiceRequestSchema } from "#app/schemas/ideas.ts";
import { ask, type Made } from "#app/services/ideas/ask.server.ts";
import type { ActivitySuggestion } from "#app/services/ideas/source.server.ts";

interface Actor {
  family: Family;
}

const newSeed = ({ family }: Actor) => `${family.id}:${randomUUID()}`;

/** An activity for a caller of the API, who keeps it or does not. Ends with `signal`. */
export const suggestActivity = (
  actor: Actor,
  { duration_minutes, activity_type, child_ages, source }: z.infer<typeof activityRequestSchema>,
  signal: AbortSignal,
): Promise<Made<ActivitySuggestion>> => {
  const wish = { durationMinutes: duration_minutes, activityType: activity_type, childAges: child_ages, exclude: [] };
  const seed = newSeed(actor);
  return ask(
    actor,
    { source, signal },
    (ideas) => ideas.activity({ ...wish, seed }),
    "Unable to load suggestion right now",
  );
};

/** A practice for how someone is. Nothing of it is kept: a mood is nobody else's business. Ends with `signal`. */
export const suggestPractice = (
  actor: Actor,
  { mood, stress_level, time_available, family_members, source }: z.infer<typeof practiceRequestSchema>,
  signal: AbortSignal,
): Promise<Made<Practice>> => {
  const wish = { mood, stressLevel: stress_level, timeAvailable: time_available, people: family_members };
  const seed = newSeed(actor);
  return ask(
    actor,
    { source, signal },
    (ideas) => ideas.practice({ ...wish, seed }),
    "Unable to make a practice right now",
  );
};

/** The built-in practice of a seed: the same at every look. */
export const builtInPractice = ({ mood, stress_level, time_available }: CheckIn, seed: string): Practice =>
  pickPractice({ mood, stressLevel: stress_level, timeAvailable: time_available, seed });
