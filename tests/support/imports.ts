import { readCalendar } from "#app/domain/calendar-file/read-calendar.ts";
import { Temporal } from "#app/domain/time/time.ts";
import type { CalendarImport } from "#app/models/calendar/calendar-import.server.ts";
import { Event } from "#app/models/calendar/event.server.ts";
import type { Editor, FamilyScope } from "#app/services/actor.ts";
import { writeCalendarText } from "#app/services/calendar/export.server.ts";
import { itemsOf } from "#app/services/imports/import-items.server.ts";
import { continueImport } from "#app/services/imports/import-work.server.ts";
import { beginImport, confirmImport, findImport } from "#app/services/imports/imports.server.ts";
import { checkFile } from "#app/services/imports/sent-file.server.ts";
import { calendarFile, listOccurrences } from "#tests/support/calendar-file.ts";

/** Reads a file. Returns the preview. */
export async function look(
  actor: Editor,
  text: string | Uint8Array,
  options: Partial<Parameters<typeof beginImport>[2]> = {},
): Promise<CalendarImport> {
  const file = await checkFile("school.ics", Buffer.from(text));
  const row = await beginImport(actor, file, { member_ids: [], event_type: "school", ...options });
  await continueImport(actor, row);
  return findImport(actor, row.id);
}

/** Confirms a preview: all ticked items, or those in `take`. */
export async function confirm(actor: Editor, id: number, take?: number[]): Promise<CalendarImport> {
  await continueImport(actor, await confirmImport(actor, id, take));
  return findImport(actor, id);
}

export const bringIn = async (actor: Editor, text: string | Uint8Array) => confirm(actor, (await look(actor, text)).id);

/** The state of each item, and whether it is ticked. */
export const states = async (row: CalendarImport) =>
  (await itemsOf(row)).map(({ state, isTicked }) => [state, isTicked]);

/** A family's whole calendar as a file. */
export const exported = (actor: Editor): Promise<string> =>
  writeCalendarText(
    actor,
    { time_range: "all", include_past: true, include_recurring: true, include_meals: false },
    Temporal.Instant.from("2026-11-22T12:00Z"),
  );

/** The occurrences over five years in a family's own export. */
export const occurrences = async (actor: Editor): Promise<string[]> =>
  listOccurrences(readCalendar(await exported(actor), { family: actor.family.time_zone, year: 2026 }));

/** Events of a school: a series with a changed date, one of a rule that we have no terms for, and a day. */
export const SERIES = [
  "UID:s@school",
  "SUMMARY:Choir",
  "DTSTART;TZID=Europe/Berlin:20261201T170000",
  "DTEND;TZID=Europe/Berlin:20261201T180000",
];
export const WEEKLY = [...SERIES, "RRULE:FREQ=WEEKLY;COUNT=6", "EXDATE;TZID=Europe/Berlin:20261208T170000"];
const CHANGED = [
  "UID:s@school",
  "RECURRENCE-ID;TZID=Europe/Berlin:20261215T170000",
  "SUMMARY:Concert",
  "DTSTART:20261216T180000Z",
];
export const RARE = [
  "UID:r@school",
  "SUMMARY:Payday",
  "DTSTART;VALUE=DATE:20261231",
  "RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
  "RDATE;VALUE=DATE:20270105",
];
export const DAY = [
  "UID:d@school",
  "SUMMARY:Fair",
  "DTSTART;VALUE=DATE:20261205",
  "LOCATION:Hall",
  "BEGIN:VALARM",
  "TRIGGER:-P1D",
  "END:VALARM",
];
export const FILE = calendarFile(WEEKLY, CHANGED, RARE, DAY);

/** The titles of a family's events, as they were added. */
export const titles = async ({ family }: FamilyScope): Promise<string[]> =>
  (await Event.findAll({ where: { family_id: family.id }, order: ["id"] })).map((event) => event.title);
