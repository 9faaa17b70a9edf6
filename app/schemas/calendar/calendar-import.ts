import { z } from "zod";
import { membersField } from "#app/schemas/calendar/event-people.ts";
import { id } from "#app/schemas/fields.ts";
import { EVENT_TYPES, MAX_FILE_EVENTS } from "#app/shared/calendar/constants.ts";
import { MAX_MEMBERS } from "#app/shared/people/constants.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { english } from "#app/words/english.server.ts";

/** Imports of calendar files (docs/product/calendar-files.md). */

const CHOOSE = english(calendarWords, "import.choose");

const members = z.array(id).max(MAX_MEMBERS);
const eventType = z.enum(EVENT_TYPES).default("other");

/** The form of `/calendars/import`. */
export const importFormSchema = z.object({
  file: z.instanceof(File, { message: CHOOSE }),
  member_ids: membersField(members),
  event_type: eventType,
});

/** `POST /families/{id}/calendar/imports?file_name=&member_ids=1,2&event_type=` */
export const importQuerySchema = z.object({
  file_name: z.string().max(300).default("calendar.ics"),
  member_ids: z
    .string()
    .default("")
    .transform((text) => text.split(",").flatMap((one) => (one.trim() === "" ? [] : Number(one))))
    .pipe(members),
  event_type: eventType,
});

/** `POST …/imports/{id}/confirm`: the numbers of the chosen items; by default the ticked ones. */
export const confirmImportSchema = z.object({
  take: z.array(z.number().int().positive()).max(MAX_FILE_EVENTS).optional(),
});

/** The form of a preview: the ticked boxes, and all boxes of the page. */
export const previewFormSchema = z.object({
  take: z
    .array(z.string())
    .default([])
    .transform((numbers) => numbers.map(Number).filter((n) => Number.isInteger(n) && n > 0)),
});
