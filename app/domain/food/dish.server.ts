import { RECIPE_PEOPLE, type RecipeContent } from "#app/domain/food/built-in-recipes.server.ts";
import { guessCategory } from "#app/domain/food/category.ts";
import { readLine } from "#app/domain/food/known-lines.ts";
import { scaleQuantity, writeQuantity } from "#app/domain/food/quantity.ts";
import { listIngredients, type RecipeIngredient } from "#app/domain/food/recipe-ingredients.server.ts";
import type { Recipe } from "#app/ideas/recipe.ts";
import type { GroceryCategory } from "#app/shared/food/constants.ts";

export interface DishIngredient {
  item_name: string;
  /** The name in English beside a model's name in the family's language. */
  english_name?: string | undefined;
  quantity: string | null;
  category: GroceryCategory;
}

/** A dish of a plan, from either source (docs/product/api.md, "Shapes of ideas"). */
export interface PlannedDish {
  title: string;
  description: string;
  /** Minutes. */
  prep_time: number;
  /** Minutes. */
  cook_time: number;
  servings: number;
  source: "ai" | "built-in";
  ingredients: DishIngredient[];
  /** The slug of a library recipe, or of the one that the family's recipe replaces. */
  slug?: string;
  steps?: readonly string[];
}

/** A family's own recipe in the place of a built-in one, its slug `based_on`. */
export interface OwnRecipe extends RecipeContent {
  based_on: string;
}

/** Scales to whole pieces for things sold by the piece, else to kitchen fractions. */
function scaleIngredient({ item_name, amount, unit, category }: RecipeIngredient, people: number): DishIngredient {
  const exact = (amount * people) / RECIPE_PEOPLE;
  const to = (step: number, value = exact) => Math.max(step, Math.round(value / step) * step);
  const written = (): string => {
    if (unit === "g" || unit === "ml") return writeQuantity(to(exact >= 100 ? 10 : exact >= 20 ? 5 : 1), unit);
    if (unit === "tbsp" && exact < 0.75) return writeQuantity(to(0.25, exact * 3), "tsp");
    if (unit === "tsp" || unit === "bunch") return writeQuantity(to(0.25), unit);
    if (unit === "tbsp" || unit === "can" || unit === "head") return writeQuantity(to(0.5), unit);
    if (unit === "" && category === "Produce" && exact < 3) return writeQuantity(to(0.5), unit);
    // A quarter of a chop is not missed; half a chop is.
    return writeQuantity(Math.max(1, Math.ceil(exact - 0.25)), unit);
  };
  return { item_name, quantity: written(), category };
}

/** A recipe as a dish of a plan, for 1 to 20 people. */
export const dishFor = (recipe: Recipe, people: number): PlannedDish => ({
  title: recipe.title,
  description: recipe.description,
  prep_time: recipe.prep_time,
  cook_time: recipe.cook_time,
  servings: people,
  source: "built-in",
  ingredients: listIngredients(recipe).map((ingredient) => scaleIngredient(ingredient, people)),
  slug: recipe.slug,
  steps: recipe.steps,
});

/** The family's recipe that replaces `recipe`, as a dish of a plan. Missing fields come from `recipe`. */
export const ownDishFor = (own: OwnRecipe, recipe: Recipe, people: number): PlannedDish => ({
  title: own.title,
  description: own.description ?? "",
  prep_time: own.prep_time ?? recipe.prep_time,
  cook_time: own.cook_time ?? recipe.cook_time,
  servings: people,
  source: "built-in",
  ingredients: own.ingredients.flatMap((line) => {
    const read = readLine(line, own);
    if (!read) return [];
    const { item_name, english_name } = read;
    const quantity = own.servings ? scaleQuantity(read.quantity, people, own.servings) : read.quantity;
    const category = read.category ?? guessCategory(item_name);
    return [{ item_name, ...(english_name && { english_name }), quantity, category }];
  }),
  slug: own.based_on,
  steps: own.steps,
});
