import type { ChoreState, Slot, Swap } from "#app/domain/chores/turns.ts";

/** What happened to a chore and was not undone, in the order in which it did. */
export interface Entry {
  id: number;
  kind: "done" | "skipped" | "swapped";
  dueOn: number;
  onDay: number;
  /** Whose it was; in a swap, who gave it away. */
  member: number | null;
  /** Who took it. */
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

/** What a chore's history leaves open. */
export const readLog = (entries: readonly Entry[]): Pick<ChoreState, "settled" | "swap"> => ({
  settled: entries
    .filter(({ kind }) => kind !== "swapped")
    .map(({ dueOn, onDay, member }) => ({ dueOn, onDay, owner: member })),
  swap: openSwap(entries),
});
