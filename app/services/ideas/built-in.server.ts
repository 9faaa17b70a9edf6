import { planGroceries } from "#app/domain/food/grocery-plan.server.ts";
import { planMeals, replaceMeal } from "#app/domain/food/meal-plan.server.ts";
import { pickActivity, pickTip } from "#app/domain/ideas/pick.ts";
import { pickPractice } from "#app/domain/ideas/practice.ts";
import type { IdeaProvider } from "#app/services/ideas/source.server.ts";

/** The library in the project: always there, at no cost. */
export const builtInIdeas: IdeaProvider = {
  tip: async (wish) => pickTip(wish).text,
  activity: async ({ activityType, ...wish }) => {
    const { id: _, setting: __, ...activity } = pickActivity({ ...wish, ...(activityType ? { activityType } : {}) });
    return activity;
  },
  plan: async (options, seed) => planMeals(options, seed),
  dish: async (slot, options, seed) => replaceMeal(slot, options, seed),
  groceries: async (meals, options) => planGroceries(meals, options),
  practice: async ({ people: _, ...wish }) => pickPractice(wish),
};
