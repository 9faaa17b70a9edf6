import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { PlannedDish } from "#app/domain/food/dish.server.ts";
import { type GroceryPlan, isKnownMeal, type MealToShopFor } from "#app/domain/food/grocery-plan.server.ts";
import type { MealPlan, Slot } from "#app/domain/food/meal-plan.server.ts";
import type { PlanCriteria } from "#app/domain/food/recipe-ranking.server.ts";
import type { Practice } from "#app/domain/ideas/practice.ts";
import { Temporal } from "#app/domain/time/time.ts";
import type { Meal } from "#app/models/food/meal.server.ts";
import type {
  activityRequestSchema,
  GroceryRequest,
  PlanRequest,
  practiceRequestSchema,
} from "#app/schemas/ideas/ideas.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { mealIngredients } from "#app/services/food/meal-ingredients.server.ts";
import { listMeals } from "#app/services/food/meals.server.ts";
import { listReplacements } from "#app/services/food/recipe-links.server.ts";
import { ask, type IdeaOptions, type IdeaResult } from "#app/services/ideas/ask.server.ts";
import type { ActivitySuggestion, OnDay } from "#app/services/ideas/source.server.ts";
import { GROCERY_DAYS, MAX_PLANNED_INGREDIENTS } from "#app/shared/food/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { calm } from "#app/words/catalogues/calm.ts";
import { connection } from "#app/words/catalogues/connection.ts";
import { draftWords } from "#app/words/catalogues/draft-words.ts";
import { drafts } from "#app/words/catalogues/drafts.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";
import { meals } from "#app/words/catalogues/meals.ts";
import { english } from "#app/words/english.server.ts";

const newSeed = ({ family }: FamilyScope) => `${family.id}:${randomUUID()}`;

/** An activity for an API call, which may then store it. `signal` aborts it. */
export const suggestActivity = (
  actor: FamilyScope,
  { duration_minutes, activity_type, child_ages, source }: z.infer<typeof activityRequestSchema>,
  signal: AbortSignal,
): Promise<IdeaResult<ActivitySuggestion>> => {
  const criteria = {
    durationMinutes: duration_minutes,
    activityType: activity_type,
    childAges: child_ages,
    exclude: [],
  };
  const seed = newSeed(actor);
  return ask(
    actor,
    { source, signal },
    (ideas) => ideas.activity({ ...criteria, seed }),
    english(connection, "failed.idea"),
  );
};

/** A practice for a user's mood, not stored yet. `signal` aborts it. */
export const suggestPractice = (
  actor: FamilyScope,
  { mood, stress_level, time_available, family_members, source }: z.infer<typeof practiceRequestSchema>,
  signal: AbortSignal,
): Promise<IdeaResult<Practice>> => {
  const criteria = { mood, stressLevel: stress_level, timeAvailable: time_available, people: family_members };
  const seed = newSeed(actor);
  return ask(
    actor,
    { source, signal },
    (ideas) => ideas.practice({ ...criteria, seed }),
    english(calm, "failed.practice"),
  );
};

/** The criteria of a plan from a request. `today` is the family's date. */
export const planCriteria = (
  request: PlanRequest & Pick<PlanCriteria, "meals" | "past">,
  today: Temporal.PlainDate,
): PlanCriteria => ({
  startDate: request.start_date ?? today.toString(),
  days: request.days,
  familySize: request.family_size,
  diets: request.dietary_preferences,
  allergies: request.allergies,
  cookingTime: request.cooking_time ?? null,
  cuisines: request.cuisine_preferences,
  meals: request.meals,
  past: request.past,
});

/** Replaces built-in recipes by the family's own versions. */
const withOwn = async (actor: FamilyScope, criteria: PlanCriteria): Promise<PlanCriteria> => ({
  ...criteria,
  own: await listReplacements(actor),
});

/** A meal plan, not stored. `onDay` gets each finished day. Slow: do not call inside a transaction. */
export const suggestPlan = async (
  actor: FamilyScope,
  criteria: PlanCriteria,
  options: IdeaOptions,
  onDay: OnDay = () => undefined,
): Promise<IdeaResult<MealPlan>> => {
  const seed = newSeed(actor);
  const asked = await withOwn(actor, criteria);
  return ask(actor, options, (ideas) => ideas.plan(asked, seed, onDay), english(meals, "failed.make"));
};

/** Another dish for a slot of a plan. Slow: do not call inside a transaction. */
export const suggestDish = async (
  actor: FamilyScope,
  slot: Slot,
  criteria: PlanCriteria,
  options: IdeaOptions,
): Promise<IdeaResult<PlannedDish | null>> => {
  const seed = newSeed(actor);
  const asked = await withOwn(actor, criteria);
  return ask(actor, options, (ideas) => ideas.dish(slot, asked, seed), english(drafts, "failed.another"));
};

const toShopFor = (meal: Meal): MealToShopFor => ({
  title: meal.title,
  servings: meal.ingredients_for ?? meal.servings,
  ingredients: mealIngredients(meal, null),
});

/** The first and last day of a grocery list, `YYYY-MM-DD`. Throws for an invalid range. */
export function groceryDays(
  { start_date, end_date }: Pick<GroceryRequest, "start_date" | "end_date">,
  today: Temporal.PlainDate,
): { from: string; to: string } {
  const from = start_date ? Temporal.PlainDate.from(start_date) : today;
  const to = end_date ? Temporal.PlainDate.from(end_date) : from.add({ days: GROCERY_DAYS.default });
  const { days } = from.until(to, { largestUnit: "days" });
  if (days < 0) throw new DomainError("invalid", english(draftWords, "endBeforeStart"), "end_date");
  if (days > GROCERY_DAYS.max) {
    throw new DomainError("invalid", english(draftWords, "mostDays", { max: GROCERY_DAYS.max }), "end_date");
  }
  return { from: from.toString(), to: to.toString() };
}

/** The assumed number of ingredients of a meal that lists none. */
const OF_UNKNOWN_MEAL = 10;

/** The groceries for the meals of some days, not added to the list. Slow: do not call inside a transaction. */
export async function suggestGroceries(
  actor: FamilyScope,
  request: GroceryRequest,
  today: Temporal.PlainDate,
  signal?: AbortSignal,
): Promise<IdeaResult<GroceryPlan>> {
  const planned = await listMeals(actor, groceryDays(request, today));
  const ingredients = planned.reduce((sum, meal) => sum + Math.max(meal.ingredients.length, OF_UNKNOWN_MEAL), 0);
  if (ingredients > MAX_PLANNED_INGREDIENTS) {
    throw new DomainError("invalid", english(draftWords, "mostMeals"), "end_date");
  }
  const planFor = planned.map(toShopFor);
  const criteria = {
    familySize: request.family_size,
    diets: request.dietary_preferences,
    allergies: request.allergies,
    includeStaples: request.include_staples,
    language: actor.family.language,
  };
  // Meals with ingredients and library recipes need no model.
  const source = planFor.every(isKnownMeal) ? "built-in" : request.source;
  return ask(
    actor,
    { source, signal },
    (ideas) => ideas.groceries(planFor, criteria),
    english(groceries, "failed.make"),
  );
}
