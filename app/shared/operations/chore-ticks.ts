import { withReason } from "#app/shared/operations/facts.ts";

export const saveChore = { failure: withReason("Failed to save chore") };

/** The operations on a date of a chore; the dashboard needs no others. */
export const CHORE_TICKS = { "do-chore": saveChore, "undo-chore": saveChore };
