import { planGroceries } from "#app/ideas/grocery-plan.server.ts";
import { planMeals, replaceMeal } from "#app/ideas/meal-plan.server.ts";
import { pickActivity, pickTip } from "#app/ideas/pick.ts";
import { pickPractice } from "#app/ideas/practices.ts";
import type { IdeaMaker } from "#app/services/ideas/source.server.ts";

/** The library in the project: always there, at no cost. */
export const builtInIdeas: IdeaMaker = {
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
