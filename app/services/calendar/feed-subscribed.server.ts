import type { CalendarEntry } from "#app/domain/icalendar/entry.ts";
import { movedTo } from "#app/domain/time/recurrence.ts";
import { Temporal, toInstant } from "#app/domain/time/time.ts";
import { SubscribedCalendar } from "#app/models/calendar/subscribed-calendar.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { type EventRow, eventRecurrence, eventTimes } from "#app/services/calendar/event-times.server.ts";
import { findFeedSubscribed } from "#app/services/calendar/subscribed-events.server.ts";

/** Subscribed events in the family's own feed (docs/product/subscribed-calendars.md, "In our own feed"). */

/** The UID of a subscribed event in the feed. */
export const feedUid = (calendarId: number, uid: string): string => `c${calendarId}-${uid}`;

/** The UIDs of rows. A series that was split off by a change of all later dates gets a UID of its own. */
function nameRows(rows: readonly EventRow[]): Map<number, string> {
  const uids = new Map<number, string>();
  const counts = new Map<string, number>();
  for (const { id, uid, calendar_id, original_event_id } of rows) {
    if (original_event_id !== null) continue;
    const name = feedUid(calendar_id as number, uid as string);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    uids.set(id, count === 1 ? name : `${name}-${count}`);
  }
  return uids;
}

/** Entries for subscribed events from a local date on. */
export async function listFeedSubscribed(
  { family }: FamilyScope,
  from: Temporal.PlainDate | null,
): Promise<CalendarEntry[]> {
  const where = { family_id: family.id, is_shown: true, in_feed: true };
  const calendars = await SubscribedCalendar.findAll({ where, attributes: ["id", "name"] });
  if (calendars.length === 0) return [];
  const names = new Map(calendars.map(({ id, name }) => [id, name]));
  const rows = await findFeedSubscribed({ family }, from);
  const uids = nameRows(rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const changed = new Set(rows.map(({ original_event_id, instance_date }) => `${original_event_id} ${instance_date}`));
  return rows.flatMap((row): CalendarEntry[] => {
    const category = names.get(row.calendar_id as number);
    const series = row.original_event_id === null ? undefined : byId.get(row.original_event_id);
    const uid = uids.get(series?.id ?? row.id) ?? `${feedUid(row.calendar_id as number, row.uid as string)}-${-row.id}`;
    const recurrence = eventRecurrence(row);
    // A calendar that was added after `actor.family` was read.
    if (category === undefined) return [];
    return [
      {
        uid,
        ...(series && row.instance_date
          ? { replaces: movedTo(eventTimes(series), Temporal.PlainDate.from(row.instance_date)) }
          : {}),
        sequence: 0,
        createdAt: toInstant(row.created_at),
        changedAt: toInstant(row.created_at),
        title: row.title,
        description: row.description,
        location: row.location,
        category,
        members: [],
        times: eventTimes(row),
        recurrence: recurrence && {
          ...recurrence,
          exceptions: new Set([...recurrence.exceptions].filter((date) => !changed.has(`${row.id} ${date}`))),
        },
      },
    ];
  });
}
