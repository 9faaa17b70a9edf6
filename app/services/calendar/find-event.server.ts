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

/** One event of the family; 404 for anything else. `lock` keeps others from changing it until the transaction ends. */
export async function findEvent(actor: FamilyScope, id: number, lock?: Transaction): Promise<Event> {
  if (lock) await lockFamily(actor, lock);
  return findRow(Event, actor, id, "Event", {
    lock: lock && { level: lock.LOCK.UPDATE, of: Event },
    include: { model: EventException, as: "exceptions", required: false, where: { family_id: actor.family.id } },
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

/** The rule of a series with no date out of it; `null` for a one-off. */
function wholeRecurrence(event: Event) {
  const recurrence = eventRecurrence(event);
  return recurrence && { ...recurrence, exceptions: new Set<string>() };
}

/** Whether a local date, `YYYY-MM-DD`, is one of the rule, be it out of the series or not. */
export function isRuleDate(event: Event, date: string): boolean {
  const recurrence = wholeRecurrence(event);
  const day = Temporal.PlainDate.from(date);
  return recurrence !== null && !occurrenceDates(recurrence, firstDate(eventTimes(event)), day, day).next().done;
}

/** Whether a date is out of a series: cancelled, or changed alone. */
export const isExcluded = (series: Event, date: string): boolean =>
  series.exceptions?.some(({ instance_date }) => instance_date === date) ?? false;

/** A date of the rule of a series as the rule has it, be it out or not; 404 when it is none. */
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

/** One occurrence of a series by its local date; 404 when the series has none on that date. */
export function findOccurrence(event: Event, instanceDate: string): Occurrence {
  const found = findRuleDate(event, instanceDate);
  if (isExcluded(event, instanceDate)) throw notFound("Occurrence");
  return found;
}

/** The first date of a series that is on a local date, `YYYY-MM-DD`, or after it, and not out; `null` where none is. */
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
