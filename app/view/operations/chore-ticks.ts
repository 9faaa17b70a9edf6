import { withSentence } from "#app/view/operations/facts.ts";

export const saveChore = { failure: withSentence("Failed to save chore") };

/** What is done with a date of a chore: the dashboard has these alone. */
export const CHORE_TICKS = { "do-chore": saveChore, "undo-chore": saveChore };
