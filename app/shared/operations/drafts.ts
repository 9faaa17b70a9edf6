import { failing, type OperationFacts } from "#app/shared/operations/facts.ts";
import { drafts } from "#app/words/catalogues/drafts.ts";

const addMeal = failing(drafts, "failed.addMeal");
const saveDish = failing(drafts, "failed.saveDish");

/** Operations on drafts of meal plans and grocery lists. */
export const DRAFTS = {
  "retry-draft": { ...failing(drafts, "failed.retry"), isSlow: true },
  "discard-draft": failing(drafts, "failed.discard"),
  "add-items": failing(drafts, "failed.addItem"),
  "add-dish": addMeal,
  "add-all": addMeal,
  "another-dish": { ...failing(drafts, "failed.another"), isSlow: true },
  "save-dish": saveDish,
  "save-and-add-dish": saveDish,
  "save-dish-recipe": failing(drafts, "failed.saveRecipe"),
} satisfies Record<string, OperationFacts>;
