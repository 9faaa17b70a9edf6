import type { Transaction } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import { firstDate, type Occurrence, occurrenceDates, occurrencesIn } from "#app/domain/time/recurrence.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { Event } from "#app/models/event.server.ts";
import { EventException } from "#app/models/event-exception.server.ts";
import { type EventChange, type NewEvent, PLAIN_EVENT_FIELDS } from "#app/schemas/event.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import {
  AN_HOUR,
  changedTimes,
  eventRecurrence,
  eventTimes,
  readRecurrence,
  readTimes,
  toTimeColumns,
} from "#app/services/calendar/event-times.server.ts";
import { findRow } from "#app/services/find-row.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { requireMember } from "#app/services/people/members.server.ts";
import { refuseStale } from "#app/services/system/versions.server.ts";
import { MAX_EVENTS } from "#app/utils/constants.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";
import { pick } from "#app/utils/pick.ts";

/** One event of the family; 404 for anything else. `lock` keeps others from changing it until the transaction ends. */
export async function findEvent(actor: FamilyScope, id: number, lock?: Transaction): Promise<Event> {
  if (lock) await lockFamily(actor, lock);
  return findRow(Event, actor, id, "Event", {
    lock: lock && { level: lock.LOCK.UPDATE, of: Event },
    include: { model: EventException, as: "exceptions", required: false },
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

/** Makes an event. With `replaces` it takes the place of one occurrence of a series, in the same transaction. */
export function createEvent(actor: FamilyScope, { replaces, ...input }: NewEvent): Promise<Event> {
  return inTransaction(async () => {
    const { family } = actor;
    if (replaces) await takeOut(actor, replaces.original_event_id, replaces.instance_date, "once");
    await requireMember(actor, input.member_id, "member_id");
    if ((await Event.count({ where: { family_id: family.id } })) >= MAX_EVENTS) {
      throw new DomainError("conflict", `A family can keep at most ${MAX_EVENTS.toLocaleString("en")} events.`);
    }
    const times = readTimes({ ...input, timeZone: input.time_zone ?? family.time_zone }, AN_HOUR);
    return Event.create({
      family_id: family.id,
      ...pick(input, PLAIN_EVENT_FIELDS),
      ...toTimeColumns(times),
      ...readRecurrence(input, times),
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
    const times = changedTimes(event, change, actor.family);
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
      ...pick({ ...event.dataValues, ...change }, PLAIN_EVENT_FIELDS),
      ...toTimeColumns(times),
      ...recurrence,
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
    await EventException.destroy({ where: { event_id: event.id, instance_date: forgotten } });
  }
  return forgotten;
}

/** Deletes an event, or a whole series. */
export function deleteEvent(actor: FamilyScope, id: number): Promise<void> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const deleted = await Event.destroy({ where: { id, family_id: actor.family.id } });
    if (deleted === 0) throw notFound("Event");
  });
}

/** Takes one date out of a series. Doing it twice changes nothing more; a date that is no occurrence is 404. */
export function deleteOccurrence(actor: FamilyScope, id: number, instanceDate: string): Promise<void> {
  return inTransaction(() => takeOut(actor, id, instanceDate, "again"));
}

/** `once`: a date that is out already is a conflict, for a copy would stand twice. `again`: it is fine. */
async function takeOut(actor: FamilyScope, id: number, instanceDate: string, mode: "once" | "again"): Promise<void> {
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
