import {
  DAY_MS,
  dateIn,
  epochOfWallMs,
  fromDayNumber,
  isoOfDay,
  startOfDay,
  Temporal,
  toDayNumber,
  wallMs,
} from "#app/domain/time/time.ts";
import type { RecurrencePattern } from "#app/utils/constants.ts";

/** When an event is: instants and the zone of its wall clock, or dates (the last one inclusive). */
export type EventTimes =
  | { isAllDay: false; start: Temporal.Instant; end: Temporal.Instant; timeZone: string }
  | { isAllDay: true; start: Temporal.PlainDate; end: Temporal.PlainDate; timeZone: string };

export interface Recurrence {
  pattern: RecurrencePattern;
  /** Last local date on which an occurrence may begin; `null` for no end. */
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

const STEPS: Partial<Record<RecurrencePattern, number>> = { daily: 1, weekly: 7 };

/** Days of a daily or weekly rule. The first is found by division, so an old series costs nothing. */
function* everyDays(step: number, first: number, from: number, to: number): Generator<number> {
  const skipped = Math.max(0, Math.ceil((from - first) / step));
  for (let day = first + skipped * step; day <= to; day += step) yield day;
}

/** Days of a monthly or yearly rule. Months without the day are left out (RFC 5545, section 3.3.10). */
function* everyMonths(step: number, first: number, from: number, to: number): Generator<number> {
  const begin = new Date(first * DAY_MS);
  const start = new Date(from * DAY_MS);
  const [year, month, dayOfMonth] = [begin.getUTCFullYear(), begin.getUTCMonth(), begin.getUTCDate()];
  const months = (start.getUTCFullYear() - year) * 12 + start.getUTCMonth() - month;
  for (let n = Math.max(0, Math.floor(months / step)); ; n += 1) {
    const time = Date.UTC(year, month + n * step, dayOfMonth);
    const day = time / DAY_MS;
    // A day that the month does not have would be one of the next.
    const isThere = new Date(time).getUTCDate() === dayOfMonth;
    if (day > to) return;
    if (isThere && day >= from) yield day;
  }
}

/** The days, as by `toDayNumber`, on which a series that begins on `first` has an occurrence, within `from` to `to`. */
function occurrenceDays({ pattern, until }: Recurrence, first: number, from: number, to: number): Iterable<number> {
  const begin = Math.max(first, from);
  const end = until ? Math.min(toDayNumber(until), to) : to;
  if (begin > end) return [];
  const step = STEPS[pattern];
  return step ? everyDays(step, first, begin, end) : everyMonths(pattern === "yearly" ? 12 : 1, first, begin, end);
}

/** The dates on which a series that begins on `first` has an occurrence, within `from` to `to`, both included. */
export function* occurrenceDates(
  recurrence: Recurrence,
  first: Temporal.PlainDate,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): Generator<Temporal.PlainDate> {
  for (const day of occurrenceDays(recurrence, toDayNumber(first), toDayNumber(from), toDayNumber(to))) {
    if (!recurrence.exceptions.has(isoOfDay(day))) yield fromDayNumber(day);
  }
}

/** The local date on which an event begins, in its own zone. */
export const firstDate = (times: EventTimes): Temporal.PlainDate =>
  times.isAllDay ? times.start : dateIn(times.start, times.timeZone);

/**
 * When an event is, in numbers: milliseconds since 1970, both, or days as by `toDayNumber`, the last one inclusive. A
 * month of a large family has hundreds; objects for each of their dates and instants would cost more than all the rest.
 */
export interface Span {
  isAllDay: boolean;
  start: number;
  end: number;
}

export const toSpan = (times: EventTimes): Span =>
  times.isAllDay
    ? { isAllDay: true, start: toDayNumber(times.start), end: toDayNumber(times.end) }
    : { isAllDay: false, start: times.start.epochMilliseconds, end: times.end.epochMilliseconds };

export const toTimes = ({ isAllDay, start, end }: Span, timeZone: string): EventTimes =>
  isAllDay
    ? { isAllDay, start: fromDayNumber(start), end: fromDayNumber(end), timeZone }
    : {
        isAllDay,
        start: Temporal.Instant.fromEpochMilliseconds(start),
        end: Temporal.Instant.fromEpochMilliseconds(end),
        timeZone,
      };

/** A span on its event's wall clock: the local days on which it begins and ends, and how to begin on another. */
function onWallClock(span: Span, timeZone: string) {
  if (span.isAllDay) {
    const length = span.end - span.start;
    const moved = (day: number): Span => ({ isAllDay: true, start: day, end: day + length });
    return { first: span.start, last: span.end, moved };
  }
  const [start, end] = [wallMs(span.start, timeZone), wallMs(span.end, timeZone)];
  const [first, last] = [Math.floor(start / DAY_MS), Math.floor(end / DAY_MS)];
  const moved = (day: number): Span => {
    const shift = (day - first) * DAY_MS;
    const begin = epochOfWallMs(start + shift, timeZone);
    // Where the clocks skip the start past the end, nothing is left of the occurrence but its beginning.
    return { isAllDay: false, start: begin, end: Math.max(begin, epochOfWallMs(end + shift, timeZone)) };
  };
  return { first, last, moved };
}

/** The same event beginning on another local date: its wall-clock times stay, start and end. */
export const movedTo = (times: EventTimes, date: Temporal.PlainDate): EventTimes =>
  toTimes(onWallClock(toSpan(times), times.timeZone).moved(toDayNumber(date)), times.timeZone);

/**
 * A window in numbers: its days as by `toDayNumber`, both included, and the milliseconds since 1970 between which it
 * lies.
 */
export interface Bounds {
  from: number;
  to: number;
  begin: number;
  end: number;
}

export const toBounds = ({ from, to, timeZone }: Window): Bounds => ({
  from: toDayNumber(from),
  to: toDayNumber(to),
  begin: startOfDay(from, timeZone).epochMilliseconds,
  end: startOfDay(to.add({ days: 1 }), timeZone).epochMilliseconds,
});

/** Whether a span overlaps a window. One without length is in the window in which it begins. */
export function isWithin({ isAllDay, start, end }: Span, bounds: Bounds): boolean {
  if (isAllDay) return start <= bounds.to && end >= bounds.from;
  return start < bounds.end && (end > bounds.begin || start >= bounds.begin);
}

/** An occurrence in numbers, named by its local date in the event's zone. */
export interface SpanOfOccurrence extends Span {
  instanceDate: string;
}

/**
 * The occurrences of a series that overlap a window, in order. The work grows with the window, not with the age of
 * the series, and is bounded for every input.
 */
export function* spansIn(
  span: Span,
  timeZone: string,
  recurrence: Recurrence,
  bounds: Bounds,
): Generator<SpanOfOccurrence> {
  const { first, last, moved } = onWallClock(span, timeZone);
  // Two zones are at most a day and a bit apart, so two days on either side hold every candidate.
  const days = occurrenceDays(recurrence, first, bounds.from - (last - first) - 2, bounds.to + 2);
  for (const day of days) {
    const instanceDate = isoOfDay(day);
    if (recurrence.exceptions.has(instanceDate)) continue;
    const { isAllDay, start, end } = moved(day);
    if (isWithin({ isAllDay, start, end }, bounds)) yield { instanceDate, isAllDay, start, end };
  }
}

/** The same with dates and instants. */
export function* occurrencesIn(times: EventTimes, recurrence: Recurrence, window: Window): Generator<Occurrence> {
  for (const span of spansIn(toSpan(times), times.timeZone, recurrence, toBounds(window))) {
    yield { instanceDate: Temporal.PlainDate.from(span.instanceDate), times: toTimes(span, times.timeZone) };
  }
}
