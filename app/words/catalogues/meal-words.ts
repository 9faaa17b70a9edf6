import { defineCatalogue } from "#app/words/define.server.ts";

/** Messages about meals that the server alone writes. */
export const mealWords = defineCatalogue("meal-words", {
  span: ["{from} – {to}", "The first and the last day of a week"],
  toWeek: ["Meals of the week", "A link from a meal to its week"],

  addMeal: "Add Meal",
  editMeal: "Edit Meal",
  copyMeal: "Copy Meal",
  adding: ["Adding…", "A button while it works"],
  save: "Save",
  saving: ["Saving…", "A button while it works"],
  plannedDate: ["Planned date", "The day of a meal"],
  cook: "Who’s cooking?",
  nobody: ["Nobody yet", "A choice: it isn’t known who cooks"],
  recipeServes: ["Recipe serves", "For how many people a recipe was written"],
  recipeServesHint: "We’ll adjust amounts to your servings on the grocery list.",
  copyToDay: ["Copy to another day", "A link: plans a meal again"],

  mealAdded: ["Meal added: {title}, {day}.", "`day` is a date"],
  mealSaved: ["Meal saved: {title}, {day}.", "`day` is a date"],
  mealDeleted: "Meal deleted: {title}.",
  weekSaved: ["Week saved: {name}.", "A week of meals"],
  weekDeleted: ["Saved week deleted: {name}.", "A week of meals"],

  meals: ["{count, plural, one {# meal} other {# meals}}", "Of a saved week"],
  mealsNamed: [
    "{count, plural, one {# meal: {titles}} other {# meals: {titles}}}",
    "Of a saved week; `titles` are its dinners",
  ],
  noneLastWeek: "Nothing to copy: no meals in last week.",
  noneInWeek: ["Nothing to copy: no meals in “{name}”.", "`name` of a saved week"],
  takenLastWeek: "Nothing copied: every slot with a meal in last week is taken.",
  takenInWeek: ["Nothing copied: every slot with a meal in “{name}” is taken.", "`name` of a saved week"],
  copiedLastWeek: "{count, plural, one {# meal copied from last week.} other {# meals copied from last week.}}",
  copiedWeek: [
    "{count, plural, one {# meal copied from “{name}”.} other {# meals copied from “{name}”.}}",
    "`name` of a saved week",
  ],
  notCopied: [
    "{count, plural, one {# wasn’t copied: that slot is taken.} other {# weren’t copied: those slots are taken.}}",
    "Meals of a week that was copied",
  ],

  endBeforeStart: ["The end must be after the start", "Of the days of which meals are asked for"],
  noSuchMeal: "This family has no such meal",
  mostMeals:
    "{max, plural, one {A family can keep at most {max, number, ::group-off} meal. Delete some of the old ones first.} other {A family can keep at most {max, number, ::group-off} meals. Delete some of the old ones first.}}",
  noMealsInWeek: "There are no meals in this week to save",
  weekExists: "You already have a saved week with this name",
  mostWeeks:
    "{max, plural, one {A family can save at most # week. Delete one first.} other {A family can save at most # weeks. Delete one first.}}",
});
