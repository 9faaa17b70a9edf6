import { defineCatalogue } from "#app/words/define.server.ts";

/** The grocery list, its dialogs and drafts. */
export const groceries = defineCatalogue("groceries", {
  "failed.add": "Failed to add grocery item",
  "failed.update": "Failed to update grocery item",
  "failed.aisles": "Failed to save the aisle order",
  "failed.make": "Unable to make a grocery list right now",
  "failed.retry": ["Unable to try again right now", "To make a draft of a grocery list by AI"],
  "failed.discard": ["Failed to discard the draft", "Of a grocery list"],
});
