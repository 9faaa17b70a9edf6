import { describe, expect, it } from "vitest";
import { planMeals } from "#app/domain/food/meal-plan.server.ts";
import type { PlanCriteria } from "#app/domain/food/recipe-ranking.server.ts";
import { PLANNED_MEALS } from "#app/utils/constants.ts";
import { USUAL_CRITERIA } from "#tests/support/plan-criteria.ts";

describe("what is planned", () => {
  const slots = (options: Partial<PlanCriteria>) =>
    planMeals({ ...USUAL_CRITERIA, days: 2, ...options }, "1").days.map(({ date: _, ...day }) => Object.keys(day));

  it("is all meals, or those that are asked for", () => {
    expect(slots({})).toEqual([PLANNED_MEALS, PLANNED_MEALS]);
    expect(slots({ meals: ["dinner"] })).toEqual([["dinner"], ["dinner"]]);
  });

  it("is of the first day only what is not past", () => {
    expect(slots({ past: ["breakfast", "lunch"] })).toEqual([["dinner"], PLANNED_MEALS]);
    expect(slots({ meals: ["dinner"], past: ["breakfast", "lunch", "dinner"] })).toEqual([[], ["dinner"]]);
  });

  it("is said of, and of nothing else", () => {
    const { notes } = planMeals(
      { ...USUAL_CRITERIA, meals: ["dinner"], cuisines: ["Thai"], cookingTime: "quick" },
      "1",
    );
    expect(notes.filter((note) => /breakfast|lunch/.test(note))).toEqual([]);
  });
});
