import { defineCatalogue } from "#app/words/define.server.ts";

/** The meal plan, its dialogs and drafts. */
export const meals = defineCatalogue("meals", {
  title: ["Meals", "The page with the meals of a week"],

  "failed.add": "Failed to add meal",
  "failed.save": "Failed to save meal",
  "failed.delete": "Failed to delete meal",
  "failed.fetch": ["Failed to fetch recipe", "From a web address"],
  "failed.list": ["Failed to add grocery item", "The ingredients of a meal"],
  "failed.saveWeek": ["Failed to save week", "A week of meals"],
  "failed.deleteWeek": ["Failed to delete week", "A saved week of meals"],
  "failed.make": "Unable to make a meal plan right now",
  "failed.retry": ["Unable to try again right now", "To make a draft of a meal plan by AI"],
  "failed.discard": ["Failed to discard the draft", "Of a meal plan"],
  "failed.another": "Unable to find another dish right now",
  "failed.saveDish": "Failed to save dish",
  "failed.saveRecipe": "Failed to save recipe",
});
