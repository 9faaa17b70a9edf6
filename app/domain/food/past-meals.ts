import type { Temporal } from "#app/domain/time/time.ts";
import { MEAL_PAST_HOUR, PLANNED_MEALS, type PlannedMeal } from "#app/shared/food/constants.ts";

/** The meals of a date, `YYYY-MM-DD`, that are past: some of today's, by the family's clock (docs/product/ideas.md, "Meal plans"). */
export function pastMeals(date: string, localNow: Temporal.ZonedDateTime): PlannedMeal[] {
  if (date !== localNow.toPlainDate().toString()) return [];
  return PLANNED_MEALS.filter((meal) => localNow.hour >= MEAL_PAST_HOUR[meal]);
}
