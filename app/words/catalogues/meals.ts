import { defineCatalogue } from "#app/words/define.server.ts";

/** The meal plan, its dialogs and drafts. */
export const meals = defineCatalogue("meals", {
  title: ["Meals", "The page with the meals of a week"],

  groceryList: ["Grocery List", "The shopping list"],
  toBuy: ["{count, plural, one {# to buy} other {# to buy}}", "How many items of the shopping list are open"],
  listEmpty: ["The list is empty.", "The shopping list"],
  listEmptyAdd: ["The list is empty. Add what you’ve run out of.", "The shopping list"],
  openList: ["Open list", "A link to the shopping list"],
  generateList: ["AI Generate", "A link: makes a shopping list by AI"],
  inBasket: [", in the basket", "After the name of a bought item, read aloud alone"],

  planTitle: "AI Meal Plan",
  planMeals: ["Plan meals", "A button: makes a draft of a meal plan"],
  planning: ["Planning…", "A button while it works"],
  readFirst: [
    "Check <link>how we read your other allergies</link>, then press “Plan meals” again.",
    "“Plan meals” is the name of a button",
  ],
  familySize: ["Family size", "The number of people"],
  days: ["Days", "The number of days of a meal plan"],
  from: ["From", "The first day of a meal plan"],
  whatToPlan: "What to plan",
  "plan.dinners": "Dinners only",
  "plan.all": "All meals",
  cookingTime: "Cooking time",
  "time.any": ["Any", "Cooking time"],
  "time.quick": ["Quick (20 min or less)", "Cooking time"],
  "time.medium": ["Medium (20-45)", "Cooking time in minutes"],
  "time.elaborate": ["Elaborate (45+)", "Cooking time in minutes"],

  "failed.add": "Failed to add meal",
  "failed.save": "Failed to save meal",
  "failed.delete": "Failed to delete meal",
  "failed.fetch": ["Failed to fetch recipe", "From a web address"],
  "failed.list": ["Failed to add grocery item", "The ingredients of a meal"],
  "failed.saveWeek": ["Failed to save week", "A week of meals"],
  "failed.deleteWeek": ["Failed to delete week", "A saved week of meals"],
  "failed.make": "Unable to make a meal plan right now",
});
