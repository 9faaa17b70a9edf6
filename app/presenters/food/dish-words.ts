import { foodOptions } from "#app/presenters/food/food-names.ts";
import { MEAL_TYPES } from "#app/shared/food/constants.ts";
import { say } from "#app/words/catalogue.ts";
import { dishWords } from "#app/words/catalogues/dish-words.ts";

/** The texts of the fields that the forms of meals and recipes share. */
export function presentDishFields(locale: string) {
  const text = say(dishWords, locale);
  return {
    title: text("title"),
    mealType: text("mealType"),
    types: foodOptions("meal", MEAL_TYPES, locale),
    description: text("description"),
    prepTime: text("prepTime"),
    cookTime: text("cookTime"),
    minutes: text("minutes"),
    servings: text("servings"),
    people: text("people"),
    ingredients: text("ingredients"),
    ingredientsHint: text("ingredientsHint"),
    steps: text("steps"),
    stepsHint: text("stepsHint"),
    recipeLink: text("recipeLink"),
    recipeLinkHint: text("recipeLinkHint"),
    fetch: text("fetch"),
    fetching: text("fetching"),
  };
}
export type DishFieldWords = ReturnType<typeof presentDishFields>;

/** The texts of the dialog that adds ingredients to the grocery list. */
export function presentIngredientsDialog(locale: string) {
  const text = say(dishWords, locale);
  return {
    heading: text("addIngredients"),
    servings: text("servings"),
    updateAmounts: text("updateAmounts"),
    whatToBuy: text("whatToBuy"),
    listed: text("listed"),
    addToList: text("addToList"),
    adding: text("adding"),
    back: text("back"),
  };
}
export type IngredientsDialogWords = ReturnType<typeof presentIngredientsDialog>;
