import { findAllergens, findBreaks } from "#app/domain/food/allergens/find-breaks.ts";
import { KINDS_OF_DIETS } from "#app/domain/food/allergens/kinds.ts";
import { isAllergen } from "#app/domain/food/allergens/own-words.ts";
import type { ReadFood } from "#app/domain/food/allergens/read-food.ts";
import { RECIPE_PEOPLE } from "#app/domain/food/built-in-recipes.server.ts";
import { dishFor, type OwnRecipe, ownDishFor, type PlannedDish } from "#app/domain/food/dish.server.ts";
import { isForDiet, readWritten } from "#app/domain/food/recipe-food.ts";
import { readRecipeTexts } from "#app/domain/food/recipe-ingredients.server.ts";
import { rankHash } from "#app/domain/ideas/rank-hash.ts";
import type { Recipe } from "#app/ideas/recipe.ts";
import { RECIPES } from "#app/ideas/recipes.server.ts";
import type { PlannedMeal } from "#app/shared/food/constants.ts";
import {
  COOKING_MINUTES,
  COOKING_TIMES,
  type CookingTime,
  type Cuisine,
  DIETS,
  type Diet,
} from "#app/shared/food/constants.ts";

export interface PlanCriteria {
  /** The first day of the plan, `YYYY-MM-DD`. */
  startDate: string;
  /** 1 to 14. */
  days: number;
  /** The people that the quantities are for, 1 to 12. */
  familySize: number;
  diets: readonly Diet[];
  /** Values of `ALLERGENS`, or the family's own words. */
  allergies: readonly string[];
  cookingTime: CookingTime | null;
  cuisines: readonly Cuisine[];
  /** Meals to plan on each day, by default all. */
  meals?: readonly PlannedMeal[] | undefined;
  /** Meals of the first day that are past. */
  past?: readonly PlannedMeal[] | undefined;
  /** The family's own recipes that replace built-in ones. */
  own?: readonly OwnRecipe[] | undefined;
}

/** Diets that ingredients decide are always kept; the others only as far as dishes exist for them. */
const STRICT: ReadonlySet<string> = new Set(Object.keys(KINDS_OF_DIETS));

export interface Prepared {
  recipe: Recipe;
  time: CookingTime;
  /** Read at the first call: only the family's own words need it. */
  food: () => ReadFood;
  /** Makes the dish for 1 to 20 people. */
  makeDish: (people: number) => PlannedDish;
}

/** Preparing and cooking together (docs/product/ideas.md, "Meal plans"). */
export function classifyCookingTime({ prep_time, cook_time }: Pick<Recipe, "prep_time" | "cook_time">): CookingTime {
  const minutes = prep_time + cook_time;
  if (minutes <= COOKING_MINUTES.quick) return "quick";
  return minutes <= COOKING_MINUTES.medium ? "medium" : "elaborate";
}

const foods = new WeakMap<Recipe, ReadFood>();
function readOnce(recipe: Recipe): ReadFood {
  const food = foods.get(recipe) ?? readRecipeTexts(recipe);
  foods.set(recipe, food);
  return food;
}

const library: readonly Prepared[] = RECIPES.map((recipe) => ({
  recipe,
  time: classifyCookingTime(recipe),
  food: () => readOnce(recipe),
  makeDish: (people) => dishFor(recipe, people),
}));

/** A family's own recipe in the form of the library, as a replacement of the built-in one. */
function standIn({ recipe: before }: Prepared, own: OwnRecipe): Prepared {
  const food = readWritten(own);
  const dish = ownDishFor(own, before, RECIPE_PEOPLE);
  const recipe: Recipe = {
    ...before,
    title: own.title,
    prep_time: dish.prep_time,
    cook_time: dish.cook_time,
    meal_type: own.meal_type ?? before.meal_type,
    diets: DIETS.filter((diet) => isForDiet(own, diet)),
    allergens: [...findAllergens(food).keys()],
  };
  return {
    recipe,
    time: classifyCookingTime(recipe),
    food: () => food,
    makeDish: (people) => ownDishFor(own, before, people),
  };
}

/** The library, with some recipes replaced by a family's own ones. */
export function libraryFor({ own = [] }: Pick<PlanCriteria, "own">): readonly Prepared[] {
  if (own.length === 0) return library;
  const bySlug = new Map(own.map((recipe) => [recipe.based_on, recipe]));
  return library.map((prepared) => {
    const replaced = bySlug.get(prepared.recipe.slug);
    return replaced ? standIn(prepared, replaced) : prepared;
  });
}

/** A recipe's declared allergens are those that the lexicon finds: `recipes.test.ts`. */
export function suits(
  { recipe, food }: Prepared,
  { allergies, diets }: Pick<PlanCriteria, "allergies" | "diets">,
): boolean {
  if (allergies.filter(isAllergen).some((allergen) => recipe.allergens.includes(allergen))) return false;
  if (diets.some((diet) => STRICT.has(diet) && !recipe.diets.includes(diet))) return false;
  const words = allergies.filter((allergy) => !isAllergen(allergy));
  return words.length === 0 || findBreaks(food(), { allergies: words, diets: [] }).length === 0;
}

/** Why a dish does not suit, in a sentence. */
export function reasonAgainst({ recipe, food }: Prepared, { allergies, diets }: PlanCriteria): string {
  const strict = diets.filter((diet) => STRICT.has(diet));
  const [finding] = findBreaks(food(), { allergies, diets: strict });
  const missed = strict.find((diet) => !recipe.diets.includes(diet));
  return finding?.reason ?? `Not made for a ${missed?.toLowerCase()} diet.`;
}

/** The distance of a dish from the wishes, by the wish that is relaxed last. */
type Distance = readonly [diets: number, time: number, cuisine: number];

/**
 * A dinner takes the chosen cooking time; breakfast and lunch take at most that time, because "elaborate" does not mean the
 * toast.
 */
function timeDistance(time: CookingTime, wanted: CookingTime | null, meal: PlannedMeal): number {
  if (!wanted) return 0;
  const difference = COOKING_TIMES.indexOf(time) - COOKING_TIMES.indexOf(wanted);
  if (difference > 0) return difference * 2;
  return meal === "dinner" ? -difference : 0;
}

function measureDistance({ recipe, time }: Prepared, criteria: PlanCriteria, meal: PlannedMeal): Distance {
  const { diets, cuisines, cookingTime } = criteria;
  return [
    diets.filter((diet) => !STRICT.has(diet) && !recipe.diets.includes(diet)).length,
    timeDistance(time, cookingTime, meal),
    cuisines.length > 0 && !cuisines.some((cuisine) => recipe.cuisines.includes(cuisine)) ? 1 : 0,
  ];
}

/** Compares two lists of equal length by their first different value, as `sort` expects. */
export const compare = (a: readonly (number | string)[], b: readonly (number | string)[]): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  if (at < 0) return 0;
  return (a[at] as number | string) < (b[at] as number | string) ? -1 : 1;
};

export interface Ranked {
  dish: Prepared;
  distance: Distance;
  /** Orders dishes of the same distance; depends on the seed. */
  hash: string;
}

/** The dishes of the library for a meal, the best first. Equally good ones are in an order that `seed` decides. */
export function rank(meal: PlannedMeal, criteria: PlanCriteria, seed: string): Ranked[] {
  return libraryFor(criteria)
    .filter(({ recipe }) => recipe.meal_type === meal)
    .map((dish) => ({
      dish,
      distance: measureDistance(dish, criteria, meal),
      hash: rankHash(seed, dish.recipe.title),
    }))
    .sort((a, b) => compare(a.distance, b.distance) || compare([a.hash], [b.hash]));
}
