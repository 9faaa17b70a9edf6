import { presentDishFields } from "#app/presenters/food/dish-words.ts";
import { say } from "#app/words/catalogue.ts";
import { mealWords } from "#app/words/catalogues/meal-words.ts";

/** The texts of the dialog that adds or edits a meal. */
export function presentMealDialog(heading: "addMeal" | "copyMeal" | "editMeal", locale: string) {
  const text = say(mealWords, locale);
  return {
    ...presentDishFields(locale),
    heading: text(heading),
    plannedDate: text("plannedDate"),
    cook: text("cook"),
    nobody: text("nobody"),
    recipeServes: text("recipeServes"),
    recipeServesHint: text("recipeServesHint"),
    copyToDay: text("copyToDay"),
    addMeal: text("addMeal"),
    adding: text("adding"),
    save: text("save"),
    saving: text("saving"),
  };
}
export type MealDialogWords = ReturnType<typeof presentMealDialog>;
