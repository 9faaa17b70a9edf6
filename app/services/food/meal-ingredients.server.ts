import { inTransaction } from "#app/db/database.server.ts";
import type { RecipeContent } from "#app/domain/food/built-in-recipes.server.ts";
import { guessCategory } from "#app/domain/food/category.ts";
import type { DishIngredient } from "#app/domain/food/dish.server.ts";
import type { Ingredient } from "#app/domain/food/ingredient.ts";
import { readLine } from "#app/domain/food/known-lines.ts";
import { scaleQuantity } from "#app/domain/food/quantity.ts";
import { wholePieces } from "#app/domain/food/shop-quantity.ts";
import { groceryForFamily } from "#app/domain/food/translated-recipe.server.ts";
import type { Meal } from "#app/models/food/meal.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { type AddedGrocery, addGroceries } from "#app/services/food/groceries.server.ts";
import { findMeal } from "#app/services/food/meals.server.ts";
import { findBasedOn } from "#app/services/food/recipe-links.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { pick } from "#app/utils/pick.ts";

/** An ingredient of a meal, scaled to its servings. */
export interface MealIngredient extends Ingredient, Partial<Pick<DishIngredient, "english_name" | "category">> {
  /** The recipe's line, which identifies the ingredient. */
  line: string;
  /** Whether it was added to the grocery list for this meal before. */
  isListed: boolean;
}

/** The default servings of a meal's ingredients; `null` for unscaled amounts. */
export const ingredientServings = ({
  servings,
  ingredients_for,
}: Pick<Meal, "servings" | "ingredients_for">): number | null => servings ?? ingredients_for;

type OfMeal = Pick<Meal, "ingredients" | "ingredients_for" | "servings" | "listed_ingredients"> &
  Partial<Pick<Meal, "known_lines">>;

/** A meal as a recipe, with the servings that its ingredients are for. */
export const mealContent = (meal: Meal): Omit<RecipeContent, "diets"> => ({
  ...pick(meal, ["title", "description", "recipe_url", "prep_time", "cook_time", "meal_type", "ingredients", "steps"]),
  known_lines: meal.known_lines,
  servings: meal.ingredients_for ?? meal.servings,
});

/**
 * A meal's ingredients, scaled from the recipe's servings to `servings`; unscaled if either is unknown. Pieces are
 * whole numbers. Without headings.
 */
export function mealIngredients(meal: OfMeal, servings: number | null): MealIngredient[] {
  const base = meal.ingredients_for ?? meal.servings;
  const listed = new Set(meal.listed_ingredients);
  return meal.ingredients.flatMap((line) => {
    const read = readLine(line, meal);
    if (!read) return [];
    const quantity = servings && base ? scaleQuantity(read.quantity, servings, base) : read.quantity;
    return [{ ...read, quantity: quantity && wholePieces(quantity), line, isListed: listed.has(line) }];
  });
}

/** `mealIngredients` of a recipe. */
export const recipeIngredients = (
  { ingredients, servings: base, known_lines = {} }: Pick<RecipeContent, "ingredients" | "servings" | "known_lines">,
  servings: number | null,
): MealIngredient[] =>
  mealIngredients(
    { ingredients, known_lines, ingredients_for: base, servings: null, listed_ingredients: [] },
    servings,
  );

/**
 * Chosen lines of a recipe. Lines that were added before are a separate list, so that they are not added twice by
 * mistake.
 */
export interface ChosenLines {
  lines: readonly string[];
  again: readonly string[];
}

/** An ingredient as an item of the family's list: of the library in the family's language. */
const toItem = (
  { family }: FamilyScope,
  { item_name, english_name, quantity, notes, category }: MealIngredient,
  meal_id: number | null,
  isOfLibrary: boolean,
) => {
  const aisle = category ?? guessCategory(english_name ?? item_name, isOfLibrary ? undefined : family.language);
  const item = { item_name, quantity, notes, category: aisle, meal_id };
  return isOfLibrary || english_name ? groceryForFamily({ ...item, english_name }, family.language) : item;
};

/**
 * Adds ingredients of a meal to the grocery list, scaled to `servings`, and records their lines in the meal. `passed`
 * counts lines that another user has added meanwhile, or that the meal no longer has.
 */
export function listIngredients(
  actor: FamilyScope,
  id: number,
  { lines, again }: ChosenLines,
  servings: number | null,
): Promise<{ added: AddedGrocery[]; passed: number }> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const meal = await findMeal(actor, id, transaction);
    // The copy of a built-in recipe, which no recipe of the family replaces.
    const isOfLibrary = meal.built_in !== null && (await findBasedOn(actor, meal.built_in)) === null;
    const isChosen = ({ line, isListed }: MealIngredient) => (isListed ? again : lines).includes(line);
    const chosen = mealIngredients(meal, servings).filter(isChosen);
    const added = await addGroceries(
      actor,
      chosen.map((ingredient) => toItem(actor, ingredient, id, isOfLibrary)),
    );
    const listed = new Set([...meal.listed_ingredients, ...chosen.map(({ line }) => line)]);
    // `silent` keeps `updated_at`, the meal's version, so that an open edit form meets no conflict.
    await meal.update({ listed_ingredients: [...listed] }, { silent: true });
    return { added, passed: lines.length + again.length - chosen.length };
  });
}

/** Adds ingredients of a recipe to the grocery list. `passed` counts lines that the recipe no longer has. */
export async function listRecipeIngredients(
  actor: FamilyScope,
  recipe: Pick<RecipeContent, "ingredients" | "servings" | "known_lines">,
  { lines }: Pick<ChosenLines, "lines">,
  servings: number | null,
  isOfLibrary = false,
): Promise<{ added: AddedGrocery[]; passed: number }> {
  const chosen = recipeIngredients(recipe, servings).filter(({ line }) => lines.includes(line));
  const added = await addGroceries(
    actor,
    chosen.map((ingredient) => toItem(actor, ingredient, null, isOfLibrary)),
  );
  return { added, passed: lines.length - chosen.length };
}
