import { atWallTime, startOfDay, Temporal } from "#app/domain/time.ts";
import type { RecurrencePattern } from "#app/utils/constants.ts";

/** When an event is: instants and the zone of its wall clock, or dates (the last one inclusive). */
export type EventTimes =
  | { isAllDay: false; start: Temporal.Instant; end: Temporal.Instant; timeZone: string }
  | { isAllDay: true; start: Temporal.PlainDate; end: Temporal.PlainDate; timeZone: string };

export interface Recurrence {
  pattern: RecurrencePattern;
  /** Last local date on which an occurrence may begin; `null`: for ever. */
  until: Temporal.PlainDate | null;
  /** Local dates taken out. */
  exceptions: ReadonlySet<string>;
}

/** Local dates in a zone, both included. */
export interface Window {
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
  timeZone: string;
}

export interface Occurrence {
  /** The local date, in the event's zone, on which it begins: what identifies it in its series. */
  instanceDate: Temporal.PlainDate;
  times: EventTimes;
}

const { compare } = Temporal.PlainDate;
const later = (a: Temporal.PlainDate, b: Temporal.PlainDate) => (compare(a, b) >= 0 ? a : b);
const earlier = (a: Temporal.PlainDate, b: Temporal.PlainDate) => (compare(a, b) <= 0 ? a : b);

const DAYS: Partial<Record<RecurrencePattern, number>> = { daily: 1, weekly: 7 };

/** Dates of a daily or weekly rule. The first is found by division: the past costs nothing. */
function* everyDays(step: number, first: Temporal.PlainDate, from: Temporal.PlainDate, to: Temporal.PlainDate) {
  const skipped = Math.max(0, Math.ceil(first.until(from).days / step));
  for (let date = first.add({ days: skipped * step }); compare(date, to) <= 0; date = date.add({ days: step }))
    yield date;
}

/** Dates of a monthly or yearly rule. Months without the day are left out (RFC 5545, section 3.3.10). */
function* everyMonths(step: number, first: Temporal.PlainDate, from: Temporal.PlainDate, to: Temporal.PlainDate) {
  const begin = first.toPlainYearMonth();
  const skipped = Math.max(
    0,
    Math.floor(begin.until(from.toPlainYearMonth(), { largestUnit: "months" }).months / step),
  );
  for (let n = skipped; ; n += 1) {
    const month = begin.add({ months: n * step });
    if (compare(month.toPlainDate({ day: 1 }), to) > 0) return;
    if (first.day > month.daysInMonth) continue;
    const date = month.toPlainDate({ day: first.day });
    if (compare(date, from) >= 0 && compare(date, to) <= 0) yield date;
  }
}

/** The dates on which a series that begins on `first` has an occurrence, within `from` to `to`, both included. */
export function* occurrenceDates(
  recurrence: Recurrence,
  first: Temporal.PlainDate,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): Generator<Temporal.PlainDate> {
  const begin = later(first, from);
  const end = recurrence.until ? earlier(recurrence.until, to) : to;
  if (compare(begin, end) > 0) return;
  const days = DAYS[recurrence.pattern];
  const dates = days
    ? everyDays(days, first, begin, end)
    : everyMonths(recurrence.pattern === "yearly" ? 12 : 1, first, begin, end);
  for (const date of dates) if (!recurrence.exceptions.has(date.toString())) yield date;
}

/** The local date on which an event begins, in its own zone. */
export const firstDate = (times: EventTimes): Temporal.PlainDate =>
  times.isAllDay ? times.start : times.start.toZonedDateTimeISO(times.timeZone).toPlainDate();

/** The same event beginning on another local date: its wall-clock times stay, start and end. */
export function movedTo(times: EventTimes, date: Temporal.PlainDate): EventTimes {
  const shift = firstDate(times).until(date);
  if (times.isAllDay) return { ...times, start: date, end: times.end.add(shift) };
  const wallTime = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(times.timeZone).toPlainDateTime();
  const start = atWallTime(wallTime(times.start).add(shift), times.timeZone);
  const end = atWallTime(wallTime(times.end).add(shift), times.timeZone);
  // Where the clocks skip the start past the end, nothing is left of the occurrence but its beginning.
  return { ...times, start, end: Temporal.Instant.compare(end, start) < 0 ? start : end };
}

/** Whether an event overlaps a window. An event without length is in the window in which it begins. */
export function overlaps(times: EventTimes, window: Window): boolean {
  if (times.isAllDay) return compare(times.start, window.to) <= 0 && compare(times.end, window.from) >= 0;
  const begin = startOfDay(window.from, window.timeZone);
  const end = startOfDay(window.to.add({ days: 1 }), window.timeZone);
  const { compare: compareInstants } = Temporal.Instant;
  if (compareInstants(times.start, end) >= 0) return false;
  return compareInstants(times.end, begin) > 0 || compareInstants(times.start, begin) >= 0;
}

/**
 * The occurrences of a series that overlap a window, in order. The work grows with the window, not with the age of
 * the series, and has an end for every input.
 */
export function* occurrencesIn(times: EventTimes, recurrence: Recurrence, window: Window): Generator<Occurrence> {
  const first = firstDate(times);
  const last = times.isAllDay ? times.end : times.end.toZonedDateTimeISO(times.timeZone).toPlainDate();
  // Two zones are at most a day and a bit apart, so two days on either side hold every candidate.
  const from = window.from.subtract({ days: first.until(last).days + 2 });
  const to = window.to.add({ days: 2 });
  for (const instanceDate of occurrenceDates(recurrence, first, from, to)) {
    const occurrence = { instanceDate, times: movedTo(times, instanceDate) };
    if (overlaps(occurrence.times, window)) yield occurrence;
  }
}
