import { type Bounds, isWithin, spansIn, toBounds, toSpan, toWallSpan } from "#app/domain/time/recurrence.ts";
import type { Temporal } from "#app/domain/time/time.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { findSeen, findWithChanged } from "#app/services/calendar/event-list.server.ts";
import { type EventRow, eventRecurrence, eventTimes } from "#app/services/calendar/event-times.server.ts";

/** A `SEQUENCE` for rows without one: seconds from creation to the last change, which never decrease. */
export const secondsLived = ({ created_at, updated_at }: { created_at: Date; updated_at: Date }) =>
  Math.floor((updated_at.getTime() - created_at.getTime()) / 1000);

/** Local dates of the family, both included; `null` is open. */
export interface OpenWindow {
  from: Temporal.PlainDate | null;
  to: Temporal.PlainDate | null;
  timeZone: string;
}

/** Dates with an override, by the id of their series. */
type ChangedDates = ReadonlyMap<number, ReadonlySet<string>>;

export interface FoundEvents {
  events: EventRow[];
  /** Found series by id. */
  series: ReadonlyMap<number, EventRow>;
  changed: ChangedDates;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Single events and series that overlap a window. A series does if one of its occurrences or overrides does. All its
 * overrides come with it, because a program that has only some of them would show a date twice, or not at all.
 */
export async function findEvents(actor: FamilyScope, window: OpenWindow, withRecurring: boolean): Promise<FoundEvents> {
  const rows = await findSeen(actor, window.from, window.to);
  const bounds = openBounds(window);
  const overlapping = rows.filter((row) => {
    const [times, recurrence] = [eventTimes(row), eventRecurrence(row)];
    if (!recurrence) return isWithin(toSpan(times), bounds);
    // Looks for the first date that is not excluded, because a series without an end has more dates than could be
    // excluded.
    return !spansIn(toWallSpan(times), row.time_zone, recurrence, bounds).next().done;
  });
  const oneOffs = overlapping.filter((row) => row.recurrence_rule === null && row.original_event_id === null);
  const ids = overlapping.flatMap((row) => row.original_event_id ?? (row.recurrence_rule === null ? [] : row.id));
  if (!withRecurring || ids.length === 0) return { events: oneOffs, series: new Map(), changed: new Map() };
  const families = await findWithChanged(actor, [...new Set(ids)]);
  const changed = new Map<number, Set<string>>();
  for (const { original_event_id: id, instance_date: date } of families) {
    if (id && date) changed.set(id, (changed.get(id) ?? new Set()).add(date));
  }
  return {
    events: [...oneOffs, ...families].sort((a, b) => a.id - b.id),
    series: new Map(families.map((row) => [row.id, row])),
    changed,
  };
}

/** The bounds of a window as instants; infinite where it is open. */
function openBounds({ from, to, timeZone }: OpenWindow): Bounds {
  const [first, last] = [from && toBounds({ from, to: from, timeZone }), to && toBounds({ from: to, to, timeZone })];
  return {
    from: first?.from ?? -Infinity,
    begin: first?.begin ?? -Infinity,
    to: last?.to ?? Infinity,
    end: last?.end ?? Infinity,
  };
}

/** The rule of a series with its cancelled dates, without the dates that have an override. */
export function cancelledOnly(event: EventRow, { changed }: FoundEvents) {
  const recurrence = eventRecurrence(event);
  const others = changed.get(event.id) ?? NONE;
  return recurrence && { ...recurrence, exceptions: new Set([...recurrence.exceptions].filter((d) => !others.has(d))) };
}
