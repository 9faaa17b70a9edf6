import { z } from "zod";
import { moment } from "#app/schemas/calendar/event.ts";
import { id, localDate, localTime } from "#app/schemas/fields.ts";
import { validation } from "#app/words/catalogues/validation.ts";
import { english } from "#app/words/english.server.ts";

/** The part of a series that a change applies to. */
export const scopeField = z.enum(["occurrence", "following", "series"]);

/** The form that moves an event to a day and an hour; `past` and `exceptions` answer the confirmation of a series. */
export const moveFormSchema = z.object({
  start_date: localDate,
  start_time: localTime.optional(),
  version: z.string().optional(),
  past: z.enum(["all", "following"]).optional(),
  exceptions: z.enum(["move", "drop"]).optional(),
});

/** Minutes: eight days, more than a drag across a week of the time grid can be. */
const distance = z.coerce.number().int().min(-11_520).max(11_520);

/**
 * An event dragged in a time grid: the minutes that it moved by the family's wall clock, and the change of its length.
 * `scope` is the part of a series that moves.
 */
export const dragFormSchema = moveFormSchema
  .omit({ start_date: true, start_time: true })
  .extend({ by: distance, longer: distance, scope: scopeField.nullish() });

const version = z.string();
const date = localDate;
const times = { start: moment, end: moment, rule: z.string().nullable() };

/** The former state of a moved event, as JSON in the message's "Undo". */
const movedSchema = z.discriminatedUnion("what", [
  z.object({ what: z.literal("event"), id, ...times, version }),
  z.object({ what: z.literal("following"), id, ...times, series: id, date, before: z.string(), version }),
  z.object({ what: z.literal("occurrence"), id, series: id, date, version }),
]);
export type Moved = z.infer<typeof movedSchema>;

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: "custom", message: english(validation, "invalid") });
    return z.NEVER;
  }
});

export const undoMoveSchema = z.object({ moved: json.pipe(movedSchema), return_to: z.string().optional() });
