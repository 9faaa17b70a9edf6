import { expect, it } from "vitest";
import { sayEarning } from "#app/presenters/chores/chore-people.ts";

it.each<[number, number | null, string | undefined]>([
  [9, 40, "Ella earns about 9 a week: 40 is four or five weeks."],
  [8, 40, "Ella earns about 8 a week: 40 is about five weeks."],
  [9, 5, "Ella earns about 9 a week: 5 is about a week."],
  [3, 100, "Ella earns about 3 a week: 100 is 33 or 34 weeks."],
  [9, null, "Ella earns about 9 a week."],
  [0, 40, undefined],
])("%i a week and a goal of %s stars", (weekly, stars, text) => {
  expect(sayEarning("Ella", weekly, stars === null ? null : { stars })).toBe(text);
});
