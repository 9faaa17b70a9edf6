import { findBreaks } from "#app/domain/food/allergens/find-breaks.ts";
import type { ReadFood } from "#app/domain/food/allergens/read-food.ts";
import { writeQuantity } from "#app/domain/food/quantity.ts";
import { readRecipeTexts } from "#app/domain/food/recipe-ingredients.server.ts";
import { rankHash } from "#app/domain/ideas/rank-hash.ts";
import { Temporal } from "#app/domain/time/time.ts";
import type { Recipe } from "#app/ideas/recipe.ts";
import { RECIPES, type RecipeIngredient, recipeIngredients } from "#app/ideas/recipes.server.ts";
import {
  ALLERGENS,
  type Allergen,
  COOKING_MINUTES,
  COOKING_TIMES,
  type CookingTime,
  type Cuisine,
  type Diet,
  type GroceryCategory,
  PLANNED_MEALS,
  type PlannedMeal,
} from "#app/utils/constants.ts";

export interface PlanCriteria {
  /** `YYYY-MM-DD`, the family's first day. */
  startDate: string;
  /** 1 to 14. */
  days: number;
  /** 1 to 12: how many people the quantities are for. */
  familySize: number;
  diets: readonly Diet[];
  /** spec.md's nine, or words of one's own. */
  allergies: readonly string[];
  cookingTime: CookingTime | null;
  cuisines: readonly Cuisine[];
}

export interface DishIngredient {
  item_name: string;
  quantity: string | null;
  category: GroceryCategory;
}

/** A dish of a plan, from either source (decisions.md section 11). */
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
}

export interface LeftOut {
  title: string;
  reason: string;
}

/** A slot is `null` only where nothing at all suits what the family leaves out. */
export type PlannedDay = { date: string } & Record<PlannedMeal, PlannedDish | null>;

export interface MealPlan {
  days: PlannedDay[];
  /** Dishes that this plan would have had, had they suited the family's allergies and diets. */
  left_out: LeftOut[];
  /** Sentences that say which wishes could not be kept everywhere: never an allergy, never a diet that ingredients decide. */
  notes: string[];
}

/** Diets that are never given up; the others are kept as far as there are dishes for them. */
const STRICT: ReadonlySet<Diet> = new Set<Diet>([
  "Vegetarian",
  "Vegan",
  "Gluten-free",
  "Dairy-free",
  "Low-carb",
  "Keto",
  "Paleo",
]);

interface Prepared {
  recipe: Recipe;
  time: CookingTime;
  /** Read when first asked: only allergies in words of one's own need it. */
  food: () => ReadFood;
}

/** spec.md section 9: preparing and cooking together. */
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
}));

const isAllergen = (wish: string): wish is Allergen => (ALLERGENS as readonly string[]).includes(wish);

/** A recipe's declared allergens are those that the lexicon finds: `recipes.test.ts`. */
function suits({ recipe, food }: Prepared, { allergies, diets }: Pick<PlanCriteria, "allergies" | "diets">): boolean {
  if (allergies.filter(isAllergen).some((allergen) => recipe.allergens.includes(allergen))) return false;
  if (diets.some((diet) => STRICT.has(diet) && !recipe.diets.includes(diet))) return false;
  const words = allergies.filter((wish) => !isAllergen(wish));
  return words.length === 0 || findBreaks(food(), { allergies: words, diets: [] }).length === 0;
}

/** Why a dish does not suit, in a sentence. */
function reasonAgainst({ recipe, food }: Prepared, { allergies, diets }: PlanCriteria): string {
  const strict = diets.filter((diet) => STRICT.has(diet));
  const [finding] = findBreaks(food(), { allergies, diets: strict });
  const missed = strict.find((diet) => !recipe.diets.includes(diet));
  return finding?.reason ?? `Not made for a ${missed?.toLowerCase()} diet.`;
}

/** How far a dish is from what was wished, the wish given up last coming first. */
type Distance = readonly [diets: number, time: number, cuisine: number];

/**
 * A dinner takes the time that was chosen; a breakfast and a lunch take no more than that: nobody who likes to cook at
 * length means the toast.
 */
function timeDistance(time: CookingTime, wanted: CookingTime | null, meal: PlannedMeal): number {
  if (!wanted) return 0;
  const difference = COOKING_TIMES.indexOf(time) - COOKING_TIMES.indexOf(wanted);
  if (difference > 0) return difference * 2;
  return meal === "dinner" ? -difference : 0;
}

function measureDistance({ recipe, time }: Prepared, options: PlanCriteria, meal: PlannedMeal): Distance {
  const { diets, cuisines, cookingTime } = options;
  return [
    diets.filter((diet) => !STRICT.has(diet) && !recipe.diets.includes(diet)).length,
    timeDistance(time, cookingTime, meal),
    cuisines.length > 0 && !cuisines.some((cuisine) => recipe.cuisines.includes(cuisine)) ? 1 : 0,
  ];
}

const compare = (a: readonly (number | string)[], b: readonly (number | string)[]): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  if (at < 0) return 0;
  return (a[at] as number | string) < (b[at] as number | string) ? -1 : 1;
};

interface Ranked {
  dish: Prepared;
  distance: Distance;
  lot: string;
}

function rank(meal: PlannedMeal, options: PlanCriteria, seed: string): Ranked[] {
  return library
    .filter(({ recipe }) => recipe.meal_type === meal)
    .map((dish) => ({
      dish,
      distance: measureDistance(dish, options, meal),
      lot: rankHash(seed, dish.recipe.title),
    }))
    .sort((a, b) => compare(a.distance, b.distance) || compare([a.lot], [b.lot]));
}

/** The nearest dishes, and among those that are equally near, of as many main ingredients as can be. */
function chooseVaried(ranked: readonly Ranked[], count: number): Ranked[] {
  const times = new Map<string, number>();
  const withTurn = ranked.map((one) => {
    const { main } = one.dish.recipe;
    // The second dish of lentils stands behind the first of everything else that is as near.
    const turn = times.get(`${main} ${one.distance}`) ?? 0;
    times.set(`${main} ${one.distance}`, turn + 1);
    return { one, rate: [...one.distance, turn, one.lot] };
  });
  withTurn.sort((a, b) => compare(a.rate, b.rate));
  return withTurn.slice(0, count).map(({ one }) => one);
}

/**
 * In an order in which no main ingredient comes twice running where that is possible: the one that is left most often
 * comes first, unless it came last.
 */
function arrange(chosen: readonly Ranked[], before: string | null): Ranked[] {
  const left = [...chosen].sort((a, b) => compare([a.lot], [b.lot]));
  const order: Ranked[] = [];
  let previous = before;
  while (left.length > 0) {
    const rates = left.map(({ dish: { recipe } }) => [
      recipe.main === previous ? 1 : 0,
      -left.filter((other) => other.dish.recipe.main === recipe.main).length,
    ]);
    const best = rates.reduce((one, other) => (compare(other, one) < 0 ? other : one));
    const next = left[rates.indexOf(best)] as Ranked;
    order.push(next);
    left.splice(left.indexOf(next), 1);
    previous = next.dish.recipe.main;
  }
  return order;
}

/** As many dishes as there are days; where there are fewer that suit, they come round again, as late as can be. */
function fill(suiting: readonly Ranked[], days: number): Ranked[] {
  const filled: Ranked[] = [];
  const round = chooseVaried(suiting, days);
  while (filled.length < days && round.length > 0) {
    const order = filled.length === 0 ? arrange(round, null) : filled.slice(0, round.length);
    filled.push(...order.slice(0, days - filled.length));
  }
  return filled;
}

/** Whole pieces of what nobody buys half of; kitchen fractions of the rest. */
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

/** People that the recipes' quantities are for. */
const RECIPE_PEOPLE = 4;

/** A recipe for so many people, 1 to 20, as a dish of a plan. */
export const dishFor = (recipe: Recipe, people: number): PlannedDish => ({
  title: recipe.title,
  description: recipe.description,
  prep_time: recipe.prep_time,
  cook_time: recipe.cook_time,
  servings: people,
  source: "built-in",
  ingredients: recipeIngredients(recipe).map((ingredient) => scaleIngredient(ingredient, people)),
});

const PLURALS: Record<PlannedMeal, string> = { breakfast: "breakfasts", lunch: "lunches", dinner: "dinners" };

/** What could not be kept, a sentence each. */
function notesOn(meal: PlannedMeal, filled: readonly Ranked[], { cookingTime, days }: PlanCriteria): string[] {
  const many = PLURALS[meal];
  if (filled.length === 0) return [`There are no ${many} in the library without everything that you leave out.`];
  const count = (at: number) => filled.filter(({ distance }) => distance[at as 0 | 1 | 2] > 0).length;
  const different = new Set(filled.map(({ dish }) => dish.recipe.title)).size;
  const [diets, time, cuisine] = [count(0), count(1), count(2)];
  return [
    different < days && `Only ${different} different ${many} suit, so some come again.`,
    diets > 0 && `Not every wish about the kind of food could be kept: ${many} concerned: ${diets}.`,
    time > 0 && `Too few ${many} are ${cookingTime}; of another cooking time: ${time}.`,
    cuisine > 0 && `Too few ${many} of these cuisines suit; from elsewhere: ${cuisine}.`,
  ].filter((note): note is string => note !== false);
}

/**
 * A plan from the built-in library (decisions.md sections 7 and 11). The same options and seed give the same plan, so a
 * seed names the family and the date, and something new for a new try. Allergies and the diets that ingredients decide
 * are kept whatever comes; then, as far as the library reaches and in this order: no dish twice, the other diets, the
 * cooking time, the cuisines, another main ingredient than the day before. Allergies may be words of one's own.
 */
export function planMeals(options: PlanCriteria, seed: string): MealPlan {
  const start = Temporal.PlainDate.from(options.startDate);
  const dates = Array.from({ length: options.days }, (_, day) => start.add({ days: day }).toString());
  const slots = PLANNED_MEALS.map((meal) => {
    const ranked = rank(meal, options, seed);
    const suiting = ranked.filter(({ dish }) => suits(dish, options));
    const wanted = chooseVaried(ranked, options.days).filter(({ dish }) => !suits(dish, options));
    return { meal, filled: fill(suiting, options.days), missed: wanted.map(({ dish }) => dish) };
  });
  const dishAt = (meal: PlannedMeal, day: number): PlannedDish | null => {
    const found = slots.find((slot) => slot.meal === meal)?.filled[day];
    return found ? dishFor(found.dish.recipe, options.familySize) : null;
  };
  return {
    days: dates.map((date, day) => ({
      date,
      breakfast: dishAt("breakfast", day),
      lunch: dishAt("lunch", day),
      dinner: dishAt("dinner", day),
    })),
    left_out: slots.flatMap(({ missed }) =>
      missed.map((dish) => ({ title: dish.recipe.title, reason: reasonAgainst(dish, options) })),
    ),
    notes: slots.flatMap(({ meal, filled }) => notesOn(meal, filled, options)),
  };
}

export interface Slot {
  meal: PlannedMeal;
  /** Titles of the plan, whatever their source: none of them comes again. */
  taken: readonly string[];
  /** Titles of the same meal the day before and after. */
  neighbours: readonly string[];
}

/**
 * Another dish for one slot of a plan, by the same rules as {@link planMeals}; `null` when nothing that suits is left.
 */
export function replaceMeal(
  { meal, taken, neighbours }: Slot,
  options: PlanCriteria,
  seed: string,
): PlannedDish | null {
  const lower = (titles: readonly string[]) => new Set(titles.map((title) => title.trim().toLowerCase()));
  const [inPlan, beside] = [lower(taken), lower(neighbours)];
  const mains = new Set(
    library.filter(({ recipe }) => beside.has(recipe.title.toLowerCase())).map(({ recipe }) => recipe.main),
  );
  const fresh = rank(meal, options, seed).filter(
    ({ dish }) => !inPlan.has(dish.recipe.title.toLowerCase()) && suits(dish, options),
  );
  const rate = ({ dish, distance, lot }: Ranked) => [...distance, mains.has(dish.recipe.main) ? 1 : 0, lot];
  const [best] = fresh.sort((a, b) => compare(rate(a), rate(b)));
  return best ? dishFor(best.dish.recipe, options.familySize) : null;
}
