import type { PlannedDish } from "#app/domain/food/dish.server.ts";
import type { GroceryCriteria, GroceryPlan, MealToShopFor } from "#app/domain/food/grocery-plan.server.ts";
import type { LeftOut, MealPlan, PlannedDay, Slot } from "#app/domain/food/meal-plan.server.ts";
import type { PlanCriteria } from "#app/domain/food/recipe-ranking.server.ts";
import type { Practice } from "#app/domain/ideas/practice.ts";
import type { Mood } from "#app/shared/calm/constants.ts";
import type { ActivityKind } from "#app/shared/connection/constants.ts";

/** A suggested activity (docs/product/api.md, "Shapes of ideas"). Ages are in whole years. */
export interface ActivitySuggestion {
  title: string;
  description: string;
  steps: string[];
  materials: string[];
  duration_minutes: number;
  activity_type: string;
  min_age: number;
  max_age: number;
}

export interface TipCriteria {
  /** Recently shown tips, newest first. */
  exclude: readonly string[];
  /** The same seed gives the same built-in idea. */
  seed: string;
}

export interface ActivityCriteria {
  durationMinutes: number;
  /** A generator's kind, or a user's own words. */
  activityType?: ActivityKind | string | undefined;
  /** Years. */
  childAges: readonly number[];
  /** Recently shown titles, newest first. */
  exclude: readonly string[];
  seed: string;
}

export interface PracticeCriteria {
  mood: Mood;
  /** 1 to 3. */
  stressLevel: number;
  /** Minutes; the practice is not longer. */
  timeAvailable: number;
  /** The number of people who take part. */
  people?: number | undefined;
  seed: string;
}

export type OnDay = (day: PlannedDay, leftOut: readonly LeftOut[]) => void;

/** A source of ideas: the built-in library, or a model. Both meet all criteria, and throw `NoAnswer` if they cannot. */
export interface IdeaProvider {
  tip(criteria: TipCriteria): Promise<string>;
  activity(criteria: ActivityCriteria): Promise<ActivitySuggestion>;
  practice(criteria: PracticeCriteria): Promise<Practice>;
  /** `onDay` gets each finished day, in any order. */
  plan(criteria: PlanCriteria, seed: string, onDay: OnDay): Promise<MealPlan>;
  /** Another dish for a slot; `null` if none suits. */
  dish(slot: Slot, criteria: PlanCriteria, seed: string): Promise<PlannedDish | null>;
  groceries(meals: readonly MealToShopFor[], criteria: GroceryCriteria): Promise<GroceryPlan>;
}
