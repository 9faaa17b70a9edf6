import { readRows } from "#app/db/batched-reads.server.ts";
import { type ChoreState, slotsUntil } from "#app/domain/chores/turns.ts";
import { isoOfDay } from "#app/domain/time/time.ts";
import type { ChoreFields } from "#app/models/chores/chore.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { dayNumber } from "#app/services/chores/chore-state.server.ts";
import { knownChores } from "#app/services/chores/known-chores.server.ts";
import { CHORE_MAX } from "#app/shared/chores/constants.ts";

/** A chore on a day, `YYYY-MM-DD`: open today, or due later. */
export interface ComingChore {
  chore: ChoreFields;
  day: string;
  due_on: string;
  /** The member whose turn it is; `null` for anyone who is free. */
  member: number | null;
}

/**
 * A completion on a day, `YYYY-MM-DD`, with the member's name at that time. `member` is `null` after they left the
 * family.
 */
export interface DoneChore {
  chore: number;
  title: string;
  day: string;
  member: number | null;
  name: string | null;
}

export interface ChoreRange {
  coming: ComingChore[];
  done: DoneChore[];
  today: string;
}

/** Today's open dates and those due later, up to a day at most a year ahead, by chore. Dates are `YYYY-MM-DD`. */
export function comingChores(
  chores: readonly ChoreFields[],
  states: ReadonlyMap<number, ChoreState>,
  today: string,
  last: string,
): ComingChore[] {
  const number = dayNumber(today);
  const end = Math.min(dayNumber(last), number + CHORE_MAX.daysAhead);
  // Memoized: many chores are due on the same day.
  const written = new Map<number, string>();
  function write(day: number): string {
    const known = written.get(day);
    if (known !== undefined) return known;
    const text = isoOfDay(day);
    written.set(day, text);
    return text;
  }
  const coming: ComingChore[] = [];
  for (const chore of chores) {
    for (const { due, member } of slotsUntil(states.get(chore.id) as ChoreState, number, end)) {
      coming.push({ chore, day: write(Math.max(due, number)), due_on: write(due), member });
    }
  }
  return coming;
}

/** Completions of existing chores between two days, both included. */
const listDone = ({ family }: FamilyScope, from: string, to: string): Promise<DoneChore[]> =>
  readRows<DoneChore>(
    family.id,
    `SELECT c.id AS chore, c.title, l.on_day::text AS day, l.done_by AS member, l.member_name AS name FROM chore_log l
     JOIN chores c ON c.family_id = $1 AND c.id = l.chore_id AND c.deleted_at IS NULL
     WHERE l.family_id = $1 AND l.kind = 'done' AND l.on_day BETWEEN $2 AND $3
       AND NOT EXISTS (SELECT FROM chore_log u WHERE u.family_id = $1 AND u.undoes_id = l.id)
     ORDER BY l.id`,
    [from, to],
  );

/**
 * Done, open and future dates between two days, `YYYY-MM-DD` (docs/product/chores.md, "Days"); `null` if the family has
 * no chores.
 */
export async function listRange(
  actor: FamilyScope,
  { from, to, today }: { from: string; to: string; today: string },
): Promise<ChoreRange | null> {
  const [{ chores, states }, done] = await Promise.all([
    knownChores(actor),
    from <= today ? listDone(actor, from, to) : [],
  ]);
  if (chores.length === 0) return null;
  const coming = to >= today ? comingChores(chores, states, today, to) : [];
  return {
    coming: coming.filter(({ day }) => day >= from),
    done,
    today,
  };
}
