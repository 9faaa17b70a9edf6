import { expect, it } from "vitest";
import { findBreaks } from "#app/domain/food/allergens/find-breaks.ts";
import { readFood } from "#app/domain/food/allergens/read-food.ts";

const isLeftOut = (typed: string, ingredient: string) =>
  findBreaks(readFood({ ingredients: [ingredient] }), { allergies: [typed], diets: [] }).length > 0;

it.each([
  ["cherry", "200 g Kirschen"],
  ["Cherries", "2 cerises"],
  ["pear", "2 peras"],
  ["spinach", "500 g Spinat"],
  ["coffee", "Kaffee"],
  ["cherry", "вишні"],
  ["Alkohol", "Alkohol"],
  ["frutos secos", "50 g de cacahuetes"],
])("who typed %s is warned of %s", (typed, ingredient) => {
  expect(isLeftOut(typed, ingredient)).toBe(true);
});

it.each([
  ["cherry", "cherry tomatoes"],
  ["apple", "pineapple"],
  ["pear", "pearl barley"],
])("who typed %s is not warned of %s", (typed, ingredient) => {
  expect(isLeftOut(typed, ingredient)).toBe(false);
});
