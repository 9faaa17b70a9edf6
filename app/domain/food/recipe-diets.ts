import { findDietBreak } from "#app/domain/food/allergens/find-breaks.ts";
import { KINDS_OF_DIETS } from "#app/domain/food/allergens/kinds.ts";
import { readFood } from "#app/domain/food/allergens/read-food.ts";
import type { Diet } from "#app/utils/food-constants.ts";

interface Written {
  title: string;
  description: string | null;
  ingredients: readonly string[];
  diets: readonly Diet[];
}

/**
 * Whether a recipe is for a diet: it says so itself, or its ingredients do, where they can
 * (docs/product/food.md, "Recipes"). One without ingredients tells nothing.
 */
export function isForDiet({ title, description, ingredients, diets }: Written, diet: Diet): boolean {
  if (diets.includes(diet)) return true;
  if (!KINDS_OF_DIETS[diet] || ingredients.length === 0) return false;
  return findDietBreak(readFood({ titles: [title, description ?? ""], ingredients }), diet) === null;
}
