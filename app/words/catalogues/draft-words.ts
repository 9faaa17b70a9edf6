import { defineCatalogue } from "#app/words/define.server.ts";

/** Messages about drafts of meal plans and grocery lists that the server alone writes. */
export const draftWords = defineCatalogue("draft-words", {
  people: ["{count, plural, one {# person} other {# people}}", "For how many people a draft is made"],

  allergies: ["Allergies", "A list to choose from"],
  diets: ["Dietary preferences", "A list to choose from"],
  cuisines: ["Cuisines", "A list to choose from"],
  otherAllergies: ["Other allergies", "A field for the family’s own words"],
  otherAllergiesHint: "Separate with commas. We check every dish for them.",

  discarded: ["Draft discarded. Meals you added are kept.", "Of a meal plan"],
  dishAdded: ["Added: {title}. {place}.", "`title` is a dish; `place` is a kind of meal and a date"],
  dishAddedAlready: ["Already added. {place}.", "A dish; `place` is a kind of meal and a date"],
  dishSaved: ["Saved: {title}. {place}.", "`title` is a dish; `place` is a kind of meal and a date"],
  dishSwapped: ["{place}: now {title}.", "`place` is a kind of meal and a date; `title` is the new dish"],
  recipeSaved: ["Recipe saved: {title}.", "`title` is a dish"],
  unchanged: "Your planned meals are unchanged.",
  allAdded: "All meals have been added.",
  mealsAdded: "{count, plural, one {# meal added.} other {# meals added.}}",
  undoRestores: ["Undo restores what you had.", "“Undo” is the name of a button"],
  planned: [
    "{meal, select, breakfast {{day} has a breakfast already: {title}.} lunch {{day} has a lunch already: {title}.} snack {{day} has a snack already: {title}.} other {{day} has a dinner already: {title}.}}",
    "`day` is a weekday; `title` is the meal that is planned",
  ],
  morePlanned: [
    "{count, plural, one {# more is taken too.} other {# more are taken too.}}",
    "Meals that are planned already, after some that are named",
  ],
  itemsAddedAlready: ["You’ve already added these.", "Items of a draft of a shopping list"],
  itemsAdded: "{count, plural, one {# item added to your list.} other {# items added to your list.}}",
  itemsGrown:
    "{count, plural, one {# was already on the list, so we increased the amount.} other {# were already on the list, so we increased the amounts.}}",

  notReady: "This plan isn’t ready yet.",
  dishInMeals: ["You’ve added this dish. Edit it on the Meals page.", "“Meals” is the name of a page"],
  noOtherDish: "No other dish fits your allergies and diets.",
  endBeforeStart: ["The end must be after the start", "Of the days of a shopping list"],
  mostDays: "{max, plural, one {Choose at most # day} other {Choose at most # days}}",
  mostMeals: "These days have too many meals for one list. Choose fewer days.",
  chooseItem: "Choose at least one item",
  atOnce: ["That’s a lot of ideas at once. Try again in a minute.", "Ideas, plans and lists that are asked for"],
  today: [
    "{max, plural, one {That’s today’s limit of # idea. There’ll be more tomorrow.} other {That’s today’s limit of # ideas. There’ll be more tomorrow.}}",
    "Ideas, plans and lists that are asked for",
  ],
  interrupted: ["This was interrupted. Try again.", "A draft that was being made"],
  ourSide: ["Something went wrong on our side.", "A draft that was being made"],

  "note.none": [
    "{meal, select, breakfast {We have no breakfasts that fit everything you leave out.} lunch {We have no lunches that fit everything you leave out.} other {We have no dinners that fit everything you leave out.}}",
    "A plan has no dishes of a kind",
  ],
  "note.repeats": [
    "{meal, select, breakfast {{count, plural, one {Only # breakfast fits, so it repeats.} other {Only # breakfasts fit, so some repeat.}}} lunch {{count, plural, one {Only # lunch fits, so it repeats.} other {Only # lunches fit, so some repeat.}}} other {{count, plural, one {Only # dinner fits, so it repeats.} other {Only # dinners fit, so some repeat.}}}}",
    "A plan has too few dishes of a kind",
  ],
  "note.diets": [
    "{meal, select, breakfast {{count, plural, one {Some meals don’t match your diets: # breakfast.} other {Some meals don’t match your diets: # breakfasts.}}} lunch {{count, plural, one {Some meals don’t match your diets: # lunch.} other {Some meals don’t match your diets: # lunches.}}} other {{count, plural, one {Some meals don’t match your diets: # dinner.} other {Some meals don’t match your diets: # dinners.}}}}",
    "Dishes of a plan that are not of the chosen diets",
  ],
  "note.quick": [
    "{meal, select, breakfast {{count, plural, one {Not enough quick breakfasts, so # takes longer or shorter.} other {Not enough quick breakfasts, so # take longer or shorter.}}} lunch {{count, plural, one {Not enough quick lunches, so # takes longer or shorter.} other {Not enough quick lunches, so # take longer or shorter.}}} other {{count, plural, one {Not enough quick dinners, so # takes longer or shorter.} other {Not enough quick dinners, so # take longer or shorter.}}}}",
    "Dishes of a plan that take another time than was chosen",
  ],
  "note.medium": [
    "{meal, select, breakfast {{count, plural, one {Not enough medium breakfasts, so # takes longer or shorter.} other {Not enough medium breakfasts, so # take longer or shorter.}}} lunch {{count, plural, one {Not enough medium lunches, so # takes longer or shorter.} other {Not enough medium lunches, so # take longer or shorter.}}} other {{count, plural, one {Not enough medium dinners, so # takes longer or shorter.} other {Not enough medium dinners, so # take longer or shorter.}}}}",
    "Dishes of a plan that take another time than was chosen: 20 to 45 minutes",
  ],
  "note.elaborate": [
    "{meal, select, breakfast {{count, plural, one {Not enough elaborate breakfasts, so # takes longer or shorter.} other {Not enough elaborate breakfasts, so # take longer or shorter.}}} lunch {{count, plural, one {Not enough elaborate lunches, so # takes longer or shorter.} other {Not enough elaborate lunches, so # take longer or shorter.}}} other {{count, plural, one {Not enough elaborate dinners, so # takes longer or shorter.} other {Not enough elaborate dinners, so # take longer or shorter.}}}}",
    "Dishes of a plan that take another time than was chosen: more than 45 minutes",
  ],
  "note.cuisines": [
    "{meal, select, breakfast {{count, plural, one {Not enough breakfasts from these cuisines, so # is from another.} other {Not enough breakfasts from these cuisines, so # are from others.}}} lunch {{count, plural, one {Not enough lunches from these cuisines, so # is from another.} other {Not enough lunches from these cuisines, so # are from others.}}} other {{count, plural, one {Not enough dinners from these cuisines, so # is from another.} other {Not enough dinners from these cuisines, so # are from others.}}}}",
    "Dishes of a plan that are not of the chosen cuisines",
  ],
});
