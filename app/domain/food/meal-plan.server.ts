import type { PlannedDish } from "#app/domain/food/dish.server.ts";
import { type PlanNote, writeNote } from "#app/domain/food/plan-note.ts";
import {
  compare,
  libraryFor,
  type PlanCriteria,
  type Ranked,
  rank,
  reasonAgainst,
  suits,
} from "#app/domain/food/recipe-ranking.server.ts";
import { nameKey } from "#app/domain/food/words.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { PLANNED_MEALS, type PlannedMeal } from "#app/shared/food/constants.ts";

export interface LeftOut {
  title: string;
  reason: string;
}

/** A slot is `null` when no dish suits the family's allergies and diets; slots that are not planned are missing. */
export type PlannedDay = { date: string } & Partial<Record<PlannedMeal, PlannedDish | null>>;

/** The meals that are planned: in all, and of one day. */
export function plannedMeals({ meals = PLANNED_MEALS, past = [], startDate }: PlanCriteria, date?: string) {
  return PLANNED_MEALS.filter((meal) => meals.includes(meal) && !(date === startDate && past.includes(meal)));
}

export interface MealPlan {
  days: PlannedDay[];
  /** Dishes that this plan would have had, had they suited the family's allergies and diets. */
  left_out: LeftOut[];
  /** Sentences that say which criteria could not be kept everywhere: never an allergy, never a diet that ingredients decide. */
  notes: string[];
}

/** The nearest dishes; among equally near ones, with as many different main ingredients as possible. */
function chooseVaried(ranked: readonly Ranked[], count: number): Ranked[] {
  const times = new Map<string, number>();
  const withTurn = ranked.map((one) => {
    const { main } = one.dish.recipe;
    // The second lentil dish ranks behind the first dish of every other main ingredient at the same distance.
    const turn = times.get(`${main} ${one.distance}`) ?? 0;
    times.set(`${main} ${one.distance}`, turn + 1);
    return { one, rate: [...one.distance, turn, one.hash] };
  });
  withTurn.sort((a, b) => compare(a.rate, b.rate));
  return withTurn.slice(0, count).map(({ one }) => one);
}

/**
 * Orders dishes so that, if possible, no main ingredient repeats on the next day: the next dish has the main ingredient
 * with the most remaining dishes, unless the dish before has it.
 */
function arrange(chosen: readonly Ranked[]): Ranked[] {
  const left = [...chosen].sort((a, b) => compare([a.hash], [b.hash]));
  const order: Ranked[] = [];
  while (left.length > 0) {
    const previous = order.at(-1)?.dish.recipe.main;
    const rates = left.map(({ dish: { recipe } }) => [
      recipe.main === previous ? 1 : 0,
      -left.filter((other) => other.dish.recipe.main === recipe.main).length,
    ]);
    const best = rates.reduce((one, other) => (compare(other, one) < 0 ? other : one));
    order.push(...left.splice(rates.indexOf(best), 1));
  }
  return order;
}

/** One dish for each day. If too few suit, dishes repeat as late as possible. */
function fill(suiting: readonly Ranked[], days: number): Ranked[] {
  const round = arrange(chooseVaried(suiting, days));
  return Array.from({ length: days }, (_, day) => round[day % round.length] ?? []).flat();
}

/** Unmet wishes, an English sentence each. */
function notesOn(
  meal: PlannedMeal,
  filled: readonly Ranked[],
  wanted: number,
  { cookingTime }: PlanCriteria,
): string[] {
  const write = (id: PlanNote["id"], count: number) => (count > 0 ? [writeNote({ id, meal, count }, "en")] : []);
  if (filled.length < wanted) return write("none", wanted);
  const count = (at: number) => filled.filter(({ distance }) => distance[at as 0 | 1 | 2] > 0).length;
  const different = new Set(filled.map(({ dish }) => dish.recipe.title)).size;
  return [
    ...(different < wanted ? write("repeats", different) : []),
    ...write("diets", count(0)),
    ...(cookingTime ? write(cookingTime, count(1)) : []),
    ...write("cuisines", count(2)),
  ];
}

/**
 * A plan from the built-in library (docs/product/ideas.md, "Meal plans"). The same criteria and seed give the same plan; the
 * seed is made of family and date, and of a new part for another try. Allergies and diets that ingredients decide always hold.
 * Then, as far as the library reaches and in this order: no dish twice, the other diets, the cooking time, the cuisines,
 * another main ingredient than the day before. Allergies may be the family's own words.
 */
export function planMeals(criteria: PlanCriteria, seed: string): MealPlan {
  const start = Temporal.PlainDate.from(criteria.startDate);
  const dates = Array.from({ length: criteria.days }, (_, day) => start.add({ days: day }).toString());
  const slots = plannedMeals(criteria).map((meal) => {
    // Past meals of the first day need no dish and no note.
    const first = plannedMeals(criteria, criteria.startDate).includes(meal) ? 0 : 1;
    const count = criteria.days - first;
    const ranked = rank(meal, criteria, seed);
    const suiting = ranked.filter(({ dish }) => suits(dish, criteria));
    const wanted = chooseVaried(ranked, count).filter(({ dish }) => !suits(dish, criteria));
    return { meal, first, count, filled: fill(suiting, count), missed: wanted.map(({ dish }) => dish) };
  });
  const dishesOn = (day: number) =>
    slots
      .filter(({ first }) => day >= first)
      .map(({ meal, first, filled }) => [meal, filled[day - first]?.dish.makeDish(criteria.familySize) ?? null]);
  return {
    days: dates.map((date, day) => ({ date, ...Object.fromEntries(dishesOn(day)) })),
    left_out: slots.flatMap(({ missed }) =>
      missed.map((dish) => ({ title: dish.recipe.title, reason: reasonAgainst(dish, criteria) })),
    ),
    notes: slots.flatMap(({ meal, filled, count }) => notesOn(meal, filled, count, criteria)),
  };
}

export interface Slot {
  meal: PlannedMeal;
  /** Titles in the plan, from any source; none is used again. */
  taken: readonly string[];
  /** Titles of the same meal the day before and after. */
  neighbours: readonly string[];
}

/**
 * Another dish for one slot of a plan, by the same rules as {@link planMeals}; `null` when nothing that suits is left.
 */
export function replaceMeal(
  { meal, taken, neighbours }: Slot,
  criteria: PlanCriteria,
  seed: string,
): PlannedDish | null {
  const [inPlan, beside] = [new Set(taken.map(nameKey)), new Set(neighbours.map(nameKey))];
  const mains = new Set(
    libraryFor(criteria)
      .filter(({ recipe }) => beside.has(nameKey(recipe.title)))
      .map(({ recipe }) => recipe.main),
  );
  const fresh = rank(meal, criteria, seed).filter(
    ({ dish }) => !inPlan.has(nameKey(dish.recipe.title)) && suits(dish, criteria),
  );
  const rate = ({ dish, distance, hash }: Ranked) => [...distance, mains.has(dish.recipe.main) ? 1 : 0, hash];
  const [best] = fresh.sort((a, b) => compare(rate(a), rate(b)));
  return best?.dish.makeDish(criteria.familySize) ?? null;
}
