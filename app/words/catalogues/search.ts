import { defineCatalogue } from "#app/words/define.server.ts";

/** The search page. */
export const search = defineCatalogue("search", {
  title: ["Search", "Noun, the name of a page"],
  titleOf: ["{q}, Search", "The title of the browser’s window; `q` is what was searched for"],
  field: ["Search", "The name of the search field"],
  placeholder: ["Swimming, lentils, Leo", "Examples of what to search for: an activity, a food, a name"],
  submit: ["Search", "Verb, a button"],
  what: "Search events, meals, recipes, groceries, chores, school and ideas.",
  results: ["{count, plural, one {# result for “{q}”} other {# results for “{q}”}}", "`q` is what was searched for"],
  noResults: ["No results for “{q}”", "`q` is what was searched for"],

  kinds: ["Type of result", "The name of a navigation, for screen readers"],
  all: ["All", "All kinds of results"],
  "kind.event": "Events",
  "kind.meal": "Meals",
  "kind.recipe": "Recipes",
  "kind.grocery": "Groceries",
  "kind.chore": "Chores",
  "kind.subject": ["School", "A kind of search results: subjects"],
  "kind.idea": "Ideas",
  "all.event": "{count, plural, one {All # events} other {All # events}}",
  "all.meal": "{count, plural, one {All # meals} other {All # meals}}",
  "all.recipe": "{count, plural, one {All # recipes} other {All # recipes}}",
  "all.grocery": "{count, plural, one {All # groceries} other {All # groceries}}",
  "all.chore": "{count, plural, one {All # chores} other {All # chores}}",
  "all.subject": ["{count, plural, one {All # school} other {All # school}}", "All subjects of school that were found"],
  "all.idea": "{count, plural, one {All # ideas} other {All # ideas}}",

  excerpt: ["“<found>a part</found>”", "A part of a note, in quotation marks: it stands in place of “a part”"],
  allDay: ["{day}, all day", "`day` is a date"],
  meal: ["{meal}, {day}", "`meal` is “Dinner”, `day` a date"],
  recipe: ["Recipe", "What was found"],
  bought: ["bought", "A thing of the shopping list, in a list of facts"],
  boughtOn: ["bought {day}", "A thing of the shopping list; `day` is a date"],
  inBasket: ["in the basket", "A thing of the shopping list"],
  onList: ["on the list, {aisle}", "A thing of the shopping list; `aisle` is “Produce”"],
  minutes: ["{minutes, number} min", "How long it takes"],
  activity: ["Activity idea", "What was found"],
  tip: ["A tip", "What was found"],
  doneOn: ["Done on {day}", "An activity; `day` is a date"],

  nothing:
    "Try fewer letters or another word. We search titles, places, notes and ingredients from the last three years.",
  addEvent: ["Add as an event", "A button"],
  addGroceries: ["Add to the grocery list", "A button"],
  recent: ["Recent searches", "A heading"],
});
