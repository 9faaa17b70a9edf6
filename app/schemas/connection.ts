import { z } from "zod";
import { id, optionalText, requiredText } from "#app/schemas/fields.ts";
import { ACTIVITY_MINUTES, MAX_LENGTH } from "#app/utils/constants.ts";

const fields = {
  duration_minutes: z.number().int().min(ACTIVITY_MINUTES.least).max(ACTIVITY_MINUTES.most),
  notes: optionalText(MAX_LENGTH.text),
};

/** `POST /families/{id}/connection/complete` */
export const completionSchema = z.object({
  activity_title: requiredText(MAX_LENGTH.title),
  activity_type: requiredText(MAX_LENGTH.activityType),
  ...fields,
  completed_by: id.nullish().transform((member) => member ?? null),
});
export type Completion = z.infer<typeof completionSchema>;

/** The dialog that marks an idea as complete. "all" stands for nobody in particular. */
export const completeFormSchema = z.object({
  ...fields,
  completed_by: z
    .string()
    .default("all")
    .transform((text) => (text === "all" ? null : Number(text)))
    .pipe(id.nullable()),
});

const oneOf = (least: number, most: number) => z.coerce.number().int().min(least).max(most).optional().catch(undefined);

/** What of the history a link asks for; what makes no sense is not asked for. */
export const historyQuerySchema = z.object({ year: oneOf(1900, 9998), page: oneOf(1, 1_000_000) });
