import { findBreaks } from "#app/domain/food/allergens/find-breaks.ts";
import { readFood } from "#app/domain/food/allergens/read-food.ts";
import type { PlannedDish } from "#app/domain/food/dish.server.ts";
import { NOT_KNOWN } from "#app/domain/food/grocery-plan.server.ts";
import {
  type LeftOut,
  type PlannedDay,
  plannedMeals,
  replaceMeal,
  type Slot,
} from "#app/domain/food/meal-plan.server.ts";
import type { PlanCriteria } from "#app/domain/food/recipe-ranking.server.ts";
import { nameKey } from "#app/domain/food/words.ts";
import { isInEnglish } from "#app/domain/ideas/library.server.ts";
import { Temporal } from "#app/domain/time/time.ts";
import type { GroceryCategory, PlannedMeal } from "#app/shared/food/constants.ts";

/** An ingredient by a model, with its English name unless it is in English. */
export interface IngredientAnswer {
  item_name: string;
  english_name?: string | undefined;
  quantity: string;
  category: GroceryCategory;
}

/** A dish by a model, with its English title unless it is in English. */
export interface DishAnswer {
  title: string;
  english_title?: string | undefined;
  description: string;
  /** Minutes. */
  prep_time: number;
  /** Minutes. */
  cook_time: number;
  ingredients: IngredientAnswer[];
}
export type DayAnswer = Partial<Record<PlannedMeal, DishAnswer>>;

/** The criteria of a plan that a model writes, in the family's language. */
export interface ModelCriteria extends PlanCriteria {
  language: string;
}

/** Whether all ingredients have an English name, or need none. */
export const areNamed = (ingredients: readonly IngredientAnswer[], language: string): boolean =>
  isInEnglish(language) || ingredients.every(({ english_name }) => english_name);

/** The reason why a dish may not be shown; `null` if it may (docs/product/ideas.md, "Allergies and diets"). */
function reasonAgainst(dish: DishAnswer, { allergies, diets, language }: ModelCriteria): string | null {
  const { title, english_title, description, ingredients } = dish;
  const isNamed = (english_title || isInEnglish(language)) && areNamed(ingredients, language);
  if (!isNamed) return NOT_KNOWN;
  const food = readFood({
    titles: [title, english_title ?? [], description].flat(),
    ingredients: ingredients.flatMap(({ item_name, english_name }) => [item_name, english_name ?? []].flat()),
    quantities: ingredients.map(({ quantity }) => quantity),
  });
  return findBreaks(food, { allergies, diets })[0]?.reason ?? null;
}

const toDish = ({ english_title: _, ...dish }: DishAnswer, { familySize }: PlanCriteria): PlannedDish => ({
  ...dish,
  servings: familySize,
  source: "ai",
});

const isTaken = (taken: readonly string[], { title }: DishAnswer) =>
  taken.some((one) => nameKey(one) === nameKey(title));

/** A model's dish for a slot of a plan, or one of the library if it does not suit; `null` if none does. */
export const dishOrOther = (dish: DishAnswer, slot: Slot, criteria: ModelCriteria, seed: string): PlannedDish | null =>
  isTaken(slot.taken, dish) || reasonAgainst(dish, criteria)
    ? replaceMeal(slot, criteria, seed)
    : toDish(dish, criteria);

/** Collects the days of the model's answers. Unsuitable or repeated dishes are replaced from the library. */
export class Table {
  readonly left_out: LeftOut[] = [];
  readonly #days = new Map<number, PlannedDay>();
  readonly #taken: string[] = [];

  constructor(
    readonly criteria: ModelCriteria,
    readonly seed: string,
    readonly onDay: (day: PlannedDay, leftOut: readonly LeftOut[]) => void = () => undefined,
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
    const dish =
      against || isTaken(this.#taken, answer)
        ? replaceMeal({ meal, taken: this.#taken, neighbours: [] }, this.criteria, this.seed)
        : toDish(answer, this.criteria);
    if (against) this.left_out.push({ title: answer.title, reason: against });
    if (dish) this.#taken.push(dish.title);
    return dish;
  }
}
