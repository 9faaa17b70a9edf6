import { z } from "zod";
import { id, optionalText, requiredText } from "#app/schemas/fields.ts";
import { ACTIVITY_MINUTES } from "#app/shared/connection/constants.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { validation } from "#app/words/catalogues/validation.ts";
import { english } from "#app/words/english.server.ts";

const { min, max } = ACTIVITY_MINUTES;
const notes = optionalText(MAX_LENGTH.text);

/** `POST /families/{id}/connection/complete` */
export const completionSchema = z.object({
  activity_title: requiredText(MAX_LENGTH.title),
  activity_type: requiredText(MAX_LENGTH.activityType),
  duration_minutes: z.number().int().min(min).max(max),
  completed_by: id.nullish().transform((member) => member ?? null),
  notes,
});
export type Completion = z.infer<typeof completionSchema>;

const WHOLE_MINUTES = english(validation, "minutes", { min, max });
const EVERYONE = "all";

/** The dialog that completes an idea, with its own messages in place of Zod's. */
export const completeFormSchema = z.object({
  duration_minutes: z
    .number({ invalid_type_error: WHOLE_MINUTES })
    .int(WHOLE_MINUTES)
    .min(min, WHOLE_MINUTES)
    .max(max, WHOLE_MINUTES),
  completed_by: z
    .string()
    .default(EVERYONE)
    .refine((text) => text === EVERYONE || /^[1-9]\d{0,8}$/.test(text), english(validation, "who"))
    .transform((text) => (text === EVERYONE ? null : Number(text))),
  notes,
});

export type CompleteForm = z.infer<typeof completeFormSchema>;

const optionalNumber = (min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).optional().catch(undefined);

/** The query of the history; invalid values are ignored. */
export const historyQuerySchema = z.object({ year: optionalNumber(1900, 9998), page: optionalNumber(1, 1_000_000) });
