import { z } from "zod";
import { isAllergen, understandAllergy } from "#app/domain/food/allergens/own-words.ts";
import type { PlannedDish } from "#app/domain/food/dish.server.ts";
import {
  type GroceryCriteria,
  type GroceryPlan,
  isKnownMeal,
  type MealToShopFor,
  planGroceries,
} from "#app/domain/food/grocery-plan.server.ts";
import { type MealPlan, plannedMeals, type Slot } from "#app/domain/food/meal-plan.server.ts";
import { areNamed, type DayAnswer, dishOrOther, Table } from "#app/domain/food/model-plan.server.ts";
import type { PlanCriteria } from "#app/domain/food/recipe-ranking.server.ts";
import { isInEnglish } from "#app/domain/ideas/library.server.ts";
import { dishAnswers } from "#app/schemas/ideas/model-answers.ts";
import { askModel, type ModelOptions } from "#app/services/ideas/model.server.ts";
import type { OnDay } from "#app/services/ideas/source.server.ts";

type Shape = ReturnType<typeof dishAnswers>["read"];
const dayAnswer = (criteria: PlanCriteria, { dish }: Shape): z.ZodType<DayAnswer, z.ZodTypeDef, unknown> =>
  z.object(Object.fromEntries(plannedMeals(criteria).map((meal) => [meal, dish])));

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
/** In other languages than English, so that amounts add up with those of the library. */
const NAMES =
  "Beside each title and ingredient give exactly its name in English. Write amounts as in English: “400 g”, “2 tbsp”, “1 can”.";

/** The settings by the language of an answer about dishes. English names and other scripts take more tokens. */
const inLanguage = ({ language }: ModelOptions) =>
  isInEnglish(language)
    ? { must: MUST, shapes: dishAnswers(true), tokens: 1 }
    : { must: `${MUST} ${NAMES}`, shapes: dishAnswers(false), tokens: 2 };

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
  const table = new Table({ ...criteria, language: options.language }, seed, onDay);
  const { must, shapes, tokens } = inLanguage(options);
  const oneDay = dayAnswer(criteria, shapes.read);
  const answerOf = (day: typeof oneDay, count: number) => z.object({ days: z.array(day).length(count) });
  const meals = plannedMeals(criteria);
  // When one request fails, the others are aborted.
  const failed = new AbortController();
  const first = Array.from({ length: Math.ceil(criteria.days / DAYS_AT_ONCE) }, (_, at) => at * DAYS_AT_ONCE);
  const ask = async (from: number) => {
    const count = Math.min(DAYS_AT_ONCE, criteria.days - from);
    const styles = Array.from({ length: count }, (_, day) => STYLES[(from + day) % STYLES.length]);
    const { days } = await askModel({
      task: `Plan ${new Intl.ListFormat("en").format(meals)} for days ${from + 1} to ${from + count} of ${criteria.days}. ${must} The dinners' styles, day by day, are in the facts.`,
      facts: { ...planFacts(criteria, options), days: count, dinner_styles: styles },
      answer: answerOf(oneDay, count),
      asked: answerOf(dayAnswer(criteria, shapes.asked), count),
      maxTokens: 850 * count * meals.length * tokens,
      language: options.language,
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
  const { must, shapes, tokens } = inLanguage(options);
  const { dish } = await askModel({
    ...options,
    task: `Suggest another ${slot.meal}. ${must} It’s none of the plan’s dishes.`,
    facts: { ...planFacts(criteria, options), in_the_plan: slot.taken.slice(0, 50).map(options.nameless) },
    answer: z.object({ dish: shapes.read.dish }),
    asked: z.object({ dish: shapes.asked.dish }),
    maxTokens: 1500 * tokens,
  });
  return dishOrOther(dish, slot, { ...criteria, language: options.language }, seed);
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
  const { must, shapes, tokens } = inLanguage(options);
  const unknown = meals.filter((meal) => !isKnownMeal(meal));
  const answerOf = ({ ingredient }: Shape) =>
    z.object({ meals: z.array(z.object({ ingredients: z.array(ingredient).max(30) })).length(unknown.length) });
  const { meals: found } = await askModel({
    ...options,
    task: `List the ingredients of each of the meals, in their order. ${must}`,
    facts: {
      meals: unknown.map(({ title }) => options.nameless(title)),
      people: criteria.familySize,
      allergies: tellAllergies(criteria.allergies, options),
      diets: criteria.diets,
    },
    answer: answerOf(shapes.read),
    asked: answerOf(shapes.asked),
    maxTokens: (600 * unknown.length + 500) * tokens,
  });
  // A meal with an ingredient that has no English name counts as an unknown meal.
  const known = found.map(({ ingredients }) => (areNamed(ingredients, options.language) ? ingredients : []));
  const filled = new Map(unknown.map((meal, at) => [meal, known[at] ?? []]));
  return planGroceries(
    meals.map((meal) => {
      const ingredients = filled.get(meal);
      return ingredients ? { ...meal, ingredients, servings: criteria.familySize } : meal;
    }),
    criteria,
  );
}
