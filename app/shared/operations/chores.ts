import { failing } from "#app/shared/operations/facts.ts";
import { chores } from "#app/words/catalogues/chores.ts";

const saveChore = failing(chores, "failed");
const saveAbsence = failing(chores, "failedAway");
const saveStars = failing(chores, "failedStars");
const saveGoal = failing(chores, "failedGoal");

export const CHORES = {
  "do-chore": saveChore,
  "undo-chore": saveChore,
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
