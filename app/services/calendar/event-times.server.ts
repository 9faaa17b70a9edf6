import type { Attributes } from "sequelize";
import { type EventTimes, firstDate, type Recurrence, toSpan } from "#app/domain/time/recurrence.ts";
import { atWallTime, DAY_MS, Temporal, toDate, toInstant } from "#app/domain/time/time.ts";
import type { Event } from "#app/models/event.server.ts";
import type { EventException } from "#app/models/event-exception.server.ts";
import type { Family } from "#app/models/family.server.ts";
import type { EventChange } from "#app/schemas/event.ts";
import { DomainError } from "#app/utils/domain-error.ts";

/** Between what people send, what the columns of an event keep, and the times that the rules work on. */

/** The columns of an event, and the dates taken out of its series: a model, or a plain row of a list. */
export type EventRow = Attributes<Event> & { exceptions?: Pick<EventException, "instance_date">[] };

/** When an event is, or when the first occurrence of its series is. */
export function eventTimes(event: EventRow): EventTimes {
  const timeZone = event.time_zone;
  if (event.start_date && event.end_date) {
    const start = Temporal.PlainDate.from(event.start_date);
    return { isAllDay: true, start, end: Temporal.PlainDate.from(event.end_date), timeZone };
  }
  if (!event.start_time || !event.end_time) throw new Error(`Event ${event.id} has neither dates nor times`);
  return { isAllDay: false, start: toInstant(event.start_time), end: toInstant(event.end_time), timeZone };
}

/** The rule of a series; `null` for a one-off. */
export function eventRecurrence(event: EventRow): Recurrence | null {
  if (!event.recurrence_pattern) return null;
  return {
    pattern: event.recurrence_pattern,
    until: event.recurrence_end_date ? Temporal.PlainDate.from(event.recurrence_end_date) : null,
    exceptions: new Set(event.exceptions?.map((exception) => exception.instance_date)),
  };
}

type TimeColumns = Pick<Event, "is_all_day" | "time_zone" | "start_time" | "end_time" | "start_date" | "end_date">;

export function toTimeColumns(times: EventTimes): TimeColumns {
  const { isAllDay, timeZone } = times;
  return isAllDay
    ? {
        is_all_day: true,
        time_zone: timeZone,
        start_time: null,
        end_time: null,
        start_date: times.start.toString(),
        end_date: times.end.toString(),
      }
    : {
        is_all_day: false,
        time_zone: timeZone,
        start_time: toDate(times.start),
        end_time: toDate(times.end),
        start_date: null,
        end_date: null,
      };
}

const isDate = (text: string) => text.length === 10;

function readDate(text: string, field: string): Temporal.PlainDate {
  if (!isDate(text)) throw new DomainError("invalid", "Invalid date", field);
  return Temporal.PlainDate.from(text);
}

function readInstant(text: string, timeZone: string, field: string): Temporal.Instant {
  if (isDate(text)) throw new DomainError("invalid", "Invalid datetime", field);
  const hasOffset = /(Z|[+-]\d\d:?\d\d)$/.test(text.slice(11));
  return hasOffset ? Temporal.Instant.from(text) : atWallTime(Temporal.PlainDateTime.from(text), timeZone);
}

const endTooEarly = () => new DomainError("invalid", "The end may not be before the start", "end_time");

interface TimeInput {
  start_time: string;
  end_time?: string | null | undefined;
  is_all_day: boolean;
  timeZone: string;
}

/** Times as typed become times as kept. Without an end, `defaultLength` is added (an hour, or what it was before). */
export function readTimes(input: TimeInput, defaultLength: { timed: Temporal.Duration; days: number }): EventTimes {
  const { timeZone } = input;
  if (input.is_all_day) {
    const start = readDate(input.start_time, "start_time");
    const end = input.end_time ? readDate(input.end_time, "end_time") : start.add({ days: defaultLength.days });
    if (Temporal.PlainDate.compare(end, start) < 0) throw endTooEarly();
    return { isAllDay: true, start, end, timeZone };
  }
  const start = readInstant(input.start_time, timeZone, "start_time");
  const end = input.end_time ? readInstant(input.end_time, timeZone, "end_time") : start.add(defaultLength.timed);
  if (Temporal.Instant.compare(end, start) < 0) throw endTooEarly();
  return { isAllDay: false, start, end, timeZone };
}

const MAX_DAYS_REPEATED = 366;

interface RecurrenceInput {
  is_recurring: boolean;
  recurrence_pattern: Event["recurrence_pattern"];
  recurrence_end_date: string | null;
}

/** A pattern without the flag is not kept; the flag wants a pattern, and an end date not before the start. */
export function readRecurrence(input: RecurrenceInput, times: EventTimes) {
  if (!input.is_recurring) return { recurrence_pattern: null, recurrence_end_date: null };
  if (!input.recurrence_pattern) throw new DomainError("invalid", "Required", "recurrence_pattern");
  if (input.recurrence_end_date && input.recurrence_end_date < firstDate(times).toString()) {
    throw new DomainError("invalid", "The end date may not be before the start", "recurrence_end_date");
  }
  // Longer ones would pile up on each other without end: a window has to show every one that reaches into it.
  const { start, end } = toSpan(times);
  if (end - start > MAX_DAYS_REPEATED * (times.isAllDay ? 1 : DAY_MS)) {
    throw new DomainError("invalid", "An event that repeats may last a year at most", "end_time");
  }
  return { recurrence_pattern: input.recurrence_pattern, recurrence_end_date: input.recurrence_end_date };
}

export const AN_HOUR = { timed: Temporal.Duration.from({ hours: 1 }), days: 0 };

/** The times after a change: what is not sent stays, and a start sent alone keeps the length. */
export function changedTimes(event: Event, change: EventChange, family: Family): EventTimes {
  const old = eventTimes(event);
  const timeZone = change.time_zone ?? event.time_zone;
  const isAllDay = change.is_all_day ?? event.is_all_day;
  const isTimeSent = change.start_time !== undefined || change.end_time !== undefined;
  if (!isTimeSent && isAllDay === old.isAllDay) return { ...old, timeZone };
  if (!change.start_time && old.isAllDay && !isAllDay) throw new DomainError("invalid", "Required", "start_time");

  const localDate = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  const kept = (moment: Temporal.Instant | Temporal.PlainDate) =>
    isAllDay && moment instanceof Temporal.Instant ? localDate(moment) : moment.toString();
  const length = {
    timed: old.isAllDay ? AN_HOUR.timed : old.start.until(old.end),
    days: old.isAllDay ? old.start.until(old.end).days : 0,
  };
  // A wall-clock time in a change is in the zone that comes with it, else in the family's, as for a new event.
  const wallZone = change.time_zone ?? family.time_zone;
  const end = change.end_time === undefined && !change.start_time ? kept(old.end) : change.end_time;
  const times = readTimes(
    { start_time: change.start_time ?? kept(old.start), end_time: end, is_all_day: isAllDay, timeZone: wallZone },
    change.end_time === null ? AN_HOUR : length,
  );
  return { ...times, timeZone };
}
