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
  practice: async ({ people: _, ...wish }) => pickPractice(wish),
};
