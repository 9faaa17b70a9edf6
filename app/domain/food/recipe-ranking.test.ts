import { expect, test } from "vitest";
import { classifyCookingTime } from "#app/domain/food/recipe-ranking.server.ts";

test.each([
  [10, 10, "quick"],
  [10, 11, "medium"],
  [15, 30, "medium"],
  [16, 30, "elaborate"],
] as const)("%i and %i minutes are %s", (prep_time, cook_time, time) => {
  expect(classifyCookingTime({ prep_time, cook_time })).toBe(time);
});
