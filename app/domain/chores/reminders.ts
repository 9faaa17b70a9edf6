import { type Away, hereFrom, isAway } from "#app/domain/chores/dates.ts";
import { type ChoreState, listOwners, listSlots, type Slot } from "#app/domain/chores/turns.ts";
import { listGuardians, type People } from "#app/domain/notices/concerned.ts";

/** A date of a chore, and the day of its reminder. */
export interface Reminded {
  slot: Slot;
  day: number;
}

/**
 * The open and future dates of a chore up to `last`, with the day of their reminder: the due date, or the day on which
 * an absent owner returns (docs/product/notices.md, "Chores").
 */
export function* remindedSlots(state: ChoreState, today: number, last: number): Generator<Reminded> {
  for (const owner of listOwners(state.plan)) {
    for (const slot of listSlots(state, owner, today)) {
      const day = hereFrom(state.away, owner, slot.due);
      if (day > last) break;
      yield { slot, day };
    }
  }
}

/** Members who may have to do a date. With turns all members, because earlier dates determine the holder. */
export const maybeHolders = ({ plan }: ChoreState, { member }: Slot): readonly number[] => {
  if (plan.who === "turns") return plan.members;
  return member === null ? [] : [member];
};

/**
 * The accounts to remind of a date: the holder's; every guardian's for a child without an account; for a chore of anyone
 * free, the accounts of all members who are not away that day.
 */
export function remindedUsers(
  member: number | null,
  day: number,
  away: readonly Away[],
  people: People,
): readonly number[] {
  if (member === null) {
    const absent = people.members.filter(({ id }) => isAway(away, id, day)).map(({ user_id }) => user_id);
    return people.users.filter((user) => !absent.includes(user));
  }
  const holder = people.members.find(({ id }) => id === member);
  if (holder?.user_id) return people.users.filter((user) => user === holder.user_id);
  return holder?.role === "child" ? listGuardians(people) : [];
}
