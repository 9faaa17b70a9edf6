import { defineCatalogue } from "#app/words/define.server.ts";

/** The page behind the round plus button. The server alone writes it. */
export const adding = defineCatalogue("adding", {
  title: ["Add", "The title of a page: what can be added"],
  event: "Add Event",
  meal: "Add Meal",
  item: ["Add Item", "To the shopping list"],
  chore: "Add Chore",
});
