import { planGroceries } from "#app/domain/food/grocery-plan.server.ts";
import { planMeals, replaceMeal } from "#app/domain/food/meal-plan.server.ts";
import { pickActivity, pickTip } from "#app/domain/ideas/pick.ts";
import { pickPractice } from "#app/domain/ideas/practice.ts";
import type { IdeaProvider } from "#app/services/ideas/source.server.ts";

/** Ideas of the built-in library. */
export const builtInIdeas: IdeaProvider = {
  tip: async (criteria) => pickTip(criteria).text,
  activity: async ({ activityType, ...criteria }) => {
    const {
      id: _,
      setting: __,
      ...activity
    } = pickActivity({ ...criteria, ...(activityType ? { activityType } : {}) });
    return activity;
  },
  plan: async (criteria, seed) => planMeals(criteria, seed),
  dish: async (slot, criteria, seed) => replaceMeal(slot, criteria, seed),
  groceries: async (meals, criteria) => planGroceries(meals, criteria),
  practice: async ({ people: _, ...criteria }) => pickPractice(criteria),
};
