import type { ChoreState, Slot, Swap } from "#app/domain/chores/turns.ts";

/** An entry of a chore's history that was not undone, in order. */
export interface Entry {
  id: number;
  kind: "done" | "skipped" | "swapped";
  dueOn: number;
  onDay: number;
  /** The member whose turn it was; in a swap, who gave it. */
  member: number | null;
  /** The member who took it. */
  with: number | null;
  /** The swap that it was a part of, and which. */
  swapId: number | null;
  part: Slot["part"];
}

/** The swap that is open: the last one, until what was swapped is skipped, or what comes in return is done. */
function openSwap(entries: readonly Entry[]): Swap | null {
  const made = entries.findLast(({ kind }) => kind === "swapped");
  if (!made || made.member === null || made.with === null) return null;
  const parts = entries.filter(({ swapId }) => swapId === made.id);
  if (parts.some(({ kind, part }) => kind === "skipped" || part === "returned")) return null;
  return { dueOn: made.dueOn, from: made.member, to: made.with, isOwed: parts.length > 0 };
}

/** The open state that a chore's history leaves. */
export const readLog = (entries: readonly Entry[]): Pick<ChoreState, "settled" | "swap"> => ({
  settled: entries
    .filter(({ kind }) => kind !== "swapped")
    .map(({ dueOn, onDay, member }) => ({ dueOn, onDay, owner: member })),
  swap: openSwap(entries),
});
