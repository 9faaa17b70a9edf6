import { CHORE_TICKS, saveChore } from "#app/shared/operations/chore-ticks.ts";

const saveAbsence = { failure: "Failed to save who is away" };
const saveStars = { failure: "Failed to save stars" };
const saveGoal = { failure: "Failed to save goal" };

export const CHORES = {
  ...CHORE_TICKS,
  "add-chore": saveChore,
  "add-routine": saveChore,
  "edit-chore": saveChore,
  "delete-chore": saveChore,
  "restore-chore": saveChore,
  "rest-chore": saveChore,
  "wake-chore": saveChore,
  "skip-chore": saveChore,
  "swap-turn": saveChore,
  "add-absence": saveAbsence,
  "remove-absence": saveAbsence,
  "give-stars": saveStars,
  "save-goal": saveGoal,
  "delete-goal": saveGoal,
  "give-goal": saveGoal,
};
