import { type Away, hereFrom, isAway } from "#app/domain/chores/dates.ts";
import { type ChoreState, listOwners, listSlots, type Slot } from "#app/domain/chores/turns.ts";
import { listGuardians, type People } from "#app/domain/notices/concerned.ts";

/** A date of a chore, and the day on which whoever is to do it is reminded. */
export interface Reminded {
  slot: Slot;
  day: number;
}

/**
 * The dates of a chore that are open or to come, with the day of their reminder, up to one: the due date, or that on which
 * somebody whose own it is comes back (docs/product/notices.md, "Chores").
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

/** Whom a date may fall to until it comes: whose turn it is hangs on what is done before. */
export const maybeHolders = ({ plan }: ChoreState, { member }: Slot): readonly number[] => {
  if (plan.who === "turns") return plan.members;
  return member === null ? [] : [member];
};

/**
 * The accounts that hear of a date: that of who is to do it, every guardian's for a child without one, and everyone's who is
 * here that day for what is for whoever is free.
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
