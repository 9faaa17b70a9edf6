import { randomUUID } from "node:crypto";
import { currentTransaction } from "#app/db/ambient.server.ts";
import { enqueueOnCommit } from "#app/db/transactional-jobs.server.ts";
import { type EventState, isReported, type NotedChange } from "#app/domain/notices/changes.ts";
import { eventEnd } from "#app/domain/notices/due.ts";
import { type EventTimes, toSpan } from "#app/domain/time/recurrence.ts";
import { Temporal, toDayNumber } from "#app/domain/time/time.ts";
import type { Editor } from "#app/services/actor.ts";
import { type EventRow, eventTimes } from "#app/services/calendar/event-times.server.ts";

const endOfDate = (date: string, timeZone: string): number => {
  const day = toDayNumber(Temporal.PlainDate.from(date));
  // An all-day series may continue after its last date's evening.
  return eventEnd({ isAllDay: true, start: day, end: day + 1 }, timeZone);
};

/** The state of an event for notices of changes; with `times`, of one occurrence alone. */
export function eventState(event: EventRow, times?: EventTimes): EventState {
  const span = toSpan(times ?? eventTimes(event));
  const { recurrence_rule, recurrence_end_date: last, time_zone: timeZone } = event;
  const isSeries = !times && recurrence_rule !== null;
  return {
    title: event.title,
    ...span,
    timeZone,
    rule: isSeries ? `${recurrence_rule} ${last ?? ""}` : null,
    over: isSeries ? (last === null ? null : endOfDate(last, timeZone)) : eventEnd(span, timeZone),
    location: event.location,
    memberIds: event.member_ids,
    driverId: event.driver_id,
    driverName: event.driver_name,
  };
}

interface Note {
  event: Pick<EventRow, "id" | "original_event_id" | "instance_date">;
  /** The occurrence of the series `event`, if the change affects it alone. */
  date?: string;
  before: EventState | null;
  after: EventState | null;
}

const leave = ({ family, user }: Editor, change: Omit<NotedChange, "by" | "at">): void => {
  const transaction = currentTransaction();
  if (!transaction) throw new Error("Changes are noted in the transaction that makes them");
  const whole: NotedChange & { id: string } = { ...change, id: randomUUID(), by: user?.id ?? null, at: Date.now() };
  enqueueOnCommit(transaction, family.id, whole);
};

/** Enqueues notices of a change for the users whom it concerns, when the transaction commits. */
export function noteChange(actor: Editor, { event, date, before, after }: Note): void {
  const own = event.original_event_id ? { id: event.original_event_id, date: event.instance_date } : null;
  const place = date ? { id: event.id, date } : own;
  if (!isReported({ before, after })) return;
  leave(actor, {
    subject: place ? `${place.id} ${place.date}` : String(event.id),
    eventId: event.id,
    date: date ?? null,
    before,
    after,
  });
}

/** `noteChange` for all events of an import, in one line. */
export function noteImport(actor: Editor, importId: number, imported: number): void {
  if (imported === 0) return;
  leave(actor, { subject: `import ${importId}`, eventId: 0, date: null, before: null, after: null, imported });
}
