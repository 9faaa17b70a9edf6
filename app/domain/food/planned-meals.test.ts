import { describe, expect, it } from "vitest";
import { planMeals } from "#app/domain/food/meal-plan.server.ts";
import type { PlanCriteria } from "#app/domain/food/recipe-ranking.server.ts";
import { PLANNED_MEALS } from "#app/shared/food/constants.ts";
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

  it("is as much of a plan as if it had begun with the meals that are not past", () => {
    const criteria: PlanCriteria = {
      ...USUAL_CRITERIA,
      days: 3,
      meals: ["dinner"],
      allergies: ["Eggs", "Milk/Dairy"],
      cuisines: ["Thai", "Greek"],
    };
    for (const seed of ["1", "2", "3"]) {
      const { days, ...said } = planMeals({ ...criteria, past: ["dinner"] }, seed);
      const tomorrow = planMeals({ ...criteria, startDate: "2026-03-03", days: 2 }, seed);
      expect({ days, ...said }).toEqual({ ...tomorrow, days: [{ date: "2026-03-02" }, ...tomorrow.days] });
    }
  });

  it("is nothing where all is past, and nothing is said of it", () => {
    const criteria: PlanCriteria = { ...USUAL_CRITERIA, days: 1, meals: ["dinner"], past: ["dinner"] };
    const empty = { days: [{ date: "2026-03-02" }], left_out: [], notes: [] };
    expect(planMeals({ ...criteria, cuisines: ["Greek"], allergies: ["Eggs", "Milk/Dairy"] }, "1")).toEqual(empty);
    expect(planMeals({ ...criteria, diets: ["Vegan", "Keto", "Paleo"], allergies: ["tomato"] }, "3")).toEqual(empty);
  });
});
