import { expect, test } from "vitest";
import { planMeals } from "#app/domain/food/meal-plan.server.ts";
import { ALLERGENS, DIETS, PLANNED_MEALS } from "#app/shared/food/constants.ts";
import { USUAL_CRITERIA } from "#tests/support/plan-criteria.ts";

interface Criterion {
  diets: readonly (typeof DIETS)[number][];
  allergies: readonly string[];
}

const criteria: readonly Criterion[] = [
  ...DIETS.map((diet) => ({ diets: [diet], allergies: [] })),
  ...ALLERGENS.map((allergen) => ({ diets: [], allergies: [allergen] })),
];
const join = (one: Criterion, other: Criterion): Criterion => ({
  diets: [...one.diets, ...other.diets],
  allergies: [...one.allergies, ...other.allergies],
});
/** Every criterion alone, and every two together. */
const combinations = criteria.flatMap((one, at) => [one, ...criteria.slice(at + 1).map((other) => join(one, other))]);

/** Days from a dish to its next repeat; dishes without a repeat have none. */
const gaps = (titles: readonly (string | undefined)[]) =>
  titles.map((title, day) => titles.indexOf(title, day + 1) - day).filter((gap) => gap > 0);

test("no dish comes again within a week, whatever one or two criteria a family has", () => {
  const soon = combinations.flatMap((criterion) => {
    const { days } = planMeals({ ...USUAL_CRITERIA, ...criterion }, "7:2026-03-02");
    return PLANNED_MEALS.filter((meal) => gaps(days.map((day) => day[meal]?.title)).some((gap) => gap < 7)).map(
      (meal) => ({ ...criterion, meal }),
    );
  });
  expect([combinations.length, soon]).toEqual([351, []]);
});
