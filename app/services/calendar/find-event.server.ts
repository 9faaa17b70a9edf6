import type { Transaction } from "sequelize";
import { firstDate, movedTo, type Occurrence, occurrenceDates, occurrencesIn } from "#app/domain/time/recurrence.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { Event } from "#app/models/calendar/event.server.ts";
import { EventException } from "#app/models/calendar/event-exception.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { eventRecurrence, eventTimes } from "#app/services/calendar/event-times.server.ts";
import { findRow } from "#app/services/find-row.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { LAST_DATE } from "#app/shared/calendar/constants.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { english } from "#app/words/english.server.ts";

/**
 * An event of the family. Throws 404 for another id. With `lock` the row is locked until the end of the transaction.
 */
export async function findEvent(actor: FamilyScope, id: number, lock?: Transaction): Promise<Event> {
  if (lock) await lockFamily(actor, lock);
  return findRow(Event, actor, id, "Event", {
    lock: lock && { level: lock.LOCK.UPDATE, of: Event },
    include: { model: EventException, as: "exceptions", required: false, where: { family_id: actor.family.id } },
  });
}

/** The series whose later dates were deleted. Throws a conflict if the rest was deleted, too. */
export async function findSeries(actor: FamilyScope, id: number, lock: Transaction): Promise<Event> {
  try {
    return await findEvent(actor, id, lock);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "not-found") throw error;
    throw new DomainError("conflict", english(calendarWords, "restoreFirst"));
  }
}

/** The rule of a series without its excluded dates; `null` for a single event. */
function wholeRecurrence(event: Event) {
  const recurrence = eventRecurrence(event);
  return recurrence && { ...recurrence, exceptions: new Set<string>() };
}

/** Whether a local date, `YYYY-MM-DD`, is a date of the rule, excluded or not. */
export function isRuleDate(event: Event, date: string): boolean {
  const recurrence = wholeRecurrence(event);
  const day = Temporal.PlainDate.from(date);
  return recurrence !== null && !occurrenceDates(recurrence, firstDate(eventTimes(event)), day, day).next().done;
}

/** Whether a date of a series is excluded: cancelled, or overridden. */
export const isExcluded = (series: Event, date: string): boolean =>
  series.exceptions?.some(({ instance_date }) => instance_date === date) ?? false;

/** A date of the rule with the rule's times, excluded or not. Throws 404 otherwise. */
export function findRuleDate(event: Event, instanceDate: string): Occurrence {
  const recurrence = wholeRecurrence(event);
  const date = Temporal.PlainDate.from(instanceDate);
  if (recurrence) {
    const window = { from: date, to: date.add({ days: 1 }), timeZone: event.time_zone };
    for (const found of occurrencesIn(eventTimes(event), recurrence, window)) {
      if (found.instanceDate.equals(date)) return found;
    }
  }
  throw notFound("Occurrence");
}

/** The occurrence of a series on a local date. Throws 404 without one. */
export function findOccurrence(event: Event, instanceDate: string): Occurrence {
  const found = findRuleDate(event, instanceDate);
  if (isExcluded(event, instanceDate)) throw notFound("Occurrence");
  return found;
}

/** The first occurrence on or after a local date, `YYYY-MM-DD`; else `null`. */
export function occurrenceFrom(event: Event, date: string): Occurrence | null {
  const recurrence = eventRecurrence(event);
  if (!recurrence) return null;
  const times = eventTimes(event);
  const last = Temporal.PlainDate.from(LAST_DATE);
  for (const found of occurrenceDates(recurrence, firstDate(times), Temporal.PlainDate.from(date), last)) {
    return { instanceDate: found, times: movedTo(times, found) };
  }
  return null;
}
