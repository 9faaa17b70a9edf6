import type { Transaction } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import { readKeptRule } from "#app/domain/recurrence/kept-rule.ts";
import { firstDate, type Occurrence, occurrenceDates, occurrencesIn } from "#app/domain/time/recurrence.ts";
import { Temporal, toDayNumber } from "#app/domain/time/time.ts";
import { Event } from "#app/models/event.server.ts";
import { EventException } from "#app/models/event-exception.server.ts";
import type { Removal } from "#app/models/removal.server.ts";
import { type EventChange, type NewEvent, PLAIN_EVENT_FIELDS } from "#app/schemas/event.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { readRecurrence } from "#app/services/calendar/event-rules.server.ts";
import {
  changedTimes,
  eventRecurrence,
  eventTimes,
  readTimes,
  toTimeColumns,
} from "#app/services/calendar/event-times.server.ts";
import { findRow } from "#app/services/find-row.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { requireMember } from "#app/services/people/members.server.ts";
import { findRemoved, recordRemovals } from "#app/services/removed/removals.server.ts";
import { refuseStale } from "#app/services/system/versions.server.ts";
import { MAX_EVENTS } from "#app/utils/constants.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";
import { pick } from "#app/utils/pick.ts";

/** One event of the family; 404 for anything else. `lock` keeps others from changing it until the transaction ends. */
export async function findEvent(actor: FamilyScope, id: number, lock?: Transaction): Promise<Event> {
  if (lock) await lockFamily(actor, lock);
  return findRow(Event, actor, id, "Event", {
    lock: lock && { level: lock.LOCK.UPDATE, of: Event },
    include: { model: EventException, as: "exceptions", required: false, where: { family_id: actor.family.id } },
  });
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

/** Refuses `count` more events than a family can keep. */
async function requireRoom({ family }: FamilyScope, count: number): Promise<void> {
  if ((await Event.count({ where: { family_id: family.id } })) + count <= MAX_EVENTS) return;
  throw new DomainError("conflict", `A family can keep at most ${MAX_EVENTS.toLocaleString("en")} events.`);
}

/** Makes an event. With `replaces` it takes the place of one occurrence of a series, in the same transaction. */
export function createEvent(actor: FamilyScope, { replaces, ...input }: NewEvent): Promise<Event> {
  return inTransaction(async () => {
    const { family } = actor;
    if (replaces) await takeOut(actor, replaces.original_event_id, replaces.instance_date, "once");
    await requireMember(actor, input.member_id, "member_id");
    await requireRoom(actor, 1);
    const timeZone = input.time_zone ?? family.time_zone;
    const { columns, times } = readRecurrence(input, readTimes(input, { sent: timeZone, kept: timeZone }));
    return Event.create({
      family_id: family.id,
      ...pick(input, PLAIN_EVENT_FIELDS),
      ...toTimeColumns(times, columns.recurrence_rule !== null),
      ...columns,
    });
  });
}

export interface EventUpdate {
  event: Event;
  /** Dates taken out of the series before that are no occurrences any more, and were forgotten. */
  forgottenExceptions: string[];
}

/**
 * Changes an event, or a whole series. `seenVersion` is the state that the person saw: when someone else has changed
 * the event since, nothing is changed (409). Exceptions that still fall on an occurrence stay
 * (docs/product/calendar.md, "Changing a whole series").
 */
export function updateEvent(
  actor: FamilyScope,
  id: number,
  change: EventChange,
  seenVersion?: string | undefined,
): Promise<EventUpdate> {
  return inTransaction(async (transaction) => {
    const event = await findEvent(actor, id, transaction);
    refuseStale(event, seenVersion, "event");
    if (change.member_id !== undefined) await requireMember(actor, change.member_id, "member_id");
    const rule = readKeptRule(event);
    const before = rule && { rule, first: toDayNumber(firstDate(eventTimes(event))) };
    const { columns, times } = readRecurrence(change, changedTimes(event, change, actor.family), before);
    event.set({
      ...pick({ ...event.dataValues, ...change }, PLAIN_EVENT_FIELDS),
      ...toTimeColumns(times, columns.recurrence_rule !== null),
      ...columns,
    });
    if (!event.changed()) return { event, forgottenExceptions: [] };
    await event.set({ sequence: event.sequence + 1 }).save();
    return { event, forgottenExceptions: await forgetExceptions(event) };
  });
}

/** Deletes the exceptions of a changed event that are no occurrences of it, and answers which. */
export async function forgetExceptions(event: Event): Promise<string[]> {
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
    await EventException.destroy({
      where: { family_id: event.family_id, event_id: event.id, instance_date: forgotten },
    });
  }
  return forgotten;
}

/** Deletes an event, or a whole series. Answers what takes that back. */
export function deleteEvent(actor: FamilyScope, id: number): Promise<string> {
  return inTransaction(async (transaction) => {
    const event = await findEvent(actor, id, transaction);
    await event.destroy();
    return recordRemovals(actor, [{ kind: "event", thing_id: id, title: event.title }], event.removed_at as Date);
  });
}

/**
 * Puts a deleted event, or a whole series, back into the calendar. Calendar programs that have seen it go take it again,
 * as its `SEQUENCE` grows.
 */
export function restoreEvent(actor: FamilyScope, id: number): Promise<void> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const event = await findRemoved(Event, actor, id);
    if (!event) return;
    await event.set({ sequence: event.sequence + 1 }).restore();
    await requireRoom(actor, 0);
  });
}

/**
 * Takes one date out of a series, and answers what puts it back; `null` when it was out already, which changes nothing
 * more. A date that is no occurrence is 404.
 */
export function deleteOccurrence(actor: FamilyScope, id: number, instanceDate: string): Promise<string | null> {
  return inTransaction(async () => {
    const out = await takeOut(actor, id, instanceDate, "again");
    if (!out) return null;
    const { title } = out.event;
    const removal = { kind: "event", thing_id: id, title, instance_date: instanceDate } as const;
    return recordRemovals(actor, [removal], out.exception.created_at);
  });
}

/** Puts a date back that was taken out of a series, unless it is back, or an event of its own has its place. */
export function restoreOccurrence(actor: FamilyScope, { thing_id, instance_date, removed_at }: Removal): Promise<void> {
  return inTransaction(async (transaction) => {
    const event = await findSeries(actor, thing_id, transaction);
    const where = {
      family_id: actor.family.id,
      event_id: thing_id,
      instance_date: instance_date as string,
      created_at: removed_at,
    };
    if ((await EventException.destroy({ where })) > 0) await event.update({ sequence: event.sequence + 1 });
  });
}

/** The series of which a part was deleted; a conflict when all of it was, too. */
export async function findSeries(actor: FamilyScope, id: number, lock: Transaction): Promise<Event> {
  try {
    return await findEvent(actor, id, lock);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "not-found") throw error;
    throw new DomainError("conflict", "The whole series was deleted after this. Bring the series back first.");
  }
}

/**
 * `once`: a date that is out already is a conflict, for a copy would stand twice. `again`: it is fine, and `null`.
 */
async function takeOut(actor: FamilyScope, id: number, instanceDate: string, mode: "once" | "again") {
  return inTransaction(async (transaction) => {
    const event = await findEvent(actor, id, transaction);
    const isOut = event.exceptions?.some((exception) => exception.instance_date === instanceDate);
    if (isOut && mode === "once") {
      throw new DomainError("conflict", "This date was taken out of the series already.", "replaces.instance_date");
    }
    if (isOut) return null;
    findOccurrence(event, instanceDate);
    const exception = await EventException.create({
      family_id: actor.family.id,
      event_id: id,
      instance_date: instanceDate,
    });
    await event.update({ sequence: event.sequence + 1 });
    return { event, exception };
  });
}
