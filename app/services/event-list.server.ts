import { literal, Op } from "sequelize";
import { type EventTimes, occurrencesIn, overlaps, type Window } from "#app/domain/recurrence.ts";
import { startOfDay, Temporal, toDate } from "#app/domain/time.ts";
import { Event } from "#app/models/event.server.ts";
import { EventException } from "#app/models/event-exception.server.ts";
import type { Family } from "#app/models/family.server.ts";
import { type EventRow, eventRecurrence, eventTimes } from "#app/services/event-times.server.ts";
import { familyToday } from "#app/services/families.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";

interface Actor {
  family: Family;
}

/** An event as it stands in a window: a one-off, or one occurrence of a series. */
export interface EventInWindow {
  event: EventRow;
  times: EventTimes;
  /** `null` for a one-off. */
  instanceDate: string | null;
}

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
