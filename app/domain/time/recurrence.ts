import type { Rule } from "#app/domain/recurrence/rule.ts";
import { ruleDays } from "#app/domain/recurrence/rule-days.ts";
import {
  DAY_MS,
  epochOfWallMs,
  fromDayNumber,
  isoOfDay,
  startOfDay,
  Temporal,
  toDayNumber,
  wallMs,
} from "#app/domain/time/time.ts";

/**
 * Start and end in wall-clock time of the event's zone, in milliseconds (`wallMs`); for an all-day event in days
 * (`toDayNumber`), the last one inclusive. An event stores this; instants are derived from it.
 */
export interface WallSpan {
  isAllDay: boolean;
  start: number;
  end: number;
}

/** Start and end of an event: instants with their wall-clock times, or dates (the last one inclusive). */
export type EventTimes =
  | { isAllDay: false; start: Temporal.Instant; end: Temporal.Instant; wall: WallSpan; timeZone: string }
  | { isAllDay: true; start: Temporal.PlainDate; end: Temporal.PlainDate; timeZone: string };

export interface Recurrence {
  rule: Rule;
  /** Excluded local dates. */
  exceptions: ReadonlySet<string>;
}

/** Local dates in a zone, both included. */
export interface Window {
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
  timeZone: string;
}

export interface Occurrence {
  /** The local date, in the event's zone, that identifies the occurrence in its series. */
  instanceDate: Temporal.PlainDate;
  times: EventTimes;
}

/** The dates of a series that begins on `first`, within `from` to `to`, both included. */
export function* occurrenceDates(
  recurrence: Recurrence,
  first: Temporal.PlainDate,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): Generator<Temporal.PlainDate> {
  for (const day of ruleDays(recurrence.rule, toDayNumber(first), toDayNumber(from), toDayNumber(to))) {
    if (!recurrence.exceptions.has(isoOfDay(day))) yield fromDayNumber(day);
  }
}

/** An event's times as wall-clock times of its zone. */
export const toWallSpan = (times: EventTimes): WallSpan =>
  times.isAllDay ? { isAllDay: true, start: toDayNumber(times.start), end: toDayNumber(times.end) } : times.wall;

/** The first and last local day (`toDayNumber`). */
export const wallDays = ({ isAllDay, start, end }: WallSpan): { first: number; last: number } =>
  isAllDay ? { first: start, last: end } : { first: Math.floor(start / DAY_MS), last: Math.floor(end / DAY_MS) };

/** The local date of an event's start, in its own zone. */
export const firstDate = (times: EventTimes): Temporal.PlainDate => fromDayNumber(wallDays(toWallSpan(times)).first);

/**
 * Start and end in numbers: milliseconds since 1970, or days (`toDayNumber`), the last one inclusive. A month of a
 * large family has hundreds, and `Temporal` values for all would dominate the cost.
 */
export interface Span {
  isAllDay: boolean;
  start: number;
  end: number;
}

/** The times of an event in numbers. */
export const toSpan = (times: EventTimes): Span =>
  times.isAllDay
    ? { isAllDay: true, start: toDayNumber(times.start), end: toDayNumber(times.end) }
    : { isAllDay: false, start: times.start.epochMilliseconds, end: times.end.epochMilliseconds };

/** The `EventTimes` of a span in a zone. */
export const toTimes = ({ isAllDay, start, end }: Span, timeZone: string): EventTimes =>
  isAllDay
    ? { isAllDay, start: fromDayNumber(start), end: fromDayNumber(end), timeZone }
    : {
        isAllDay,
        start: Temporal.Instant.fromEpochMilliseconds(start),
        end: Temporal.Instant.fromEpochMilliseconds(end),
        wall: { isAllDay, start: wallMs(start, timeZone), end: wallMs(end, timeZone) },
        timeZone,
      };

/** The `EventTimes` of two instants in a zone. */
export const timesAt = (start: Temporal.Instant, end: Temporal.Instant, timeZone: string): EventTimes =>
  toTimes({ isAllDay: false, start: start.epochMilliseconds, end: end.epochMilliseconds }, timeZone);

/**
 * The instants of wall-clock times. If a change of clocks would skip the start past the end, the event keeps its
 * wall-clock length (docs/product/calendar.md, "Hours that clocks skip or repeat").
 */
export function realSpan(wall: WallSpan, timeZone: string): Span {
  if (wall.isAllDay) return wall;
  const start = epochOfWallMs(wall.start, timeZone);
  const end = epochOfWallMs(wall.end, timeZone);
  return { isAllDay: false, start, end: end > start ? end : start + wall.end - wall.start };
}

/** The `EventTimes` of wall-clock times in a zone. */
export const onClock = (wall: WallSpan, timeZone: string): EventTimes => {
  const times = toTimes(realSpan(wall, timeZone), timeZone);
  return times.isAllDay ? times : { ...times, wall };
};

/** The same wall-clock times on another day. */
function moveTo({ isAllDay, start, end }: WallSpan, first: number, day: number): WallSpan {
  const shift = (day - first) * (isAllDay ? 1 : DAY_MS);
  return { isAllDay, start: start + shift, end: end + shift };
}

/** The event on another local date with the same wall-clock times. */
export function movedTo(times: EventTimes, date: Temporal.PlainDate): EventTimes {
  const wall = toWallSpan(times);
  return onClock(moveTo(wall, wallDays(wall).first, toDayNumber(date)), times.timeZone);
}

/** A window in numbers: its days (`toDayNumber`), both included, and its milliseconds since 1970. */
export interface Bounds {
  from: number;
  to: number;
  begin: number;
  end: number;
}

/** A window in numbers. `end` is the first millisecond after it. */
export const toBounds = ({ from, to, timeZone }: Window): Bounds => ({
  from: toDayNumber(from),
  to: toDayNumber(to),
  begin: startOfDay(from, timeZone).epochMilliseconds,
  end: startOfDay(to.add({ days: 1 }), timeZone).epochMilliseconds,
});

/** Whether a span overlaps a window. A span without length belongs to the window of its start. */
export function isWithin({ isAllDay, start, end }: Span, bounds: Bounds): boolean {
  if (isAllDay) return start <= bounds.to && end >= bounds.from;
  return start < bounds.end && (end > bounds.begin || start >= bounds.begin);
}

/** An occurrence in numbers, identified by its local date in the event's zone. */
export interface SpanOfOccurrence extends Span {
  instanceDate: string;
}

/**
 * The occurrences of a series that overlap a window, in order. The work grows with the window, not with the age of
 * the series, and is bounded for every input.
 */
export function* spansIn(
  wall: WallSpan,
  timeZone: string,
  recurrence: Recurrence,
  bounds: Bounds,
): Generator<SpanOfOccurrence> {
  const { first, last } = wallDays(wall);
  // Two zones differ by at most 26 hours, so two more days on either side include every candidate.
  const days = ruleDays(recurrence.rule, first, bounds.from - (last - first) - 2, bounds.to + 2);
  for (const day of days) {
    const instanceDate = isoOfDay(day);
    if (recurrence.exceptions.has(instanceDate)) continue;
    const { isAllDay, start, end } = realSpan(moveTo(wall, first, day), timeZone);
    if (isWithin({ isAllDay, start, end }, bounds)) yield { instanceDate, isAllDay, start, end };
  }
}

/** `spansIn` with `Temporal` values. */
export function* occurrencesIn(times: EventTimes, recurrence: Recurrence, window: Window): Generator<Occurrence> {
  for (const { instanceDate } of spansIn(toWallSpan(times), times.timeZone, recurrence, toBounds(window))) {
    const date = Temporal.PlainDate.from(instanceDate);
    yield { instanceDate: date, times: movedTo(times, date) };
  }
}
