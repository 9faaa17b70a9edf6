import type { CalendarEntry } from "#app/domain/icalendar/entry.ts";
import { writeCalendar } from "#app/domain/icalendar/icalendar.ts";
import { unfoldLines } from "#app/domain/icalendar/text.ts";
import { completeRule, type RuleParts } from "#app/domain/recurrence/rule.ts";
import { type EventTimes, firstDate, onClock } from "#app/domain/time/recurrence.ts";
import { Temporal, toDayNumber } from "#app/domain/time/time.ts";
import type { RecurrencePattern } from "#app/shared/calendar/constants.ts";

const { PlainDate, PlainDateTime, Instant } = Temporal;
export const TIME_ZONE = "Europe/Berlin";

export function timed(start: string, end: string, timeZone = TIME_ZONE): EventTimes {
  const at = (text: string) => Date.parse(`${PlainDateTime.from(text)}Z`);
  return onClock({ isAllDay: false, start: at(start), end: at(end) }, timeZone);
}

export const allDay = (start: string, end = start): EventTimes => ({
  isAllDay: true,
  start: PlainDate.from(start),
  end: PlainDate.from(end),
  timeZone: TIME_ZONE,
});

export const makeEntry = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: "event-1@roost.invalid",
  sequence: 3,
  createdAt: Instant.from("2026-01-01T08:00:00Z"),
  changedAt: Instant.from("2026-02-03T09:10:11Z"),
  title: "Dentist",
  description: null,
  location: null,
  category: "appointment",
  members: [],
  times: timed("2026-03-02T09:00", "2026-03-02T10:00"),
  recurrence: null,
  ...changes,
});

/** A series that begins with `times`, by a plain rule or the parts of one. */
export function series(
  rule: RecurrencePattern | RuleParts,
  until?: string,
  exceptions: string[] = [],
  times: EventTimes = makeEntry().times,
) {
  const parts = typeof rule === "string" ? { frequency: rule } : rule;
  const last = until ? { until: toDayNumber(PlainDate.from(until)) } : {};
  const complete = completeRule({ ...parts, ...last }, toDayNumber(firstDate(times)));
  return { times, recurrence: { rule: complete, exceptions: new Set(exceptions) } };
}

export const write = (entries: CalendarEntry[], name = "The Millers") =>
  writeCalendar({ language: "en", name, timeZone: TIME_ZONE, entries, year: 2026 });

/** The lines of the one event of a calendar. */
export async function eventLines(changes: Partial<CalendarEntry>): Promise<string[]> {
  const lines = unfoldLines(await write([makeEntry(changes)]));
  return lines.slice(lines.indexOf("BEGIN:VEVENT"), lines.indexOf("END:VEVENT") + 1);
}
