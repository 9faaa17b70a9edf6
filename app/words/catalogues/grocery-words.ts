import { defineCatalogue } from "#app/words/define.server.ts";

/** Messages about the grocery list that the server alone writes. */
export const groceryWords = defineCatalogue("grocery-words", {
  added: ["Added: {item} ({aisle}).", "`aisle` is the part of the shopping list"],
  saved: ["Item saved: {item}.", "An item of the shopping list"],
  removed: ["Removed: {item}.", "An item of the shopping list"],
  removedStaple: ["Removed: {item}. It will return on {day}.", "An item of the shopping list; `day` is a date"],
  cleared: "{count, plural, =0 {The basket is empty.} one {# item cleared.} other {# items cleared.}}",
  back: ["Back on the list: {item}.", "An item that was removed"],
  backCount: "{count, plural, one {# item is back on the list.} other {# items are back on the list.}}",
  nothingToUndo: "Nothing to undo.",
  backOn: ["Back on {day}", "An item that returns to the shopping list on a date"],
  neededFor: ["For {meals}", "A note of an item of the shopping list; `meals` are dishes: “Lasagne, Chilli”"],
  neededForOrganic: ["For {meals}. Organic if you can", "The same for food that the family prefers organic"],
  organic: ["Organic if you can", "A note of an item of the shopping list"],
  onList: ["On the list", "An item that returns after it is bought is on the shopping list now"],
});
