import type { Attributes } from "sequelize";
import { Event } from "#app/models/calendar/event.server.ts";

/** Event columns that lists read: without the search index and the properties of an imported file. */
export const EVENT_COLUMNS = Object.keys(Event.getAttributes()).filter(
  (name) => name !== "words" && name !== "imported",
);

/** Columns of an event's times and rule. */
const TIMES = [
  "start_time",
  "end_time",
  "start_date",
  "end_date",
  "start_local",
  "end_local",
] as const satisfies (keyof Attributes<Event>)[];

/** Columns that `calendar_events` and `events` share. */
const SAME = [
  "title",
  "description",
  "location",
  "time_zone",
  "is_all_day",
  ...TIMES,
  "keeps_instants",
  "recurrence_pattern",
  "recurrence_rule",
  "recurrence_end_date",
  "instance_date",
  "uid",
  "created_at",
] as const satisfies (keyof Attributes<Event>)[];

/**
 * Other columns of a subscribed event, as SQL. Its id is negative, so that it never equals an own event's. Columns that
 * are not listed are `null`.
 */
const OF_OTHERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SAME.map((name) => [name, `o.${name}`])),
  id: "-o.id",
  family_id: "o.family_id",
  member_ids: "c.member_ids",
  former_member_ids: "'{}'::bigint[]",
  event_type: "'other'",
  reminders: "'{}'::integer[]",
  original_event_id: "-o.original_event_id",
  sequence: "0",
  updated_at: "o.created_at",
};

const ofOthers = (name: string) => OF_OTHERS[name] ?? "NULL";

/** Columns that pages with many events show. */
export const SHOWN_COLUMNS = [
  "id",
  "member_ids",
  "driver_id",
  "driver_name",
  "title",
  "event_type",
  "location",
  "time_zone",
  "recurrence_pattern",
  "recurrence_rule",
  "recurrence_end_date",
  "sequence",
] as const satisfies (keyof Attributes<Event>)[];

/** `SHOWN_COLUMNS` and `TIMES`. */
export const LISTED_COLUMNS: readonly (keyof Attributes<Event>)[] = [...SHOWN_COLUMNS, ...TIMES];

const LEFT_OUT = `CASE WHEN e.recurrence_pattern IS NOT NULL THEN
    (SELECT string_agg(x.instance_date::text, ',') FROM event_exceptions x WHERE x.family_id = $1 AND x.event_id = e.id)
  END AS left_out`;

/** Selects the family's own events with the excluded dates of series; a condition follows. */
export const selectOwn = (columns: readonly string[]) => `SELECT ${columns.map((name) => `e.${name}`).join(", ")},
  ${LEFT_OUT}, NULL::bigint AS calendar_id
  FROM events e
  WHERE e.family_id = $1 AND e.removed_at IS NULL`;

/** Subscribed events with their calendars, without hidden events; a condition follows. */
export const FROM_OTHERS = `FROM calendar_events o JOIN calendars c ON c.family_id = o.family_id AND c.id = o.calendar_id
  WHERE o.family_id = $1 AND o.uid <> ALL (c.hidden_uids)`;

/**
 * Subscribed events in the columns of own ones (docs/product/subscribed-calendars.md), without hidden events; a
 * condition follows.
 */
const selectOthers = (columns: readonly string[]) =>
  `SELECT ${columns.map((name) => `${ofOthers(name)} AS ${name}`).join(", ")}, o.left_out, o.calendar_id
  ${FROM_OTHERS}`;

/** A subscribed event as JSON, for statements whose other columns are lists. */
export const OTHER_AS_JSON = `json_build_object(${[
  ...LISTED_COLUMNS.map((name) => `'${name}', ${ofOthers(name)}`),
  "'left_out', o.left_out, 'calendar_id', o.calendar_id",
].join(", ")})`;

/** Condition: events of shown calendars that may overlap the local dates `$2` to `$3`. */
export const OTHERS_SEEN = "c.is_shown AND o.seen_until >= $2::date AND o.seen_from <= $3::date";

export const SELECT_OTHERS = selectOthers(EVENT_COLUMNS);
