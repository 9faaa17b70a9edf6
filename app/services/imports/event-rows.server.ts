import { QueryTypes } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import { forFamilies } from "#app/db/revisions.server.ts";
import { type FilePart, type FileTimes, toEventTimes } from "#app/domain/calendar-file/file-item.ts";
import type { FileFields } from "#app/domain/calendar-file/read-event.ts";
import type { StoredRule } from "#app/domain/recurrence/stored-rule.ts";
import type { RowVersions } from "#app/models/calendar/calendar-import.server.ts";
import { Event, type Imported } from "#app/models/calendar/event.server.ts";
import { EventException } from "#app/models/calendar/event-exception.server.ts";
import { toTimeColumns } from "#app/services/calendar/event-times.server.ts";

/** Rows of imported events, inserted `ROWS_AT_ONCE` in one statement. */

/** Columns that all events of a file share, or take from the event that they replace. */
export interface Common {
  family_id: number;
  member_ids: number[];
  driver_id: number | null;
  driver_name: string | null;
  event_type: string;
  changed_by: number | null;
}

export type Row = Record<string, unknown> & { id: number; sequence: number };
export type ExcludedDate = { event_id: number; instance_date: string };

const COLUMNS = Object.keys(Event.getAttributes()).filter((name) => name !== "words");
const COLUMN_TYPES = `SELECT attname AS name, format_type(atttypid, atttypmod) AS type
  FROM pg_attribute WHERE attrelid = 'events'::regclass AND attnum > 0 AND NOT attisdropped`;

let types: Map<string, string> | undefined;

/** Rows are sent as one JSON text, because a statement has a limited number of parameters. */
const ROWS_AT_ONCE = 250;

/** Inserts rows. A column that a row does not have is `null`. */
export async function insertRows(familyId: number, rows: readonly Row[]): Promise<void> {
  const found =
    types ??
    new Map(
      (await sequelize.query<{ name: string; type: string }>(COLUMN_TYPES, { type: QueryTypes.SELECT })).map(
        ({ name, type }) => [name, type],
      ),
    );
  types = found;
  const names = COLUMNS.join(", ");
  const typed = COLUMNS.map((name) => `${name} ${found.get(name)}`).join(", ");
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await sequelize.query(
      `INSERT INTO events (${names}) SELECT ${names} FROM jsonb_to_recordset($1::jsonb) AS r(${typed})`,
      {
        bind: [JSON.stringify(rows.slice(at, at + ROWS_AT_ONCE))],
        type: QueryTypes.INSERT,
        ...forFamilies([Event], familyId),
      },
    );
  }
}

/** Inserts dates on which series do not take place; dates that exist already are skipped. */
export async function insertExcludedDates(familyId: number, dates: readonly ExcludedDate[], now: Date): Promise<void> {
  if (dates.length === 0) return;
  await sequelize.query(
    `INSERT INTO event_exceptions (family_id, event_id, instance_date, created_at)
     SELECT $1::bigint, event_id, instance_date, $3::timestamptz
     FROM jsonb_to_recordset($2::jsonb) AS r(event_id bigint, instance_date date) ON CONFLICT DO NOTHING`,
    {
      bind: [familyId, JSON.stringify(dates), now],
      type: QueryTypes.INSERT,
      ...forFamilies([EventException], familyId),
    },
  );
}

/** Ids for `count` new rows. */
export async function takeIds(count: number): Promise<number[]> {
  const rows = await sequelize.query<{ id: number }>(
    "SELECT nextval(pg_get_serial_sequence('events', 'id')) AS id FROM generate_series(1, $1)",
    { bind: [count], type: QueryTypes.SELECT },
  );
  return rows.map(({ id }) => Number(id));
}

const NO_RULE: StoredRule = { recurrence_pattern: null, recurrence_rule: null, recurrence_end_date: null };

/** The columns from the file: texts and times, and the UID or the series whose date the row overrides. */
function toColumns(
  { title, description, location, reminders, times }: FileFields & { times: FileTimes },
  rule: StoredRule | null,
  place: { uid: string | null } | { original_event_id: number; instance_date: string },
) {
  const columns: Record<string, unknown> = toTimeColumns(toEventTimes(times), rule !== null);
  return Object.assign(columns, rule ?? NO_RULE, place, { title, description, location, reminders });
}

/** The number of rows that `makeRows` makes of parts. */
export const countRows = (parts: readonly FilePart[]): number =>
  parts.reduce((count, { changed }) => count + 1 + changed.length, 0);

export interface MadeRows {
  rows: Row[];
  excluded: ExcludedDate[];
}

/** The rows of an item. `ids` yields their ids; the first is the item's event. */
export function makeRows(
  parts: readonly FilePart[],
  common: Common,
  ofItem: { uid: string | null; sequence: number; imported: Omit<Imported, "rows"> },
  ids: Iterator<number>,
  now: Date,
): MadeRows {
  const made: MadeRows = { rows: [], excluded: [] };
  const add = (columns: Record<string, unknown>): number => {
    const id = ids.next().value as number;
    const stamps = { created_at: now, updated_at: now, former_member_ids: [], sequence: ofItem.sequence, id };
    made.rows.push(Object.assign(columns, common, stamps));
    return id;
  };
  for (const [index, part] of parts.entries()) {
    // A part that was split off is an event of its own, also in our feed.
    const uid = index === 0 ? ofItem.uid : null;
    const series = add(toColumns(part, part.rule, { uid }));
    for (const change of part.changed) {
      add(toColumns(change, null, { original_event_id: series, instance_date: change.date }));
    }
    const dates = [...part.cancelled, ...part.changed.map(({ date }) => date)];
    made.excluded.push(...dates.map((instance_date) => ({ event_id: series, instance_date })));
  }
  const [first] = made.rows;
  const rows: RowVersions = made.rows.map(({ id, sequence }) => [id, sequence]);
  if (first) first.imported = { ...ofItem.imported, rows } satisfies Imported;
  return made;
}
