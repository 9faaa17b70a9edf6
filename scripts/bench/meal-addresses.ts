/** Sundays far from anything that a family has planned. */
const EMPTY_WEEK = "2031-02-02";
export const FULL_WEEK = "2031-03-02";

/** The page of a week without a meal, and of one with every meal of every day. */
export const MEAL_ADDRESSES = [
  { name: "meals, an empty week", path: () => `/meals?week=${EMPTY_WEEK}`, kind: "page" },
  { name: "meals, a full week", path: () => `/meals?week=${FULL_WEEK}`, kind: "page" },
] as const;
