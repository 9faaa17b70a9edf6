import { z } from "zod";
import { findBreaks } from "#app/domain/food/allergens/find-breaks.ts";
import { isAllergen, understandAllergy } from "#app/domain/food/allergens/own-words.ts";
import { readFood } from "#app/domain/food/allergens/read-food.ts";
import type { PlannedDish } from "#app/domain/food/dish.server.ts";
import {
  type GroceryCriteria,
  type GroceryPlan,
  isKnownMeal,
  type MealToShopFor,
  planGroceries,
} from "#app/domain/food/grocery-plan.server.ts";
import {
  type LeftOut,
  type MealPlan,
  type PlannedDay,
  plannedMeals,
  replaceMeal,
  type Slot,
} from "#app/domain/food/meal-plan.server.ts";
import type { PlanCriteria } from "#app/domain/food/recipe-ranking.server.ts";
import { nameKey } from "#app/domain/food/words.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { requiredText } from "#app/schemas/fields.ts";
import { askModel, type ModelOptions } from "#app/services/ideas/model.server.ts";
import type { OnDay } from "#app/services/ideas/source.server.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { GROCERY_CATEGORIES, MAX_MINUTES, type PlannedMeal } from "#app/shared/food/constants.ts";

const minutes = z.number().int().min(0).max(MAX_MINUTES);
const ingredient = z.object({
  item_name: requiredText(100),
  quantity: requiredText(MAX_LENGTH.quantity),
  category: z.enum(GROCERY_CATEGORIES),
});
const dishAnswer = z.object({
  title: requiredText(MAX_LENGTH.title),
  description: requiredText(1000),
  prep_time: minutes,
  cook_time: minutes,
  // At least one ingredient, because a dish without any cannot be checked for allergens.
  ingredients: z.array(ingredient).min(1).max(30),
});
type DishAnswer = z.infer<typeof dishAnswer>;
type DayAnswer = Partial<Record<PlannedMeal, DishAnswer>>;
const dayAnswer = (criteria: PlanCriteria): z.ZodType<DayAnswer> =>
  z.object(Object.fromEntries(plannedMeals(criteria).map((meal) => [meal, dishAnswer])));

/** Allergies for the model: the allergens, or the user's words if no allergen is recognised. */
function tellAllergies(texts: readonly string[], { nameless }: Pick<ModelOptions, "nameless">): string[] {
  const told = texts.flatMap((text) => {
    const understood = understandAllergy(text);
    const known = understood.filter(({ isKnown }) => isKnown);
    const names = known.flatMap(({ name, meanings }) =>
      isAllergen(name) ? meanings.filter((meaning) => typeof meaning === "string") : nameless(name),
    );
    return known.length === understood.length ? names : [...names, nameless(text)];
  });
  return [...new Set(told)];
}

/** The family's choices as facts for the model. */
const planFacts = (
  { familySize, diets, allergies, cookingTime, cuisines }: PlanCriteria,
  options: Pick<ModelOptions, "nameless">,
) => ({
  people: familySize,
  diets,
  allergies: tellAllergies(allergies, options),
  cooking_time: cookingTime,
  cuisines,
});

const MUST =
  "Use nothing that holds one of the allergies, nor anything that the diets forbid. Amounts are for all the people; write them as one shops, in metric units.";

/** The reason why a dish may not be shown; `null` if it may (docs/product/ideas.md, "Allergies and diets"). */
function reasonAgainst(
  { title, description, ingredients }: DishAnswer,
  { allergies, diets }: PlanCriteria,
): string | null {
  const food = readFood({
    titles: [title, description],
    ingredients: ingredients.map(({ item_name }) => item_name),
    quantities: ingredients.map(({ quantity }) => quantity),
  });
  return findBreaks(food, { allergies, diets })[0]?.reason ?? null;
}

const toDish = (dish: DishAnswer, { familySize }: PlanCriteria): PlannedDish => ({
  ...dish,
  servings: familySize,
  source: "ai",
});

/** Collects the days of the model's answers. Unsuitable or repeated dishes are replaced from the library. */
class Table {
  readonly left_out: LeftOut[] = [];
  readonly #days = new Map<number, PlannedDay>();
  readonly #taken: string[] = [];

  constructor(
    readonly criteria: PlanCriteria,
    readonly seed: string,
    readonly onDay: OnDay,
  ) {}

  get days(): PlannedDay[] {
    return [...this.#days.entries()].sort(([a], [b]) => a - b).map(([, day]) => day);
  }

  /** Ignores a day that was added before, which happens after a cut-off or repaired answer. */
  lay(at: number, answer: DayAnswer): void {
    if (this.#days.has(at)) return;
    const date = Temporal.PlainDate.from(this.criteria.startDate).add({ days: at }).toString();
    const dishes = plannedMeals(this.criteria, date).map((meal) => [
      meal,
      this.#dish(meal, answer[meal] as DishAnswer),
    ]);
    const day: PlannedDay = { date, ...Object.fromEntries(dishes) };
    this.#days.set(at, day);
    this.onDay(day, this.left_out);
  }

  #dish(meal: PlannedMeal, answer: DishAnswer): PlannedDish | null {
    const against = reasonAgainst(answer, this.criteria);
    const isTwice = this.#taken.some((title) => nameKey(title) === nameKey(answer.title));
    const dish =
      against || isTwice
        ? replaceMeal({ meal, taken: this.#taken, neighbours: [] }, this.criteria, this.seed)
        : toDish(answer, this.criteria);
    if (against) this.left_out.push({ title: answer.title, reason: against });
    if (dish) this.#taken.push(dish.title);
    return dish;
  }
}

/** Days in one request. The requests run in parallel, so that a long plan takes no longer. */
const DAYS_AT_ONCE = 2;
/** Gives each of the parallel requests a different style, for variety. */
const STYLES = [
  ...["from the oven", "from one pan", "a soup or stew", "a big salad or bowl", "pasta or noodles", "with rice"],
  ...["with potatoes", "stuffed or wrapped", "grilled", "a curry or a braise", "with beans or lentils", "a bake"],
  ...["with eggs, tofu or cheese, as the diets allow", "finger food"],
];

/** A plan by the model, day by day while it is written. */
export async function planByModel(
  criteria: PlanCriteria,
  seed: string,
  onDay: OnDay,
  options: ModelOptions,
): Promise<MealPlan> {
  const table = new Table(criteria, seed, onDay);
  const oneDay = dayAnswer(criteria);
  const meals = plannedMeals(criteria);
  // When one request fails, the others are aborted.
  const failed = new AbortController();
  const first = Array.from({ length: Math.ceil(criteria.days / DAYS_AT_ONCE) }, (_, at) => at * DAYS_AT_ONCE);
  const ask = async (from: number) => {
    const count = Math.min(DAYS_AT_ONCE, criteria.days - from);
    const styles = Array.from({ length: count }, (_, day) => STYLES[(from + day) % STYLES.length]);
    const { days } = await askModel({
      task: `Plan ${new Intl.ListFormat("en").format(meals)} for days ${from + 1} to ${from + count} of ${criteria.days}. ${MUST} The dinners' styles, day by day, are in the facts.`,
      facts: { ...planFacts(criteria, options), days: count, dinner_styles: styles },
      answer: z.object({ days: z.array(oneDay).length(count) }),
      maxTokens: 850 * count * meals.length,
      signal: AbortSignal.any([options.signal, failed.signal]),
      onProgress: (partial) => {
        const written = (partial as { days?: unknown[] } | null)?.days;
        if (!Array.isArray(written)) return;
        // The last day of a partial answer is incomplete.
        written.slice(0, -1).forEach((day, at) => {
          const parsed = oneDay.safeParse(day);
          if (parsed.success) table.lay(from + at, parsed.data);
        });
      },
    });
    days.forEach((day, at) => {
      table.lay(from + at, day);
    });
  };
  try {
    await Promise.all(first.map(ask));
  } catch (error) {
    failed.abort();
    throw error;
  }
  return { days: table.days, left_out: table.left_out, notes: [] };
}

/** Another dish for a slot by the model, or from the library if the model's does not suit. */
export async function dishByModel(
  slot: Slot,
  criteria: PlanCriteria,
  seed: string,
  options: ModelOptions,
): Promise<PlannedDish | null> {
  const { dish } = await askModel({
    task: `Suggest another ${slot.meal}. ${MUST} It’s none of the plan’s dishes.`,
    facts: { ...planFacts(criteria, options), in_the_plan: slot.taken.slice(0, 50).map(options.nameless) },
    answer: z.object({ dish: dishAnswer }),
    maxTokens: 1500,
    signal: options.signal,
  });
  const isTwice = slot.taken.some((title) => nameKey(title) === nameKey(dish.title));
  return isTwice || reasonAgainst(dish, criteria) ? replaceMeal(slot, criteria, seed) : toDish(dish, criteria);
}

/**
 * Groceries for planned meals. Meals with ingredients and library recipes need no model; the model answers for the
 * others. All go through the library's checks, staples and sums.
 */
export async function groceriesByModel(
  meals: readonly MealToShopFor[],
  criteria: GroceryCriteria,
  options: ModelOptions,
): Promise<GroceryPlan> {
  const { signal, nameless } = options;
  const unknown = meals.filter((meal) => !isKnownMeal(meal));
  const { meals: found } = await askModel({
    task: `List the ingredients of each of the meals, in their order. ${MUST}`,
    facts: {
      meals: unknown.map(({ title }) => nameless(title)),
      people: criteria.familySize,
      allergies: tellAllergies(criteria.allergies, options),
      diets: criteria.diets,
    },
    answer: z.object({ meals: z.array(z.object({ ingredients: z.array(ingredient).max(30) })).length(unknown.length) }),
    maxTokens: 600 * unknown.length + 500,
    signal,
  });
  const filled = new Map(unknown.map((meal, at) => [meal, found[at]?.ingredients ?? []]));
  return planGroceries(
    meals.map((meal) => {
      const ingredients = filled.get(meal);
      return ingredients ? { ...meal, ingredients, servings: criteria.familySize } : meal;
    }),
    criteria,
  );
}
