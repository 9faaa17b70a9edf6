import { describe, expect, it } from "vitest";
import { findBreaks } from "#app/domain/food/allergens/find-breaks.ts";
import { getFoods } from "#app/domain/food/allergens/foods.ts";
import { type FoodTexts, readFood } from "#app/domain/food/allergens/read-food.ts";
import { DECOYS, TRUE_FOODS } from "#tests/support/decoys.ts";

// Compiled before the time of a test runs.
getFoods();

/** The name alone: on a list, or as a dish without ingredients. */
const asFoods = (name: string): FoodTexts[] => [{ ingredients: [name] }, { titles: [name], ingredients: [] }];
const findReasons = (allergy: string, name: string) =>
  asFoods(name).map((food) => findBreaks(readFood(food), { allergies: [allergy], diets: [] })[0]?.reason ?? null);
const names = (list: string) => list.split(",").map((name) => name.trim());

describe("what only sounds like it", () => {
  it.each(Object.entries(DECOYS))("is let through: %s", (allergy, list) => {
    const reasons = names(list).flatMap((name) => findReasons(allergy, name));
    expect(reasons.filter((reason) => reason !== null)).toEqual([]);
  });
});

describe("what holds it", () => {
  it.each(Object.entries(TRUE_FOODS))("is found: %s", (allergy, list) => {
    expect(names(list).filter((name) => findReasons(allergy, name).includes(null))).toEqual([]);
  });

  it("is found in a cashew apple, whose juice holds proteins of the nut", () => {
    expect(findReasons("Nuts", "Cashew apple juice")).not.toContain(null);
  });

  it.each([
    ["sweet bread", "Wheat/Gluten"],
    ["sulphured apricots", "Sulphites"],
    ["fish-shaped fish cakes", "Fish"],
    ["not unsulphured dried apricots", "Sulphites"],
    ["doughnut with peach", "Wheat/Gluten"],
    ["char siu and grilled char fillet", "Fish"],
  ])("is found beside what takes it back elsewhere: %s", (name, allergy) => {
    expect(findReasons(allergy, name)).not.toContain(null);
  });
});
