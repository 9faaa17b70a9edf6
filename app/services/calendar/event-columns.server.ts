import { Event } from "#app/models/event.server.ts";

/** The columns of an event that lists read: not its words, nor what a file had of it. */
export const EVENT_COLUMNS = Object.keys(Event.getAttributes()).filter(
  (name) => name !== "words" && name !== "imported",
);

/** What of an event from elsewhere is its calendar's, or the same for all. Its number is negative: it is none of ours. */
const OF_OTHERS: Readonly<Record<string, string>> = {
  id: "-o.id",
  member_ids: "c.member_ids",
  former_member_ids: "'{}'::bigint[]",
  driver_id: "NULL::bigint",
  former_driver_id: "NULL::bigint",
  driver_name: "NULL::text",
  event_type: "'other'",
  reminders: "'{}'::integer[]",
  original_event_id: "-o.original_event_id",
  changed_by: "NULL::bigint",
  sequence: "0",
  removed_at: "NULL::timestamptz",
  updated_at: "o.created_at",
};

/**
 * Events from elsewhere in the columns of our own (docs/product/other-calendars.md), but for those that are hidden; a
 * condition follows.
 */
export const SELECT_OTHERS = `SELECT ${EVENT_COLUMNS.map((name) => `${OF_OTHERS[name] ?? `o.${name}`} AS ${name}`).join(", ")},
  o.left_out, o.calendar_id
  FROM calendar_events o JOIN calendars c ON c.family_id = o.family_id AND c.id = o.calendar_id
  WHERE o.family_id = $1 AND o.uid <> ALL (c.hidden_uids)`;
