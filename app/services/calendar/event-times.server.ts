import type { Attributes } from "sequelize";
import { loadRule, type StoredRule } from "#app/domain/recurrence/stored-rule.ts";
import {
  type EventTimes,
  onClock,
  type Recurrence,
  realSpan,
  type Span,
  toSpan,
  toTimes,
  toWallSpan,
  type WallSpan,
  wallDays,
} from "#app/domain/time/recurrence.ts";
import { dayOfIso, epochOfWallMs, fromDayNumber, HOUR_MS, Temporal, wallMs } from "#app/domain/time/time.ts";
import type { Event } from "#app/models/calendar/event.server.ts";
import type { EventException } from "#app/models/calendar/event-exception.server.ts";
import type { Family } from "#app/models/people/family.server.ts";
import type { EventChange } from "#app/schemas/calendar/event.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { validation } from "#app/words/catalogues/validation.ts";
import { english } from "#app/words/english.server.ts";

/** Converts between the times of requests, the columns of events, and `EventTimes` of the domain. */

/** The columns of an event and its excluded dates: a model, or a plain row of a list. */
export type EventRow = Attributes<Event> & {
  exceptions?: Pick<EventException, "instance_date">[];
  /** The calendar of a subscribed event; `null` for an own one. */
  calendar_id?: number | null;
};

/** Columns of an event's times and rule. */
export type TimedRow = Pick<
  EventRow,
  "id" | "exceptions" | keyof StoredRule | Exclude<keyof TimeColumns, "is_all_day" | "keeps_instants">
>;

/**
 * The span of an event in numbers, and in wall-clock time of its zone. For long lists, in which `Temporal` values would
 * dominate the cost.
 */
export function eventSpans(event: TimedRow): { span: Span; wall: WallSpan } {
  if (event.start_date && event.end_date) {
    const span = { isAllDay: true, start: dayOfIso(event.start_date), end: dayOfIso(event.end_date) };
    return { span, wall: span };
  }
  const { start_time, end_time, start_local, end_local } = event;
  if (!start_time || !end_time || !start_local || !end_local) throw new Error(`Event ${event.id} has no times`);
  return {
    span: { isAllDay: false, start: start_time.getTime(), end: end_time.getTime() },
    wall: { isAllDay: false, start: Date.parse(`${start_local}Z`), end: Date.parse(`${end_local}Z`) },
  };
}

/** The times of an event, or of a series' first occurrence. */
export function eventTimes(event: TimedRow): EventTimes {
  const { span, wall } = eventSpans(event);
  const times = toTimes(span, event.time_zone);
  return times.isAllDay ? times : { ...times, wall };
}

/** The rule of a series; `null` for a single event. */
export function eventRecurrence(event: TimedRow): Recurrence | null {
  const rule = loadRule(event);
  return rule && { rule, exceptions: new Set(event.exceptions?.map((exception) => exception.instance_date)) };
}

type TimeColumns = Pick<
  Event,
  | "is_all_day"
  | "time_zone"
  | "start_time"
  | "end_time"
  | "start_local"
  | "end_local"
  | "keeps_instants"
  | "start_date"
  | "end_date"
>;

const writeLocal = (ms: number) => new Date(ms).toISOString().replace(/\.000Z$|Z$/, "");

/**
 * The columns of an event's times. A series stores wall-clock times alone. A single event also stores an instant, if
 * its wall-clock time would not mean that instant.
 */
export function toTimeColumns(times: EventTimes, isSeries: boolean): TimeColumns {
  const { isAllDay, timeZone } = times;
  // Both literals are complete, because spreading takes ten times as long and files have thousands of events.
  if (isAllDay) {
    return {
      is_all_day: true,
      time_zone: timeZone,
      start_time: null,
      end_time: null,
      start_local: null,
      end_local: null,
      keeps_instants: false,
      start_date: times.start.toString(),
      end_date: times.end.toString(),
    };
  }
  const { wall } = times;
  const real = realSpan(wall, timeZone);
  const { start, end } = isSeries ? real : toSpan(times);
  return {
    is_all_day: false,
    time_zone: timeZone,
    start_time: new Date(start),
    end_time: new Date(end),
    start_local: writeLocal(wall.start),
    end_local: writeLocal(wall.end),
    keeps_instants: start !== real.start || end !== real.end,
    start_date: null,
    end_date: null,
  };
}

const isDate = (text: string) => text.length === 10;

function readDate(text: string, field: string): Temporal.PlainDate {
  if (!isDate(text)) throw new DomainError("invalid", english(validation, "invalidDate"), field);
  return Temporal.PlainDate.from(text);
}

/** A start or end of a request or row: wall-clock time in the event's zone, and the instant. */
interface Moment {
  wall: number;
  epochMs: number;
  /** Whether the request named an instant, which then overrides the wall-clock time. */
  isInstant: boolean;
}

interface Zones {
  /** The zone of times without an offset. */
  sent: string;
  /** The zone of the event. */
  kept: string;
}

function readMoment(text: string, zones: Zones, field: string): Moment {
  if (isDate(text)) throw new DomainError("invalid", "Invalid datetime", field);
  const hasOffset = /(Z|[+-]\d\d:?\d\d)$/.test(text.slice(11));
  const { epochMilliseconds } = Temporal.Instant.from(hasOffset ? text : `${text}Z`);
  const isOnClock = !hasOffset && zones.sent === zones.kept;
  if (isOnClock) {
    return { wall: epochMilliseconds, epochMs: epochOfWallMs(epochMilliseconds, zones.kept), isInstant: false };
  }
  const epochMs = hasOffset ? epochMilliseconds : epochOfWallMs(epochMilliseconds, zones.sent);
  return { wall: wallMs(epochMs, zones.kept), epochMs, isInstant: true };
}

const endTooEarly = () => new DomainError("invalid", english(calendarWords, "endTooEarly"), "end_time");

/** The times between two moments. @throws {DomainError} at `end_time` if the end is first */
function between(start: Moment, end: Moment, timeZone: string): EventTimes {
  if (!start.isInstant && !end.isInstant) {
    if (end.wall < start.wall) throw endTooEarly();
    return onClock({ isAllDay: false, start: start.wall, end: end.wall }, timeZone);
  }
  if (end.epochMs < start.epochMs) throw endTooEarly();
  const times = toTimes({ isAllDay: false, start: start.epochMs, end: end.epochMs }, timeZone);
  // In the repeated hour at the end of summer time the end's wall-clock time may be earlier than the start's.
  const last = end.wall < start.wall ? start.wall + end.epochMs - start.epochMs : end.wall;
  return times.isAllDay ? times : { ...times, wall: { isAllDay: false, start: start.wall, end: last } };
}

/** The fields of a request: `undefined` if missing; `end_time` `null` for the default end. */
interface TimeInput {
  start_time?: string | undefined;
  end_time?: string | null | undefined;
  is_all_day: boolean;
}

const AN_HOUR = { wall: HOUR_MS, real: HOUR_MS };

function readDays({ start_time, end_time }: TimeInput, timeZone: string, old: EventTimes | null): EventTimes {
  const days = old && wallDays(toWallSpan(old));
  const start = start_time || !days ? readDate(start_time ?? "", "start_time") : fromDayNumber(days.first);
  const length = old?.isAllDay && days && end_time === undefined ? days.last - days.first : 0;
  const last = !start_time && days && end_time === undefined ? fromDayNumber(days.last) : start.add({ days: length });
  const end = end_time ? readDate(end_time, "end_time") : last;
  if (Temporal.PlainDate.compare(end, start) < 0) throw endTooEarly();
  return { isAllDay: true, start, end, timeZone };
}

function readHours({ start_time, end_time }: TimeInput, zones: Zones, old: EventTimes | null): EventTimes {
  const kept = old?.isAllDay === false ? keptMoments(old, zones.kept) : null;
  const read = (text: string, field: "start_time" | "end_time") => {
    const moment = readMoment(text, zones, field);
    const before = field === "start_time" ? kept?.start : kept?.end;
    // An unchanged field of a form keeps the instant of the event.
    return before && !moment.isInstant && moment.wall === before.wall ? before : moment;
  };
  if (!start_time && !kept) throw new DomainError("invalid", english(validation, "required"), "start_time");
  const start = start_time || !kept ? read(start_time ?? "", "start_time") : kept.start;
  if (end_time) return between(start, read(end_time, "end_time"), zones.kept);
  if (kept && !start_time && end_time === undefined) return between(start, kept.end, zones.kept);
  const length =
    kept && end_time === undefined
      ? { wall: kept.end.wall - kept.start.wall, real: kept.end.epochMs - kept.start.epochMs }
      : AN_HOUR;
  const end = { ...start, wall: start.wall + length.wall, epochMs: start.epochMs + length.real };
  return between(start, end, zones.kept);
}

/** Start and end of an event in its own zone, or with the same wall-clock time in another. */
function keptMoments(times: EventTimes, timeZone: string): { start: Moment; end: Moment } {
  const wall = toWallSpan(times);
  const [real, usual] = [toSpan(times), realSpan(wall, timeZone)];
  const isInstant = timeZone === times.timeZone && (real.start !== usual.start || real.end !== usual.end);
  const { start, end } = isInstant ? real : usual;
  return {
    start: { wall: wall.start, epochMs: start, isInstant },
    end: { wall: wall.end, epochMs: end, isInstant },
  };
}

/**
 * The times of an event after a request. Missing fields keep `old`, a start alone keeps the length, another zone keeps
 * the wall-clock time. The default end is an hour after the start. @throws {DomainError} at the invalid field
 */
export function readTimes(input: TimeInput, zones: Zones, old: EventTimes | null = null): EventTimes {
  return input.is_all_day ? readDays(input, zones.kept, old) : readHours(input, zones, old);
}

/** The times of an event after a change. Wall-clock times are in the zone of the change, else in the family's. */
export function changedTimes(event: Event, change: EventChange, family: Family): EventTimes {
  const zones = { sent: change.time_zone ?? family.time_zone, kept: change.time_zone ?? event.time_zone };
  return readTimes({ ...change, is_all_day: change.is_all_day ?? event.is_all_day }, zones, eventTimes(event));
}
