import { z } from "zod";
import { id, localDate, localTime } from "#app/schemas/fields.ts";

/** The part of a series that a change applies to. */
export const scopeField = z.enum(["occurrence", "following", "series"]);

/** The form that moves an event to a day and an hour; `past` and `exceptions` answer what a series is asked. */
export const moveFormSchema = z.object({
  start_date: localDate,
  start_time: localTime.optional(),
  version: z.string().optional(),
  past: z.enum(["all", "following"]).optional(),
  exceptions: z.enum(["move", "drop"]).optional(),
});

/** A week in minutes, and the day that a grid of hours may add. */
const distance = z.coerce.number().int().min(-11_520).max(11_520);

/**
 * An event dropped elsewhere in a grid of hours: how many minutes it moved, by the family's clock, and how many minutes longer it
 * lasts. `scope` is the part of a series that moves.
 */
export const dragFormSchema = moveFormSchema
  .omit({ start_date: true, start_time: true })
  .extend({ by: distance, longer: distance, scope: scopeField.nullish() });

const version = z.string();
const date = localDate;
const times = { start: z.string(), end: z.string(), rule: z.string().nullable() };

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
    context.addIssue({ code: "custom", message: "Invalid" });
    return z.NEVER;
  }
});

export const undoMoveSchema = z.object({ moved: json.pipe(movedSchema), return_to: z.string().optional() });
