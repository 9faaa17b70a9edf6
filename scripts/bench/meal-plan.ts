import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { PlanCriteria } from "#app/domain/food/recipe-ranking.server.ts";

/** A family that leaves out a lot. */
const OPTIONS: PlanCriteria = {
  startDate: "2026-03-02",
  days: 14,
  familySize: 5,
  diets: ["Vegetarian"],
  allergies: ["Peanuts", "Eggs", "mustard"],
  cookingTime: null,
  cuisines: ["Italian"],
};
const RUNS = 200;

export interface MealPlanCost {
  /** Milliseconds of the first plan of a process, which prepares the library. */
  first: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** MB that the library and the lexicon hold once they are prepared. */
  kept: number;
}

function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
}

function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** What a built-in plan of 14 days costs, in this process, which must not have made one before. */
export async function measureMealPlan(): Promise<MealPlanCost> {
  const before = heapInUse();
  const { planMeals } = await import("#app/domain/food/meal-plan.server.ts");
  const times = Array.from({ length: RUNS }, (_, run) => {
    const started = performance.now();
    planMeals(OPTIONS, `${run}:2026-03-02`);
    return performance.now() - started;
  });
  const [first = 0, ...rest] = times;
  rest.sort((a, b) => a - b);
  const at = (share: number) => round(rest[Math.floor(share * rest.length)] ?? 0);
  return {
    first: round(first),
    p50: at(0.5),
    p99: at(0.99),
    kept: round((heapInUse() - before) / 1e6),
  };
}
