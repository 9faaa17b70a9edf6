import type { Span } from "#app/domain/time/recurrence.ts";
import { FROM_OTHERS, OTHER_AS_JSON, OTHERS_SEEN } from "#app/services/calendar/event-columns.server.ts";
import type { ShownRow } from "#app/services/calendar/event-list.server.ts";

/**
 * Single events, one array for each column. A timetable has hundreds in a month; as many objects with eighteen keys
 * take PostgreSQL and the main thread three times as long.
 */
interface PackedEvents {
  ids: number[];
  titles: string[];
  locations: (string | null)[];
  /** Seconds since 1970, or days for all-day events. */
  starts: number[];
  ends: number[];
}

interface Alike extends Pick<ShownRow, "calendar_id" | "member_ids" | "time_zone"> {
  is_all_day: boolean;
}

/**
 * Events of a subscribed calendar with one zone and one value of all-day: series as rows, single events packed. `null`
 * instead of an empty list.
 */
export type FoundSubscribed<Series> = Alike & { series: Series[] | null } & (PackedEvents | { ids: null });

const ALIKE = "o.calendar_id, c.member_ids, o.time_zone, o.is_all_day";

const number = (side: "start" | "end") =>
  `CASE WHEN o.is_all_day THEN o.${side}_date - DATE '1970-01-01' ELSE extract(epoch FROM o.${side}_time)::bigint END`;

const COLUMNS = {
  ids: "-o.id",
  titles: "o.title",
  locations: "o.location",
  starts: number("start"),
  ends: number("end"),
} satisfies Partial<Record<keyof PackedEvents, string>>;

const LISTS = Object.entries(COLUMNS).map(
  ([name, sql]) => `array_agg(${sql}) FILTER (WHERE o.recurrence_rule IS NULL) AS ${name}`,
);

/** Events of a family's shown calendars that may overlap the local dates `$2` to `$3`. */
export const FIND_OTHERS = `SELECT ${ALIKE}, ${LISTS.join(", ")},
  json_agg(${OTHER_AS_JSON}) FILTER (WHERE o.recurrence_rule IS NOT NULL) AS series
  ${FROM_OTHERS} AND ${OTHERS_SEEN} GROUP BY ${ALIKE}`;

/** Rows and spans of packed events. Each object is a complete literal, because spreading takes fifty times as long. */
export function unpackEvents<Series>(found: FoundSubscribed<Series>): { row: ShownRow; span: Span }[] {
  if (found.ids === null) return [];
  const { calendar_id, member_ids, time_zone, is_all_day: isAllDay, ids, titles, locations, starts, ends } = found;
  const unit = isAllDay ? 1 : 1_000;
  return ids.map((id, index) => {
    const row: ShownRow = {
      id,
      calendar_id,
      member_ids,
      title: titles[index] as string,
      location: locations[index] ?? null,
      time_zone,
      driver_id: null,
      driver_name: null,
      event_type: "other",
      recurrence_pattern: null,
      recurrence_rule: null,
      recurrence_end_date: null,
      sequence: 0,
    };
    return { row, span: { isAllDay, start: (starts[index] as number) * unit, end: (ends[index] as number) * unit } };
  });
}
