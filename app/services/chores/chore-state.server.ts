import { readRows } from "#app/db/batched-reads.server.ts";
import type { Away, Plan } from "#app/domain/chores/dates.ts";
import { type Entry, readLog } from "#app/domain/chores/log.ts";
import type { ChoreState } from "#app/domain/chores/turns.ts";
import { dayOfIso, isoOfDay } from "#app/domain/time/time.ts";
import type { ChoreFields } from "#app/models/chores/chore.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";

/** The day number of a `YYYY-MM-DD`, as the rules of chores use it. */
export const dayNumber = dayOfIso;

const dayOr = (date: string | null | undefined) => (date ? dayNumber(date) : Number.NEGATIVE_INFINITY);

const readPlan = (chore: ChoreFields): Plan => ({
  who: chore.who,
  when: chore.when,
  dueOn: chore.due_on === null ? null : dayNumber(chore.due_on),
  weekdays: chore.weekdays,
  everyN: chore.every_n ?? 1,
  unit: chore.every_unit ?? "days",
  startOn: dayNumber(chore.start_on),
  keeps: chore.keeps,
  countsFrom: dayOr(chore.counts_from),
  restsUntil: dayOr(chore.rests_until),
  members: chore.member_ids,
  nextMember: chore.next_member_id,
});

/** A chore in PostgreSQL's JSON: times are texts. */
type ChoreRow = Omit<ChoreFields, "created_at"> & { created_at: string };

const FIELD_NAMES = [
  ...(["id", "title", "icon", "note", "who", "member_ids", "next_member_id", "when", "due_on", "weekdays"] as const),
  ...(["every_n", "every_unit", "start_on", "part_of_day", "remind_at", "stars", "keeps", "rests_until"] as const),
  ...(["counts_from", "created_at"] as const),
] satisfies (keyof ChoreRow)[];

const quoted = (name: string) => `"${name}"`;
const FIELDS = FIELD_NAMES.map(quoted).join(", ");

/** Rows as one JSON array for each column: half as long as an array of objects, and parsed faster. */
const toColumns = (names: readonly string[]) =>
  `json_build_array(${names.map((name) => `json_agg(${quoted(name)})`).join(", ")})`;

type Columns = (unknown[] | null)[];

function toRows<R>(names: readonly (keyof R & string)[], columns: Columns): R[] {
  const rows = (columns[0] ?? []).map((): Record<string, unknown> => ({}));
  for (const [at, name] of names.entries()) {
    const column = columns[at];
    for (const [index, row] of rows.entries()) row[name] = column?.[index];
  }
  return rows as R[];
}

/** An entry of the history in PostgreSQL's JSON; days as numbers. */
interface Row {
  id: number;
  chore_id: number;
  kind: Entry["kind"];
  due_on: number;
  on_day: number;
  for_member_id: number | null;
  done_by: number | null;
  member_name: string | null;
  with_member_id: number | null;
  swap_id: number | null;
  swap_part: Entry["part"];
}

const COLUMNS = {
  id: "l.id",
  chore_id: "l.chore_id",
  kind: "l.kind",
  due_on: "l.due_on - date '1970-01-01' AS due_on",
  on_day: "l.on_day - date '1970-01-01' AS on_day",
  for_member_id: "l.for_member_id",
  done_by: "l.done_by",
  member_name: "l.member_name",
  with_member_id: "l.with_member_id",
  swap_id: "l.swap_id",
  swap_part: "l.swap_part",
} satisfies Record<keyof Row, string>;

const SELECTED = Object.values(COLUMNS).join(", ");
const NAMES = Object.keys(COLUMNS) as (keyof Row)[];

const STANDING = "NOT EXISTS (SELECT FROM chore_log u WHERE u.family_id = $1 AND u.undoes_id = l.id)";

// The last few entries of each chore (of each member, for a chore of everyone) determine its open dates, however long
// the history is.
const selectEntries = (condition: string, everyone = "a.member_ids") => `
  WITH selected AS (SELECT ${FIELDS} FROM chores WHERE family_id = $1 AND ${condition}),
  lanes AS (
    SELECT a.id AS chore_id, lane.member FROM selected a
    CROSS JOIN LATERAL unnest(CASE WHEN a.who = 'everyone' THEN ${everyone} ELSE ARRAY[NULL]::bigint[] END) lane (member)
  ),
  swaps AS (
    SELECT l.* FROM selected a CROSS JOIN LATERAL (
      SELECT ${SELECTED} FROM chore_log l
      WHERE l.family_id = $1 AND l.chore_id = a.id AND l.kind = 'swapped' AND ${STANDING}
      ORDER BY l.id DESC LIMIT 1
    ) l
  ),
  entries AS (
    SELECT l.* FROM lanes CROSS JOIN LATERAL (
      SELECT ${SELECTED} FROM chore_log l
      WHERE l.family_id = $1 AND l.chore_id = lanes.chore_id AND l.kind IN ('done', 'skipped')
        AND (lanes.member IS NULL OR l.for_member_id = lanes.member) AND ${STANDING}
      ORDER BY l.id DESC LIMIT 3
    ) l
    UNION ALL SELECT * FROM swaps
    UNION ALL SELECT ${SELECTED} FROM swaps JOIN chore_log l ON l.family_id = $1 AND l.swap_id = swaps.id WHERE ${STANDING}
  )
  SELECT (SELECT ${toColumns(NAMES)} FROM (SELECT DISTINCT ON (id) * FROM entries ORDER BY id) e) AS entries,
    (SELECT json_agg(away ORDER BY away.id) FROM chore_absences away WHERE away.family_id = $1) AS away`;

const listed = (chores: string) =>
  `(SELECT ${toColumns(FIELD_NAMES)} FROM (SELECT * FROM ${chores} ORDER BY id) c) AS chores`;

const OF_THESE = selectEntries("id = ANY ($2::bigint[])");
const OF_ALL = `${selectEntries("deleted_at IS NULL")}, ${listed("selected")}`;
const OF_MEMBER = `${selectEntries("deleted_at IS NULL AND member_ids @> ARRAY[$2::bigint]", "ARRAY[$2::bigint]")},
  ${listed("selected")}`;
const ALONE = `SELECT ${listed(`(SELECT ${FIELDS} FROM chores WHERE family_id = $1 AND deleted_at IS NULL) selected`)}`;

interface AwayRow {
  member_id: number;
  from_day: string;
  to_day: string;
}

interface Found {
  entries: Columns;
  away: AwayRow[] | null;
}

interface Listed {
  chores: Columns;
}

const readAway = (row: AwayRow): Away => ({
  member: row.member_id,
  from: dayNumber(row.from_day),
  to: dayNumber(row.to_day),
});

const readEntry = (row: Row): Entry => ({
  id: row.id,
  kind: row.kind,
  dueOn: row.due_on,
  onDay: row.on_day,
  member: row.for_member_id,
  with: row.with_member_id,
  swapId: row.swap_id,
  part: row.swap_part,
});

function toStates(chores: readonly ChoreFields[], rows: readonly Row[], found: Found): Map<number, ChoreState> {
  const away = (found.away ?? []).map(readAway);
  const logs = new Map(chores.map(({ id }): [number, Entry[]] => [id, []]));
  for (const row of rows) logs.get(row.chore_id)?.push(readEntry(row));
  return new Map(
    chores.map((chore) => [chore.id, { plan: readPlan(chore), away, ...readLog(logs.get(chore.id) ?? []) }]),
  );
}

/** The states of chores by id, in one statement. */
export async function loadStates({ family }: FamilyScope, chores: readonly ChoreFields[]) {
  const [found] = await readRows<Found>(family.id, OF_THESE, [chores.map(({ id }) => id)]);
  return found ? toStates(chores, toRows<Row>(NAMES, found.entries), found) : new Map<number, ChoreState>();
}

export async function loadState(actor: FamilyScope, chore: ChoreFields): Promise<ChoreState> {
  return (await loadStates(actor, [chore])).get(chore.id) as ChoreState;
}

/** The last completion of a chore: the local day, `YYYY-MM-DD`, and the member's name at that time. */
export interface LastDone {
  day: string;
  member: number | null;
  name: string | null;
}

export interface FamilyChores {
  chores: ChoreFields[];
  states: Map<number, ChoreState>;
  /** Only chores with a completion among their last few entries. */
  lastDone: Map<number, LastDone>;
}

const readChores = (found: Listed | undefined): ChoreFields[] =>
  (found ? toRows<ChoreRow>(FIELD_NAMES, found.chores) : []).map((row) =>
    Object.assign(row, { created_at: new Date(row.created_at) }),
  );

/** The columns of all chores of a family, oldest first, without their histories. */
export async function listFields({ family }: FamilyScope): Promise<ChoreFields[]> {
  const [found] = await readRows<Listed>(family.id, ALONE);
  return readChores(found);
}

/**
 * All chores of a family in the order of their creation, with their states, in one statement; with `member` the chores that
 * they take part in, and their own state.
 */
export async function loadChores({ family }: FamilyScope, member?: number): Promise<FamilyChores> {
  const [sql, values] = member ? [OF_MEMBER, [member]] : [OF_ALL, []];
  const [found] = await readRows<Found & Listed>(family.id, sql, values);
  const chores = readChores(found);
  const rows = found ? toRows<Row>(NAMES, found.entries) : [];
  return {
    chores,
    states: found ? toStates(chores, rows, found) : new Map(),
    lastDone: new Map(
      rows
        .filter(({ kind }) => kind === "done")
        .map(({ chore_id, on_day, done_by, member_name }) => {
          return [chore_id, { day: isoOfDay(on_day), member: done_by, name: member_name }];
        }),
    ),
  };
}
