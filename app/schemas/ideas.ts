import { z } from "zod";
import { checkInSchema } from "#app/schemas/check-in.ts";
import { requiredText } from "#app/schemas/fields.ts";
import {
  ACTIVITY_MINUTES,
  DASHBOARD_MOMENT_MINUTES,
  IDEA_SOURCES,
  MAX_LENGTH,
  MAX_MEMBERS,
} from "#app/utils/constants.ts";

/** `"built-in"` asks for a built-in idea; `"ai"` is what is asked for anyway, where there is one. */
const source = z.enum(IDEA_SOURCES).optional();

/** `GET` and `POST /families/{id}/ai/wellness-tip`, and the pages' buttons that ask for an idea. */
export const askingSchema = z.object({ source });

const minutes = z.number().int().min(ACTIVITY_MINUTES.least).max(ACTIVITY_MINUTES.most);

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
