import { isAway } from "#app/domain/chores/dates.ts";
import { type ChoreState, listSlots, type Slot } from "#app/domain/chores/turns.ts";
import type { Temporal } from "#app/domain/time/time.ts";
import { ChoreLog } from "#app/models/chores/chore-log.server.ts";
import type { Actor } from "#app/services/actor.ts";
import { dayNumber } from "#app/services/chores/chore-state.server.ts";
import { notToday, withChore } from "#app/services/chores/ticks.server.ts";
import { CHORE_MAX } from "#app/shared/chores/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";
import { english } from "#app/words/english.server.ts";

/** Whether a chore has a swap with an open date. A chore can have one swap at a time. */
function hasOpenSwap({ swap, plan }: ChoreState, first: Slot): boolean {
  if (!swap || ![swap.from, swap.to].every((id) => plan.members.includes(id))) return false;
  return swap.isOwed || first.part === "given" || first.due < swap.dueOn;
}

/** Members who may take over the first date: present members of the order; empty while a swap is open. */
export const listSwappers = (state: ChoreState, first: Slot): number[] =>
  state.plan.who !== "turns" || first.member === null || hasOpenSwap(state, first)
    ? []
    : state.plan.members.filter((id) => id !== first.member && !isAway(state.away, id, first.due));

/** The date that the holder of the first date takes over in return from `to`; `null` without one. */
export const returnedFor = (state: ChoreState, first: Slot, to: number, today: number): Slot | null =>
  returnedSlot({ ...state, swap: { dueOn: first.due, from: first.member as number, to, isOwed: false } }, today);

/** The date that is taken over in return for the first, within a year; else `null`. */
function returnedSlot(state: ChoreState, today: number): Slot | null {
  for (const slot of listSlots(state, null, today)) {
    if (slot.due > today + CHORE_MAX.daysAhead) return null;
    if (slot.part === "returned") return slot;
  }
  return null;
}

/**
 * Another member takes over the first date of the forecast; its holder takes over that member's next date
 * (docs/product/chores.md, "Swapping"). @throws {DomainError} 409 for another date, a chore without turns or a second
 * swap, 400 at `with_member_id`
 */
export function swapTurns(
  actor: Actor,
  id: number,
  { date, with_member_id }: { date: string; with_member_id: number },
  now: Temporal.Instant,
): Promise<{ entry: ChoreLog; back: Slot | null }> {
  return withChore(actor, id, now, async ({ chore, state, members, today, date: on_day }) => {
    const [first] = chore.who === "turns" ? listSlots(state, null, today) : [];
    if (!first || first.due !== dayNumber(date)) throw notToday();
    if (hasOpenSwap(state, first)) throw new DomainError("conflict", english(choreWords, "swappedAlready"));
    if (!listSwappers(state, first).includes(with_member_id)) {
      throw new DomainError("invalid", english(choreWords, "notInRotation"), "with_member_id");
    }
    const entry = await ChoreLog.create({
      family_id: actor.family.id,
      chore_id: id,
      due_on: date,
      on_day,
      for_member_id: first.member,
      kind: "swapped",
      member_name: members.find((one) => one.id === first.member)?.name ?? null,
      with_member_id,
      by_user_id: actor.user.id,
    });
    return { entry, back: returnedFor(state, first, with_member_id, today) };
  });
}
