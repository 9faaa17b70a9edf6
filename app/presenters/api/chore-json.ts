import type { Chore } from "#app/models/chores/chore.server.ts";
import type { ChoreAbsence } from "#app/models/chores/chore-absence.server.ts";
import type { ChoreLog } from "#app/models/chores/chore-log.server.ts";
import type { Goal } from "#app/models/chores/goal.server.ts";
import { pick } from "#app/utils/pick.ts";

/** Chores in the API (docs/product/api.md, "Chores"). Members who have left the family are `null`. */

/** Ids of the family's present members; other ids are hidden. */
export type Known = ReadonlySet<number>;
const known = (members: Known, id: number | null) => (id !== null && members.has(id) ? id : null);

/** A chore; `today` is the family's date, `YYYY-MM-DD`. A pause that is over is `null`. */
export const choreJson = (chore: Chore, today: string) => ({
  ...pick(chore, ["id", "family_id", "title", "icon", "note", "who"]),
  members: chore.member_ids,
  ...pick(chore, ["next_member_id", "when", "due_on", "weekdays", "every_n", "every_unit", "start_on"]),
  ...pick(chore, ["part_of_day", "remind_at", "stars", "keeps"]),
  rests_until: chore.rests_until !== null && chore.rests_until > today ? chore.rests_until : null,
  ...pick(chore, ["created_at", "updated_at"]),
});

/** An occurrence; ids of members who left are `null`. */
export const occurrenceJson = <O extends { member_id: number | null; done_by: number | null }>(
  occurrence: O,
  members: Known,
): O => ({
  ...occurrence,
  member_id: known(members, occurrence.member_id),
  done_by: known(members, occurrence.done_by),
});

export const logJson = (entry: ChoreLog, undone: ReadonlySet<number | null>, members: Known) => ({
  ...pick(entry, ["id", "chore_id", "due_on", "on_day", "kind"]),
  member_id: known(members, entry.for_member_id),
  done_by: known(members, entry.done_by),
  member_name: entry.member_name,
  with_member_id: known(members, entry.with_member_id),
  undoes_id: entry.undoes_id,
  is_undone: undone.has(entry.id),
  ...pick(entry, ["stars", "note", "created_at"]),
});

export const absenceJson = ({ id, member_id, from_day, to_day }: ChoreAbsence) => ({
  id,
  member_id,
  from: from_day,
  to: to_day,
});

export const goalJson = (goal: Goal) =>
  pick(goal, ["id", "member_id", "title", "icon", "stars", "given_at", "created_at", "updated_at"]);

export const jarJson = ({ member, stars, goal }: { member: { id: number }; stars: number; goal: Goal | null }) => ({
  member_id: member.id,
  stars,
  goal: goal && goalJson(goal),
});
