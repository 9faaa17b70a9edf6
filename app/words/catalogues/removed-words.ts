import { defineCatalogue } from "#app/words/define.server.ts";

/** Deleted things that can be restored. */
export const removedWords = defineCatalogue("removed-words", {
  title: ["Removed lately", "The title of a page with deleted things"],
  back: ["Family Settings", "A link back to the page"],
  none: "Nothing to restore",
  noneText: "Deleted people, events, meals, recipes and groceries stay here for 30 days.",
  "group.member": "Family members",
  "group.event": "Events",
  "group.meal": "Meals",
  "group.recipe": "Recipes",
  "group.grocery_item": ["Groceries", "Of the shopping list"],
  restore: ["Restore", "A button beside a deleted thing"],
  restoreThing: ["Restore {title}", "The same button, read aloud; `title` is what was deleted"],
  following: ["{day} and all that follow", "Which dates of a series of events were deleted; `day` is the first"],
  removed: ["removed {moment}", "Below a deleted thing; `moment` is a date with its time"],
  until: ["until {moment}", "How long a deleted thing can be restored; `moment` is a date with its time"],
  already: "Already restored.",
  restored: ["Restored: {title}.", "`title` is what was deleted"],
  restoredAll: "{count, plural, one {Restored # item.} other {Restored # items.}}",
});
