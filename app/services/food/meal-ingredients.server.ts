import { inTransaction } from "#app/db/database.server.ts";
import type { RecipeContent } from "#app/domain/food/built-in-recipes.server.ts";
import { type Ingredient, readIngredient } from "#app/domain/food/ingredient.ts";
import { scaleQuantity } from "#app/domain/food/quantity.ts";
import { wholePieces } from "#app/domain/food/shop-quantity.ts";
import type { Meal } from "#app/models/food/meal.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { type AddedGrocery, addGroceries } from "#app/services/food/groceries.server.ts";
import { findMeal } from "#app/services/food/meals.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { pick } from "#app/utils/pick.ts";

/** An item to buy for a meal, in the amount that its servings need. */
export interface MealIngredient extends Ingredient {
  /** The line of the recipe, by which it is known. */
  line: string;
  /** Whether it was put on the grocery list for this meal before. */
  isListed: boolean;
}

/** The servings for which a meal's ingredients are bought by default; `null` for unscaled amounts. */
export const ingredientServings = ({
  servings,
  ingredients_for,
}: Pick<Meal, "servings" | "ingredients_for">): number | null => servings ?? ingredients_for;

type OfMeal = Pick<Meal, "ingredients" | "ingredients_for" | "servings" | "listed_ingredients">;

/** A meal as what it is cooked from, for as many as its ingredients are. */
export const mealContent = (meal: Meal): Omit<RecipeContent, "diets"> => ({
  ...pick(meal, ["title", "description", "recipe_url", "prep_time", "cook_time", "meal_type", "ingredients", "steps"]),
  servings: meal.ingredients_for ?? meal.servings,
});

/**
 * What a meal needs, scaled from the servings that its recipe is written for to `servings`. Where either is not known
 * the amounts stay as they are. Pieces are whole. Headings among the lines are left out.
 */
export function mealIngredients(meal: OfMeal, servings: number | null): MealIngredient[] {
  const base = meal.ingredients_for ?? meal.servings;
  const listed = new Set(meal.listed_ingredients);
  return meal.ingredients.flatMap((line) => {
    const read = readIngredient(line);
    if (!read) return [];
    const quantity = servings && base ? scaleQuantity(read.quantity, servings, base) : read.quantity;
    return [{ ...read, quantity: quantity && wholePieces(quantity), line, isListed: listed.has(line) }];
  });
}

/** What a recipe needs, as a meal of it would. */
export const recipeIngredients = (
  { ingredients, servings: base }: Pick<RecipeContent, "ingredients" | "servings">,
  servings: number | null,
): MealIngredient[] =>
  mealIngredients({ ingredients, ingredients_for: base, servings: null, listed_ingredients: [] }, servings);

/** Lines of a recipe; those put on the list before are apart, so that they are not added twice by mistake. */
export interface ChosenLines {
  lines: readonly string[];
  again: readonly string[];
}

/**
 * Puts ingredients of a meal on the grocery list, in the amounts for `servings`, added to existing items. Lines that someone else
 * has added meanwhile, or that the meal no longer has, are counted as `passed`. Remembers the added lines.
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
    const isChosen = ({ line, isListed }: MealIngredient) => (isListed ? again : lines).includes(line);
    const chosen = mealIngredients(meal, servings).filter(isChosen);
    const added = await addGroceries(
      actor,
      chosen.map(({ item_name, quantity, notes }) => ({ item_name, quantity, notes, category: null, meal_id: id })),
    );
    const listed = new Set([...meal.listed_ingredients, ...chosen.map(({ line }) => line)]);
    // Silent, so that the meal's version stays, and an edit under way meets no conflict.
    await meal.update({ listed_ingredients: [...listed] }, { silent: true });
    return { added, passed: lines.length + again.length - chosen.length };
  });
}

/** Puts ingredients of a recipe on the grocery list, for no meal; lines that it does not have any more are `passed` over. */
export async function listRecipeIngredients(
  actor: FamilyScope,
  recipe: Pick<RecipeContent, "ingredients" | "servings">,
  { lines }: Pick<ChosenLines, "lines">,
  servings: number | null,
): Promise<{ added: AddedGrocery[]; passed: number }> {
  const chosen = recipeIngredients(recipe, servings).filter(({ line }) => lines.includes(line));
  const added = await addGroceries(
    actor,
    chosen.map(({ item_name, quantity, notes }) => ({ item_name, quantity, notes, category: null, meal_id: null })),
  );
  return { added, passed: lines.length - chosen.length };
}
