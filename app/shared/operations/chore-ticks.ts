import { failing } from "#app/shared/operations/facts.ts";
import { dashboard } from "#app/words/catalogues/dashboard.ts";

const saveChore = failing(dashboard, "choreFailed");

/** The operations on a date of a chore from the dashboard. */
export const CHORE_TICKS = { "do-chore": saveChore, "undo-chore": saveChore };
