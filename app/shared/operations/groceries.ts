import { failing, type OperationFacts } from "#app/shared/operations/facts.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";

const addItem = failing(groceries, "failed.add");
const updateItem = failing(groceries, "failed.update");
const saveAisles = failing(groceries, "failed.aisles");

/** Operations of the grocery list. */
export const GROCERY = {
  "add-item": addItem,
  "add-again": addItem,
  "change-item": updateItem,
  "edit-item": updateItem,
  "remove-item": updateItem,
  "clear-purchased": updateItem,
  "end-staple": updateItem,
  "undo-removal": updateItem,
  "move-aisle": saveAisles,
  "reset-aisles": saveAisles,
  "make-groceries": { ...failing(groceries, "failed.make"), isSlow: true },
} satisfies Record<string, OperationFacts>;
