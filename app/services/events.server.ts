import { type Attributes, literal, Op, type Transaction } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import {
  type EventTimes,
  firstDate,
  type Occurrence,
  occurrenceDates,
  occurrencesIn,
  overlaps,
  type Recurrence,
  type Window,
} from "#app/domain/recurrence.ts";
import { atWallTime, dateIn, startOfDay, Temporal, toDate, toInstant } from "#app/domain/time.ts";
import { Event } from "#app/models/event.server.ts";
import { EventException } from "#app/models/event-exception.server.ts";
import type { Family } from "#app/models/family.server.ts";
import type { EventChange, NewEvent } from "#app/schemas/event.ts";
import { requireMember } from "#app/services/members.server.ts";
import { MAX_EVENTS } from "#app/utils/constants.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";

interface Actor {
  family: Family;
}

/** The columns of an event, and the dates taken out of its series: a model, or a plain row of a list. */
export type EventRow = Attributes<Event> & { exceptions?: Pick<EventException, "instance_date">[] };

/** An event as it stands in a window: a one-off, or one occurrence of a series. */
export interface EventInWindow {
  event: EventRow;
  times: EventTimes;
  /** `null` for a one-off. */
  instanceDate: string | null;
}

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

/** Today, where the family lives. */
export const familyToday = ({ family }: Actor, now: Temporal.Instant): Temporal.PlainDate =>
  dateIn(now, family.time_zone);

const MOST_DAYS = 366 * 2;

/**
 * The window that a caller asks for, in the family's local dates: by default from a month ago to twelve months ahead,
 * at most two years (decisions.md section 4).
 */
export function eventWindow({ family }: Actor, asked: { from?: string; to?: string }, now: Temporal.Instant): Window {
  const today = familyToday({ family }, now);
  const given = (text: string | undefined) => (text ? Temporal.PlainDate.from(text) : undefined);
  const from = given(asked.from) ?? (given(asked.to) ?? today.add({ months: 12 })).subtract({ months: 13 });
  const to = given(asked.to) ?? from.add({ months: 13 });
  if (Temporal.PlainDate.compare(to, from) < 0)
    throw new DomainError("invalid", "The end may not be before the start", "to");
  if (from.until(to).days > MOST_DAYS) throw new DomainError("invalid", "At most two years at a time", "to");
  return { from, to, timeZone: family.time_zone };
}

/**
 * Every event of the family that overlaps the window's local dates, series as their occurrences, sorted by start
 * (all-day events begin with their day). Two queries, whatever the number of members and events, and plain rows: the
 * getters of models would cost more than the queries.
 */
export async function listEvents({ family }: Actor, window: Window): Promise<EventInWindow[]> {
  const begin = toDate(startOfDay(window.from, window.timeZone));
  const end = toDate(startOfDay(window.to.add({ days: 1 }), window.timeZone));
  const [from, to] = [window.from.toString(), window.to.toString()];
  const rows: EventRow[] = await Event.findAll({
    raw: true,
    where: {
      family_id: family.id,
      [Op.or]: [
        { recurrence_pattern: null, is_all_day: false, end_time: { [Op.gte]: begin }, start_time: { [Op.lt]: end } },
        { recurrence_pattern: null, is_all_day: true, end_date: { [Op.gte]: from }, start_date: { [Op.lte]: to } },
        {
          recurrence_pattern: { [Op.ne]: null },
          [Op.and]: [
            { [Op.or]: [{ start_time: { [Op.lt]: end } }, { start_date: { [Op.lte]: to } }] },
            { [Op.or]: [{ recurrence_end_date: null }, lastOccurrenceEndsFrom(from)] },
          ],
        },
      ],
    },
  });
  const events = await withExceptions(rows);
  return events
    .flatMap((event) => [...inWindow(event, window)])
    .map((entry) => ({ entry, key: startsAt(entry.times, window.timeZone) }))
    .sort(
      (a, b) =>
        a.key - b.key ||
        Number(b.entry.times.isAllDay) - Number(a.entry.times.isAllDay) ||
        a.entry.event.id - b.entry.event.id,
    )
    .map(({ entry }) => entry);
}

async function withExceptions(events: EventRow[]): Promise<EventRow[]> {
  const series = events.filter((event) => event.recurrence_pattern !== null).map(({ id }) => id);
  if (series.length === 0) return events;
  const exceptions = await EventException.findAll({ where: { event_id: series }, raw: true });
  const bySeries = new Map<number, EventException[]>(series.map((id) => [id, []]));
  for (const exception of exceptions) bySeries.get(exception.event_id)?.push(exception);
  return events.map((event) => ({ ...event, exceptions: bySeries.get(event.id) ?? [] }));
}

/** The last occurrence may begin on the end date, and last as long as the first; two days more than hold any zone. */
const lastOccurrenceEndsFrom = (from: string) =>
  literal(`"Event"."recurrence_end_date" + interval '2 days'
    + COALESCE("Event"."end_time" - "Event"."start_time", ("Event"."end_date" - "Event"."start_date") * interval '1 day')
    >= DATE '${from}'`);

function* inWindow(event: EventRow, window: Window): Generator<EventInWindow> {
  const times = eventTimes(event);
  const recurrence = eventRecurrence(event);
  if (!recurrence) {
    if (overlaps(times, window)) yield { event, times, instanceDate: null };
    return;
  }
  for (const occurrence of occurrencesIn(times, recurrence, window)) {
    yield { event, times: occurrence.times, instanceDate: occurrence.instanceDate.toString() };
  }
}

const startsAt = (times: EventTimes, timeZone: string): number =>
  (times.isAllDay ? startOfDay(times.start, timeZone) : times.start).epochMilliseconds;

/** One event of the family; 404 for anything else. `lock` keeps others from changing it until the transaction ends. */
export async function findEvent({ family }: Actor, id: number, lock?: Transaction): Promise<Event> {
  const event = await Event.findOne({
    where: { id, family_id: family.id },
    ...(lock ? { lock: { level: lock.LOCK.UPDATE, of: Event } } : {}),
    include: { model: EventException, as: "exceptions", required: false },
  });
  if (!event) throw notFound("Event");
  return event;
}

/** One occurrence of a series by its local date; 404 when the series has none on that date. */
export function findOccurrence(event: Event, instanceDate: string): Occurrence {
  const times = eventTimes(event);
  const recurrence = eventRecurrence(event);
  const date = Temporal.PlainDate.from(instanceDate);
  if (recurrence) {
    for (const found of occurrencesIn(times, recurrence, {
      from: date,
      to: date.add({ days: 1 }),
      timeZone: event.time_zone,
    })) {
      if (found.instanceDate.equals(date)) return found;
    }
  }
  throw notFound("Occurrence");
}

type TimeColumns = Pick<Event, "is_all_day" | "time_zone" | "start_time" | "end_time" | "start_date" | "end_date">;

function columnsOf(times: EventTimes): TimeColumns {
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
function readTimes(input: TimeInput, defaultLength: { timed: Temporal.Duration; days: number }): EventTimes {
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

interface RecurrenceInput {
  is_recurring: boolean;
  recurrence_pattern: Event["recurrence_pattern"];
  recurrence_end_date: string | null;
}

/** A pattern without the flag is not kept; the flag wants a pattern, and an end date not before the start. */
function readRecurrence(input: RecurrenceInput, times: EventTimes) {
  if (!input.is_recurring) return { recurrence_pattern: null, recurrence_end_date: null };
  if (!input.recurrence_pattern) throw new DomainError("invalid", "Required", "recurrence_pattern");
  if (input.recurrence_end_date && input.recurrence_end_date < firstDate(times).toString()) {
    throw new DomainError("invalid", "The end date may not be before the start", "recurrence_end_date");
  }
  return { recurrence_pattern: input.recurrence_pattern, recurrence_end_date: input.recurrence_end_date };
}

const AN_HOUR = { timed: Temporal.Duration.from({ hours: 1 }), days: 0 };

/** Makes an event. With `replaces` it takes the place of one occurrence of a series, in the same transaction. */
export function createEvent(actor: Actor, { replaces, ...input }: NewEvent): Promise<Event> {
  return inTransaction(async () => {
    const { family } = actor;
    if (replaces) await takeOut(actor, replaces.original_event_id, replaces.instance_date, "once");
    await requireMember(actor, input.member_id, "member_id");
    if ((await Event.count({ where: { family_id: family.id } })) >= MAX_EVENTS) {
      throw new DomainError("conflict", `A family can keep at most ${MAX_EVENTS.toLocaleString("en")} events.`);
    }
    const times = readTimes({ ...input, timeZone: input.time_zone ?? family.time_zone }, AN_HOUR);
    const { member_id, title, description, event_type, location, reminder_minutes } = input;
    return Event.create({
      family_id: family.id,
      ...{ member_id, title, description, event_type, location, reminder_minutes },
      ...columnsOf(times),
      ...readRecurrence(input, times),
    });
  });
}

/** The times after a change: what is not sent stays, and a start sent alone keeps the length. */
function changedTimes(event: Event, change: EventChange, family: Family): EventTimes {
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

/** Refuses a change made on a state that is not the event's any more. */
function refuseStale(event: Event, seenSequence: number | undefined): void {
  if (seenSequence === undefined || seenSequence === event.sequence) return;
  throw new DomainError(
    "conflict",
    "Someone else changed this event while you were editing it. What you typed is still here: check it against the event, and save again.",
  );
}

export interface EventUpdate {
  event: Event;
  /** Dates taken out of the series before that are no occurrences any more, and were forgotten. */
  forgottenExceptions: string[];
}

/**
 * Changes an event, or a whole series. `seenSequence` is the state that the person saw: when someone else has changed
 * the event since, nothing is changed (409). Exceptions that still fall on an occurrence stay (decisions.md 11).
 */
export function updateEvent(
  actor: Actor,
  id: number,
  change: EventChange,
  seenSequence?: number | undefined,
): Promise<EventUpdate> {
  return inTransaction(async (transaction) => {
    const event = await findEvent(actor, id, transaction);
    refuseStale(event, seenSequence);
    if (change.member_id !== undefined) await requireMember(actor, change.member_id, "member_id");
    const times = changedTimes(event, change, actor.family);
    const { member_id, title, description, event_type, location, reminder_minutes } = {
      ...event.dataValues,
      ...change,
    };
    const recurrence = readRecurrence(
      {
        is_recurring: change.is_recurring ?? event.recurrence_pattern !== null,
        recurrence_pattern:
          change.recurrence_pattern === undefined ? event.recurrence_pattern : change.recurrence_pattern,
        recurrence_end_date:
          change.recurrence_end_date === undefined ? event.recurrence_end_date : change.recurrence_end_date,
      },
      times,
    );
    event.set({
      ...{ member_id, title, description, event_type, location, reminder_minutes },
      ...columnsOf(times),
      ...recurrence,
    });
    if (!event.changed()) return { event, forgottenExceptions: [] };
    await event.set({ sequence: event.sequence + 1 }).save();
    return { event, forgottenExceptions: await forgetExceptions(event) };
  });
}

/** Deletes the exceptions of a changed event that are no occurrences of it, and answers which. */
async function forgetExceptions(event: Event): Promise<string[]> {
  const recurrence = eventRecurrence(event);
  const first = firstDate(eventTimes(event));
  const isOccurrence = (text: string) => {
    const date = Temporal.PlainDate.from(text);
    return recurrence && !occurrenceDates({ ...recurrence, exceptions: new Set() }, first, date, date).next().done;
  };
  const forgotten = (event.exceptions ?? [])
    .map(({ instance_date }) => instance_date)
    .filter((date) => !isOccurrence(date));
  if (forgotten.length > 0) {
    await EventException.destroy({ where: { event_id: event.id, instance_date: forgotten } });
  }
  return forgotten;
}

/**
 * Changes an occurrence and all that follow: the series ends the day before, and a new one begins with the change, in
 * one transaction. From the first occurrence on it is the whole series that changes. Dates taken out go along where the
 * new series has them, and are forgotten otherwise.
 */
export function updateFollowing(
  actor: Actor,
  id: number,
  instanceDate: string,
  change: NewEvent,
  seenSequence?: number | undefined,
): Promise<EventUpdate> {
  return inTransaction(async (transaction) => {
    const series = await findEvent(actor, id, transaction);
    findOccurrence(series, instanceDate);
    if (firstDate(eventTimes(series)).toString() === instanceDate) return updateEvent(actor, id, change, seenSequence);
    refuseStale(series, seenSequence);
    const following = await createEvent(actor, change);
    const moved = (series.exceptions ?? []).filter((exception) => exception.instance_date > instanceDate);
    await endBefore(series, instanceDate);
    await EventException.bulkCreate(moved.map(({ instance_date }) => ({ event_id: following.id, instance_date })));
    following.exceptions = moved;
    return { event: following, forgottenExceptions: await forgetExceptions(following) };
  });
}

/** Takes an occurrence and all that follow out of a series; from the first on, nothing is left of it. */
export function deleteFollowing(actor: Actor, id: number, instanceDate: string): Promise<void> {
  return inTransaction(async (transaction) => {
    const series = await findEvent(actor, id, transaction);
    findOccurrence(series, instanceDate);
    if (firstDate(eventTimes(series)).toString() === instanceDate) return deleteEvent(actor, id);
    await endBefore(series, instanceDate);
  });
}

/** Ends a series on the day before a date; what was taken out from then on goes with it. */
async function endBefore(series: Event, date: string): Promise<void> {
  const last = Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();
  await EventException.destroy({ where: { event_id: series.id, instance_date: { [Op.gt]: last } } });
  await series.update({ recurrence_end_date: last, sequence: series.sequence + 1 });
}

/** Deletes an event, or a whole series. */
export async function deleteEvent({ family }: Actor, id: number): Promise<void> {
  const deleted = await Event.destroy({ where: { id, family_id: family.id } });
  if (deleted === 0) throw notFound("Event");
}

/** Takes one date out of a series. Doing it twice changes nothing more; a date that is no occurrence is 404. */
export function deleteOccurrence(actor: Actor, id: number, instanceDate: string): Promise<void> {
  return inTransaction(() => takeOut(actor, id, instanceDate, "again"));
}

/** `once`: a date that is out already is a conflict, for a copy would stand twice. `again`: it is fine. */
async function takeOut(actor: Actor, id: number, instanceDate: string, mode: "once" | "again"): Promise<void> {
  await inTransaction(async (transaction) => {
    const event = await findEvent(actor, id, transaction);
    const isOut = event.exceptions?.some((exception) => exception.instance_date === instanceDate);
    if (isOut && mode === "once") {
      throw new DomainError("conflict", "This date was taken out of the series already.", "replaces.instance_date");
    }
    if (isOut) return;
    findOccurrence(event, instanceDate);
    await EventException.create({ event_id: id, instance_date: instanceDate });
    await event.update({ sequence: event.sequence + 1 });
  });
}
