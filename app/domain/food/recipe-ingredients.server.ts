import { type ReadFood, type ReadText, readText } from "#app/domain/food/allergens/read-food.ts";
import { singular } from "#app/domain/food/plurals.ts";
import type { Amount, Recipe, Unit } from "#app/ideas/recipe.ts";
import type { GroceryCategory } from "#app/shared/food/constants.ts";

export interface RecipeIngredient {
  item_name: string;
  amount: number;
  /** `""`: pieces. */
  unit: Unit | "";
  category: GroceryCategory;
}

function parseAmount(amount: Amount): { amount: number; unit: Unit | "" } {
  const [number = "", unit = ""] = String(amount).split(" ");
  return { amount: Number(number), unit: unit as Unit | "" };
}

/** A recipe's ingredients for its own servings. */
export const listIngredients = (recipe: Recipe): RecipeIngredient[] =>
  Object.entries(recipe.ingredients).flatMap(([category, things]) =>
    Object.entries(things).map(([item_name, amount]) => ({
      item_name,
      category: category as GroceryCategory,
      ...parseAmount(amount),
    })),
  );

/** The name of one piece of an ingredient: "Lemons" is "Lemon". */
export const nameOfOne = (item_name: string): string => item_name.replace(/\p{L}+$/u, singular);

const readNames = new Map<string, ReadText>();

/** The name of an ingredient, which many recipes share, taken apart once. */
function readName(name: string): ReadText {
  const read = readNames.get(name) ?? readText(name);
  readNames.set(name, read);
  return read;
}

/** A recipe's words, for questions to the lexicon. */
export const readRecipeTexts = (recipe: Recipe): ReadFood => ({
  titles: [recipe.title, recipe.description].map((text) => readText(text)),
  steps: [],
  ingredients: listIngredients(recipe).map(({ item_name }) => readName(item_name)),
});
