import type { Attributes } from "sequelize";
import { Event } from "#app/models/calendar/event.server.ts";

/** The columns of an event that lists read: not its words, nor what a file had of it. */
export const EVENT_COLUMNS = Object.keys(Event.getAttributes()).filter(
  (name) => name !== "words" && name !== "imported",
);

/** The columns that say when an event is. */
const TIMES = [
  "start_time",
  "end_time",
  "start_date",
  "end_date",
  "start_local",
  "end_local",
] as const satisfies (keyof Attributes<Event>)[];

/** What an event from elsewhere has as our own have it. */
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
 * What it has besides: of its calendar, or the same for all. Its number is negative, as it is none of ours. It has
 * nothing in columns that are named nowhere here.
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

/** What of an event pages show that have many. */
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

/** The same with the columns that say when it is. */
export const LISTED_COLUMNS: readonly (keyof Attributes<Event>)[] = [...SHOWN_COLUMNS, ...TIMES];

const LEFT_OUT = `CASE WHEN e.recurrence_pattern IS NOT NULL THEN
    (SELECT string_agg(x.instance_date::text, ',') FROM event_exceptions x WHERE x.family_id = $1 AND x.event_id = e.id)
  END AS left_out`;

/** The family's own events, with the dates that are out of their series; a condition follows. */
export const selectOwn = (columns: readonly string[]) => `SELECT ${columns.map((name) => `e.${name}`).join(", ")},
  ${LEFT_OUT}, NULL::bigint AS calendar_id
  FROM events e
  WHERE e.family_id = $1 AND e.removed_at IS NULL`;

/** Events from elsewhere with their calendars, but for those that are hidden; a condition follows. */
export const FROM_OTHERS = `FROM calendar_events o JOIN calendars c ON c.family_id = o.family_id AND c.id = o.calendar_id
  WHERE o.family_id = $1 AND o.uid <> ALL (c.hidden_uids)`;

/**
 * Events from elsewhere in the same columns (docs/product/subscribed-calendars.md), but for those that are hidden; a condition
 * follows.
 */
const selectOthers = (columns: readonly string[]) =>
  `SELECT ${columns.map((name) => `${ofOthers(name)} AS ${name}`).join(", ")}, o.left_out, o.calendar_id
  ${FROM_OTHERS}`;

/** The same as JSON, where other columns of the statement are lists. */
export const OTHER_AS_JSON = `json_build_object(${[
  ...LISTED_COLUMNS.map((name) => `'${name}', ${ofOthers(name)}`),
  "'left_out', o.left_out, 'calendar_id', o.calendar_id",
].join(", ")})`;

/** Of calendars that are shown, what can be seen between two local dates. */
export const OTHERS_SEEN = "c.is_shown AND o.seen_until >= $2::date AND o.seen_from <= $3::date";

export const SELECT_OTHERS = selectOthers(EVENT_COLUMNS);
