import { z } from "zod";
import { MOODS, PRACTICE_MINUTES, STRESS } from "#app/shared/calm/constants.ts";
import { IDEA_SOURCES } from "#app/shared/ideas/constants.ts";
import { validation } from "#app/words/catalogues/validation.ts";
import { english } from "#app/words/english.server.ts";

const NO_MOOD = english(validation, "mood");

/** The mood check-in (docs/product/calm.md, "Mood check-in"). */
export const checkInSchema = z.object({
  mood: z.enum(MOODS),
  stress_level: z.number().int().min(STRESS.min).max(STRESS.max).default(STRESS.default),
  time_available: z
    .number()
    .int()
    .min(PRACTICE_MINUTES.min)
    .max(PRACTICE_MINUTES.max)
    .default(PRACTICE_MINUTES.default),
});
export type CheckIn = z.infer<typeof checkInSchema>;

/** The check-in form; `source` comes from the button that asks for a built-in practice. */
export const checkInFormSchema = checkInSchema.extend({
  mood: z.enum(MOODS, { errorMap: () => ({ message: NO_MOOD }) }),
  source: z.enum(IDEA_SOURCES).optional(),
});

/** A check-in as the Calm page's URL carries it. */
export const checkInQuerySchema = z
  .object({ mood: z.string(), stress_level: z.coerce.number(), time_available: z.coerce.number() })
  .pipe(checkInSchema);
