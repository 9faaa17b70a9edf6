import { dateIn, dateMs, epochOfWallMs, startOfDay, Temporal, wallMs } from "#app/domain/time.ts";
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
  times.isAllDay ? times.start : dateIn(times.start, times.timeZone);

/** The local date on which an event ends, in its own zone. */
const lastDate = (times: EventTimes): Temporal.PlainDate =>
  times.isAllDay ? times.end : dateIn(times.end, times.timeZone);

/** How to move an event to other local dates: what is the same for all of them is worked out once. */
function mover(times: EventTimes): (date: Temporal.PlainDate) => EventTimes {
  const first = firstDate(times);
  if (times.isAllDay) {
    const length = times.start.until(times.end);
    return (date) => ({ ...times, start: date, end: date.add(length) });
  }
  const { timeZone } = times;
  const start = wallMs(times.start.epochMilliseconds, timeZone) - dateMs(first);
  const end = wallMs(times.end.epochMilliseconds, timeZone) - dateMs(first);
  const at = (localMs: number) => Temporal.Instant.fromEpochMilliseconds(epochOfWallMs(localMs, timeZone));
  return (date) => {
    const begin = at(dateMs(date) + start);
    const finish = at(dateMs(date) + end);
    // Where the clocks skip the start past the end, nothing is left of the occurrence but its beginning.
    return { ...times, start: begin, end: Temporal.Instant.compare(finish, begin) < 0 ? begin : finish };
  };
}

/** The same event beginning on another local date: its wall-clock times stay, start and end. */
export const movedTo = (times: EventTimes, date: Temporal.PlainDate): EventTimes => mover(times)(date);

/** The instants between which a window lies. */
function boundsOf({ from, to, timeZone }: Window): { begin: number; end: number } {
  return {
    begin: startOfDay(from, timeZone).epochMilliseconds,
    end: startOfDay(to.add({ days: 1 }), timeZone).epochMilliseconds,
  };
}

/** Whether an event overlaps a window. An event without length is in the window in which it begins. */
export function overlaps(times: EventTimes, window: Window, bounds = boundsOf(window)): boolean {
  if (times.isAllDay) return compare(times.start, window.to) <= 0 && compare(times.end, window.from) >= 0;
  const start = times.start.epochMilliseconds;
  if (start >= bounds.end) return false;
  return times.end.epochMilliseconds > bounds.begin || start >= bounds.begin;
}

/**
 * The occurrences of a series that overlap a window, in order. The work grows with the window, not with the age of
 * the series, and has an end for every input.
 */
export function* occurrencesIn(times: EventTimes, recurrence: Recurrence, window: Window): Generator<Occurrence> {
  const first = firstDate(times);
  // Two zones are at most a day and a bit apart, so two days on either side hold every candidate.
  const from = window.from.subtract({ days: first.until(lastDate(times)).days + 2 });
  const to = window.to.add({ days: 2 });
  const bounds = boundsOf(window);
  const moved = mover(times);
  for (const instanceDate of occurrenceDates(recurrence, first, from, to)) {
    const occurrence = { instanceDate, times: moved(instanceDate) };
    if (overlaps(occurrence.times, window, bounds)) yield occurrence;
  }
}
