import { defineCatalogue } from "#app/words/define.server.ts";

/** Texts shared by meals and recipes that the server alone writes. */
export const dishWords = defineCatalogue("dish-words", {
  mealOnDay: ["{meal}, {day}", "A kind of meal and a date: “Dinner, Wednesday 14 October”"],

  title: ["Title", "Of a meal or a recipe"],
  mealType: ["Meal type", "Breakfast, lunch, dinner or snack"],
  description: "Description",
  prepTime: ["Prep time", "Minutes of preparation"],
  cookTime: ["Cook time", "Minutes of cooking"],
  minutes: ["minutes", "Below “Prep time”"],
  servings: "Servings",
  people: ["people", "Below “Servings”"],
  ingredients: "Ingredients",
  ingredientsHint: "One per line, amount first: 500 g flour",
  steps: ["Steps", "Of a recipe"],
  stepsHint: "One per line. We add numbers and timers.",
  recipeLink: "Recipe link",
  recipeLinkHint: "Paste a link, then press Fetch recipe to fill in the rest.",
  fetch: ["Fetch recipe", "A button: reads a recipe from a web address"],
  fetching: ["Fetching…", "A button while it works"],
  line: ["Line {line, number}: {problem}", "`problem` says what is wrong with a line of a text"],

  addIngredients: ["Add ingredients to list", "To the shopping list"],
  updateAmounts: ["Update amounts", "A button: amounts for other servings"],
  whatToBuy: ["What to buy", "A list of ingredients to choose from"],
  listed: ["Already added. Tick to add again.", "An ingredient on the shopping list"],
  addToList: ["Add to list", "A button. The shopping list"],
  adding: ["Adding…", "A button while it works"],
  back: ["Back", "A button that closes a dialog"],
  chooseIngredient: "Choose at least one ingredient",
  added: [
    "{count, plural, =0 {For {title}: nothing new.} one {For {title}: # item added.} other {For {title}: # items added.}}",
    "Ingredients of a meal that are on the shopping list now; `title` is the meal",
  ],
  increased: ["Increased: {items}.", "Items of the shopping list of which more is needed now"],
  passed: [
    "{count, plural, one {# item passed over: the meal has changed, or someone put it on the list just now.} other {# items passed over: the meal has changed, or someone put it on the list just now.}}",
    "Ingredients that were not put on the shopping list",
  ],
});
