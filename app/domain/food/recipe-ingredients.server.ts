import { type ReadFood, type ReadText, readText } from "#app/domain/food/allergens/read-food.ts";
import type { Recipe } from "#app/ideas/recipe.ts";
import { recipeIngredients } from "#app/ideas/recipes.server.ts";

const readNames = new Map<string, ReadText>();

/** The name of an ingredient, which many recipes share, taken apart once. */
function readName(name: string): ReadText {
  const read = readNames.get(name) ?? readText(name);
  readNames.set(name, read);
  return read;
}

/** A recipe's words, for questions to the lexicon. */
export const readRecipeTexts = (recipe: Recipe): ReadFood => ({
  titles: [recipe.title, recipe.description].map(readText),
  ingredients: recipeIngredients(recipe).map(({ item_name }) => readName(item_name)),
});
