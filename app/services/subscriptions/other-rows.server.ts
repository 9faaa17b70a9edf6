import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { QueryTypes } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import { forFamilies } from "#app/db/revisions.server.ts";
import { type FilePart, toEventTimes } from "#app/domain/calendar-file/file-item.ts";
import type { FileItem } from "#app/domain/calendar-file/read-calendar.ts";
import { type LeftOut, SubscribedCalendar } from "#app/models/calendar/subscribed-calendar.server.ts";
import { toTimeColumns } from "#app/services/calendar/event-times.server.ts";
import { keyOfItem } from "#app/services/imports/family-items.server.ts";
import type { Notes } from "#app/words/note.server.ts";

/** The events of a subscribed calendar as rows, inserted `AT_ONCE` items in one statement. */

/** One event of a calendar. Without a UID in the file, `uid` is a hash of its start and title. */
export interface FoundItem {
  uid: string;
  parts: Omit<FilePart, "reminders">[];
}

const withoutReminders = ({ reminders: _, changed, ...part }: FilePart) => ({
  ...part,
  changed: changed.map(({ reminders: __, ...one }) => ({ ...one, reminders: [] })),
});

const hashKey = (key: string) => createHash("sha256").update(key).digest("base64url");

/** The items that can be shown, each once, without alarms. Several items without a UID may have one start and title. */
export function nameItems(items: readonly FileItem[]): FoundItem[] {
  const found: FoundItem[] = [];
  const versions = new Map<string, Set<string>>();
  for (const item of items) {
    if (item.isCancelled || item.parts.length === 0) continue;
    const key = keyOfItem(item);
    const known = versions.get(key) ?? new Set();
    versions.set(key, known);
    if (known.has(item.fingerprint) || (item.uid !== null && known.size > 0)) continue;
    known.add(item.fingerprint);
    const uid = item.uid ?? hashKey(known.size > 1 ? `${key} ${known.size}` : key);
    found.push({ uid, parts: item.parts.map(withoutReminders) });
  }
  return found;
}

/** The number of events in `LeftOut.items`, and the characters of the reasons of each. */
const NAMED = 50;
const REASON = 1_000;

/** The first reasons of an event, within `REASON` characters. */
function shorten(reason: Notes | string): Notes | string {
  if (typeof reason === "string") return reason.slice(0, REASON);
  let room = REASON;
  return reason.filter((one) => {
    room -= JSON.stringify(one).length;
    return room >= 0;
  });
}

/** The events that are not shown, or not as written, with the reasons of a file's preview; `null` for none. */
export function findLeftOut(items: readonly FileItem[]): LeftOut | null {
  const found = items.filter(({ isCancelled, reason }) => !isCancelled && reason !== null);
  const left = found.filter(({ parts }) => parts.length === 0);
  const once = found.filter(({ parts, isUnderstood }) => parts.length > 0 && !isUnderstood);
  const changed = found.filter(({ parts, isUnderstood }) => parts.length > 0 && isUnderstood);
  if (found.length === 0) return null;
  const named = [...left, ...once, ...changed].slice(0, NAMED);
  return {
    left: left.length,
    once: once.length,
    changed: changed.length,
    items: named.map(({ title, reason }) => ({ title, reason: reason && shorten(reason) })),
  };
}

const COLUMNS = {
  id: "bigint",
  key: "text",
  uid: "text",
  title: "text",
  description: "text",
  location: "text",
  time_zone: "text",
  is_all_day: "boolean",
  start_time: "timestamptz",
  end_time: "timestamptz",
  start_date: "date",
  end_date: "date",
  start_local: "timestamp",
  end_local: "timestamp",
  keeps_instants: "boolean",
  recurrence_pattern: "text",
  recurrence_rule: "text",
  recurrence_end_date: "date",
  original_event_id: "bigint",
  instance_date: "date",
  left_out: "text",
} as const;
type Row = Partial<Record<keyof typeof COLUMNS, unknown>> & { key: string };

const NAMES = Object.keys(COLUMNS).join(", ");
const TYPED = Object.entries(COLUMNS)
  .map(([name, type]) => `${name} ${type}`)
  .join(", ");

const fields = ({
  title,
  description,
  location,
  times,
}: Omit<FilePart, "reminders" | "rule" | "cancelled" | "changed">) => ({
  title,
  description,
  location,
  times: toEventTimes(times),
});

/** The rows of an item. `idOf` returns the id of a key. */
function makeRows({ uid, parts }: FoundItem, idOf: (key: string) => number): Row[] {
  return parts.flatMap((part, index) => {
    const { times, ...texts } = fields(part);
    const key = `${index} ${uid}`;
    const series = idOf(key);
    const dates = [...part.cancelled, ...part.changed.map(({ date }) => date)];
    const main: Row = {
      id: series,
      key,
      uid,
      ...texts,
      ...toTimeColumns(times, part.rule !== null),
      ...part.rule,
      left_out: dates.join(",") || null,
    };
    const changed = part.changed.map((change): Row => {
      const { times: own, ...others } = fields(change);
      const place = { original_event_id: series, instance_date: change.date };
      const changedKey = `${key} ${change.date}`;
      return { id: idOf(changedKey), key: changedKey, uid, ...others, ...toTimeColumns(own, false), ...place };
    });
    return [main, ...changed];
  });
}

/** The ids of rows by their keys: the present ids, and new ones for new keys. */
async function findIds(familyId: number, calendarId: number, items: readonly FoundItem[]) {
  const known = await sequelize.query<{ id: number; key: string }>(
    "SELECT id, key FROM calendar_events WHERE family_id = $1 AND calendar_id = $2",
    { bind: [familyId, calendarId], type: QueryTypes.SELECT },
  );
  const ids = new Map(known.map(({ id, key }) => [key, id]));
  const keys = items.flatMap(({ uid, parts }) =>
    parts.flatMap(({ changed }, index) => [`${index} ${uid}`, ...changed.map(({ date }) => `${index} ${uid} ${date}`)]),
  );
  const missing = keys.filter((key) => !ids.has(key));
  const fresh = await sequelize.query<{ id: number }>(
    "SELECT nextval(pg_get_serial_sequence('calendar_events', 'id')) AS id FROM generate_series(1, $1)",
    { bind: [missing.length], type: QueryTypes.SELECT },
  );
  missing.forEach((key, index) => {
    ids.set(key, Number(fresh[index]?.id));
  });
  return (key: string) => ids.get(key) as number;
}

/** Items in one statement. Other requests are answered between two statements. */
const AT_ONCE = 250;

/** Replaces the events of a calendar, in the caller's transaction. */
export async function replaceEvents(
  { family_id, id }: { family_id: number; id: number },
  items: readonly FoundItem[],
  now: Date,
): Promise<void> {
  const idOf = await findIds(family_id, id, items);
  await sequelize.query("DELETE FROM calendar_events WHERE family_id = $1 AND calendar_id = $2", {
    bind: [family_id, id],
    type: QueryTypes.DELETE,
    ...forFamilies([SubscribedCalendar], family_id),
  });
  for (let at = 0; at < items.length; at += AT_ONCE) {
    await setImmediate();
    const rows = items.slice(at, at + AT_ONCE).flatMap((item) => makeRows(item, idOf));
    await sequelize.query(
      `INSERT INTO calendar_events (family_id, calendar_id, created_at, ${NAMES})
       SELECT $1, $2, $3, ${NAMES.replace("keeps_instants", "COALESCE(keeps_instants, false)")}
       FROM jsonb_to_recordset($4::jsonb) AS r(${TYPED})`,
      {
        bind: [family_id, id, now, JSON.stringify(rows)],
        type: QueryTypes.INSERT,
        ...forFamilies([SubscribedCalendar], family_id),
      },
    );
  }
}
