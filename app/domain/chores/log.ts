import type { ChoreState, Slot, Swap } from "#app/domain/chores/turns.ts";

/** An entry of a chore's history that was not undone, in order. */
export interface Entry {
  id: number;
  kind: "done" | "skipped" | "swapped";
  dueOn: number;
  onDay: number;
  /** The member whose turn it was; in a swap, the member who gave the date away. */
  member: number | null;
  /** The member who took over a swapped date. */
  with: number | null;
  /** The swap that the date belongs to, and its part in it. */
  swapId: number | null;
  part: Slot["part"];
}

/** The open swap: the last one, unless its first date was skipped or its second done. */
function openSwap(entries: readonly Entry[]): Swap | null {
  const last = entries.findLast(({ kind }) => kind === "swapped");
  if (!last || last.member === null || last.with === null) return null;
  const parts = entries.filter(({ swapId }) => swapId === last.id);
  if (parts.some(({ kind, part }) => kind === "skipped" || part === "returned")) return null;
  return { dueOn: last.dueOn, from: last.member, to: last.with, isOwed: parts.length > 0 };
}

/** The swap and settled dates of a chore's history. */
export const readLog = (entries: readonly Entry[]): Pick<ChoreState, "settled" | "swap"> => ({
  settled: entries
    .filter(({ kind }) => kind !== "swapped")
    .map(({ dueOn, onDay, member }) => ({ dueOn, onDay, owner: member })),
  swap: openSwap(entries),
});
