import { firstDate, movedTo, occurrenceDates, type Window } from "#app/domain/time/recurrence.ts";
import { Temporal } from "#app/domain/time/time.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { SELECT_OTHERS } from "#app/services/calendar/event-columns.server.ts";
import { type EventInWindow, expandRows, findRows } from "#app/services/calendar/event-list.server.ts";
import { type EventRow, eventRecurrence, eventTimes } from "#app/services/calendar/event-times.server.ts";
import { notFound } from "#app/utils/domain-error.ts";

/** Events of subscribed calendars (docs/product/subscribed-calendars.md). */

/** A subscribed event that pages show. Throws 404 for another id. */
export async function findSubscribedEvent({ family }: FamilyScope, id: number): Promise<EventRow> {
  const [row] = await findRows(`${SELECT_OTHERS} AND c.is_shown AND o.id = $2`, [family.id, id]);
  if (!row) throw notFound("Event");
  return row;
}

/** The events of one calendar that overlap a window's local dates, sorted by start. */
export async function listSubscribedEvents(
  { family }: FamilyScope,
  calendarId: number,
  window: Window,
): Promise<EventInWindow[]> {
  const sql = `${SELECT_OTHERS} AND c.id = $2 AND o.seen_until >= $3::date AND o.seen_from <= $4::date`;
  return expandRows(await findRows(sql, [family.id, calendarId, String(window.from), String(window.to)]), window);
}

/** The rows of subscribed events in the family's own feed, from a local date on. */
export const findFeedSubscribed = ({ family }: FamilyScope, from: Temporal.PlainDate | null): Promise<EventRow[]> =>
  findRows(`${SELECT_OTHERS} AND c.is_shown AND c.in_feed AND o.seen_until >= $2::date ORDER BY o.id`, [
    family.id,
    from?.toString() ?? "-infinity",
  ]);

/** A subscribed event at `date`, else as a whole. Throws 404 if the series has no such date. */
export async function subscribedOccurrence(actor: FamilyScope, id: number, date: string | null) {
  const event = await findSubscribedEvent(actor, id);
  const recurrence = eventRecurrence(event);
  const times = eventTimes(event);
  if (date === null || !recurrence) return { event, times, instanceDate: null };
  const day = Temporal.PlainDate.from(date);
  if (occurrenceDates(recurrence, firstDate(times), day, day).next().done) throw notFound("Occurrence");
  return { event, times: movedTo(times, day), instanceDate: date };
}
