import { QueryTypes } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { Away, Plan } from "#app/domain/chores/dates.ts";
import { type Entry, readLog } from "#app/domain/chores/log.ts";
import type { ChoreState } from "#app/domain/chores/turns.ts";
import { dayOfIso } from "#app/domain/time/time.ts";
import type { Chore } from "#app/models/chore.server.ts";
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

const STANDING = "NOT EXISTS (SELECT FROM chore_log u WHERE u.family_id = $1 AND u.undoes_id = l.id)";

// However long the history is: the last few of each chore, and of each person where it is everyone's, say what is open.
const ENTRIES = `
  WITH asked AS (SELECT id, who, member_ids FROM chores WHERE family_id = $1 AND id = ANY ($2::bigint[])),
  lanes AS (
    SELECT a.id AS chore_id, lane.member FROM asked a
    CROSS JOIN LATERAL unnest(CASE WHEN a.who = 'everyone' THEN a.member_ids ELSE ARRAY[NULL]::bigint[] END) lane (member)
  ),
  swaps AS (
    SELECT l.* FROM asked a CROSS JOIN LATERAL (
      SELECT * FROM chore_log l WHERE l.family_id = $1 AND l.chore_id = a.id AND l.kind = 'swapped' AND ${STANDING}
      ORDER BY l.id DESC LIMIT 1
    ) l
  ),
  entries AS (
    SELECT l.* FROM lanes CROSS JOIN LATERAL (
      SELECT * FROM chore_log l
      WHERE l.family_id = $1 AND l.chore_id = lanes.chore_id AND l.kind IN ('done', 'skipped')
        AND (lanes.member IS NULL OR l.for_member_id = lanes.member) AND ${STANDING}
      ORDER BY l.id DESC LIMIT 3
    ) l
    UNION SELECT * FROM swaps
    UNION SELECT l.* FROM swaps JOIN chore_log l ON l.family_id = $1 AND l.swap_id = swaps.id WHERE ${STANDING}
  )
  SELECT id, chore_id, kind, due_on::text, on_day::text, for_member_id, with_member_id, swap_id, swap_part FROM entries
  UNION ALL
  SELECT id, NULL, 'away', from_day::text, to_day::text, member_id, NULL, NULL, NULL FROM chore_absences WHERE family_id = $1
  ORDER BY id`;

interface Row {
  id: number;
  chore_id: number;
  kind: Entry["kind"];
  due_on: string;
  on_day: string;
  for_member_id: number | null;
  with_member_id: number | null;
  swap_id: number | null;
  swap_part: Entry["part"];
}

/** An absence, from its first day to its last. */
interface AwayRow {
  kind: "away";
  due_on: string;
  on_day: string;
  for_member_id: number;
}

const readAway = (row: AwayRow): Away => ({
  member: row.for_member_id,
  from: dayNumber(row.due_on),
  to: dayNumber(row.on_day),
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

/** All that decides what is open of these chores and what comes, by their numbers, in one statement. */
export async function loadStates(actor: FamilyScope, chores: readonly Chore[]): Promise<Map<number, ChoreState>> {
  const bind = [actor.family.id, chores.map(({ id }) => id)];
  const rows = await sequelize.query<Row | AwayRow>(ENTRIES, { bind, type: QueryTypes.SELECT });
  const away: Away[] = [];
  const logs = new Map(chores.map(({ id }): [number, Entry[]] => [id, []]));
  for (const row of rows) {
    if (row.kind === "away") away.push(readAway(row));
    else logs.get(row.chore_id)?.push(readEntry(row));
  }
  return new Map(
    chores.map((chore) => [chore.id, { plan: readPlan(chore), away, ...readLog(logs.get(chore.id) ?? []) }]),
  );
}

/** The same of one. */
export async function loadState(actor: FamilyScope, chore: Chore): Promise<ChoreState> {
  return (await loadStates(actor, [chore])).get(chore.id) as ChoreState;
}
