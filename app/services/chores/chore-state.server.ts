import { buildFromJson, readRows } from "#app/db/together.server.ts";
import type { Away, Plan } from "#app/domain/chores/dates.ts";
import { type Entry, readLog } from "#app/domain/chores/log.ts";
import type { ChoreState } from "#app/domain/chores/turns.ts";
import { dayOfIso } from "#app/domain/time/time.ts";
import { Chore } from "#app/models/chore.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";

/** The number of a `YYYY-MM-DD`, as the rules of chores count days. */
export const dayNumber = dayOfIso;

const dayOr = (date: string | null | undefined) => (date ? dayNumber(date) : Number.NEGATIVE_INFINITY);

const readPlan = (chore: Chore): Plan => ({
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

const COLUMNS =
  "l.id, l.chore_id, l.kind, l.due_on, l.on_day, l.for_member_id, l.done_by, l.member_name, l.with_member_id, l.swap_id, l.swap_part";

const STANDING = "NOT EXISTS (SELECT FROM chore_log u WHERE u.family_id = $1 AND u.undoes_id = l.id)";

// However long the history is: the last few of each chore, and of each person where it is everyone's, say what is open.
const entriesOf = (asked: string) => `
  WITH asked AS (SELECT * FROM chores WHERE family_id = $1 AND ${asked}),
  lanes AS (
    SELECT a.id AS chore_id, lane.member FROM asked a
    CROSS JOIN LATERAL unnest(CASE WHEN a.who = 'everyone' THEN a.member_ids ELSE ARRAY[NULL]::bigint[] END) lane (member)
  ),
  swaps AS (
    SELECT l.* FROM asked a CROSS JOIN LATERAL (
      SELECT ${COLUMNS} FROM chore_log l
      WHERE l.family_id = $1 AND l.chore_id = a.id AND l.kind = 'swapped' AND ${STANDING}
      ORDER BY l.id DESC LIMIT 1
    ) l
  ),
  entries AS (
    SELECT l.* FROM lanes CROSS JOIN LATERAL (
      SELECT ${COLUMNS} FROM chore_log l
      WHERE l.family_id = $1 AND l.chore_id = lanes.chore_id AND l.kind IN ('done', 'skipped')
        AND (lanes.member IS NULL OR l.for_member_id = lanes.member) AND ${STANDING}
      ORDER BY l.id DESC LIMIT 3
    ) l
    UNION SELECT * FROM swaps
    UNION SELECT ${COLUMNS} FROM swaps JOIN chore_log l ON l.family_id = $1 AND l.swap_id = swaps.id WHERE ${STANDING}
  )
  SELECT (SELECT json_agg(e ORDER BY e.id) FROM entries e) AS entries,
    (SELECT json_agg(away ORDER BY away.id) FROM chore_absences away WHERE away.family_id = $1) AS away`;

const OF_THESE = entriesOf("id = ANY ($2::bigint[])");
const OF_ALL = `${entriesOf("deleted_at IS NULL")}, (SELECT json_agg(a ORDER BY a.id) FROM asked a) AS chores`;

interface Row {
  id: number;
  chore_id: number;
  kind: Entry["kind"];
  due_on: string;
  on_day: string;
  for_member_id: number | null;
  done_by: number | null;
  member_name: string | null;
  with_member_id: number | null;
  swap_id: number | null;
  swap_part: Entry["part"];
}

interface AwayRow {
  member_id: number;
  from_day: string;
  to_day: string;
}

/** What the statements answer: lists, `null` for an empty one. */
interface Found {
  entries: Row[] | null;
  away: AwayRow[] | null;
}

const readAway = (row: AwayRow): Away => ({
  member: row.member_id,
  from: dayNumber(row.from_day),
  to: dayNumber(row.to_day),
});

const readEntry = (row: Row): Entry => ({
  id: row.id,
  kind: row.kind,
  dueOn: dayNumber(row.due_on),
  onDay: dayNumber(row.on_day),
  member: row.for_member_id,
  with: row.with_member_id,
  swapId: row.swap_id,
  part: row.swap_part,
});

function toStates(chores: readonly Chore[], found: Found | undefined): Map<number, ChoreState> {
  const away = (found?.away ?? []).map(readAway);
  const logs = new Map(chores.map(({ id }): [number, Entry[]] => [id, []]));
  for (const row of found?.entries ?? []) logs.get(row.chore_id)?.push(readEntry(row));
  return new Map(
    chores.map((chore) => [chore.id, { plan: readPlan(chore), away, ...readLog(logs.get(chore.id) ?? []) }]),
  );
}

/** All that decides what is open of these chores and what comes, by their numbers, in one statement. */
export async function loadStates({ family }: FamilyScope, chores: readonly Chore[]): Promise<Map<number, ChoreState>> {
  const [found] = await readRows<Found>(family.id, OF_THESE, [chores.map(({ id }) => id)]);
  return toStates(chores, found);
}

/** The same of one. */
export async function loadState(actor: FamilyScope, chore: Chore): Promise<ChoreState> {
  return (await loadStates(actor, [chore])).get(chore.id) as ChoreState;
}

/** Who did a chore last, as they were called, and on which local day, `YYYY-MM-DD`. */
export interface LastDone {
  day: string;
  member: number | null;
  name: string | null;
}

export interface FamilyChores {
  chores: Chore[];
  states: Map<number, ChoreState>;
  /** Of a chore whose last few entries have one. */
  lastDone: Map<number, LastDone>;
}

/** All chores of a family, in the order in which they came, and the same of them, in one statement. */
export async function loadChores({ family }: FamilyScope): Promise<FamilyChores> {
  const [found] = await readRows<Found & { chores: Record<string, unknown>[] | null }>(family.id, OF_ALL);
  const chores = (found?.chores ?? []).map((row) => buildFromJson(Chore, row));
  const done = (found?.entries ?? []).filter(({ kind }) => kind === "done");
  return {
    chores,
    states: toStates(chores, found),
    lastDone: new Map(
      done.map(({ chore_id, on_day, done_by, member_name }) => {
        return [chore_id, { day: on_day, member: done_by, name: member_name }];
      }),
    ),
  };
}
