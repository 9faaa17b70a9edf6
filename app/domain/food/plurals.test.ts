import { expect, test } from "vitest";
import { plural, singular } from "#app/domain/food/plurals.ts";

test.each([
  ["egg", "eggs"],
  ["berry", "berries"],
  ["day", "days"],
  ["box", "boxes"],
  ["dish", "dishes"],
  ["peach", "peaches"],
  ["glass", "glasses"],
  ["pie", "pies"],
  ["loaf", "loaves"],
  ["leaf", "leaves"],
  ["half", "halves"],
  ["tomato", "tomatoes"],
  ["potato", "potatoes"],
  ["mango", "mangoes"],
  ["cookie", "cookies"],
  ["brownie", "brownies"],
  ["foot", "feet"],
  ["hummus", "hummus"],
  ["boneless", "boneless"],
  ["knife", "knives"],
  ["asparagus", "asparagus"],
])("one %s, many %s", (one, many) => {
  expect([plural(one), singular(many), singular(one)]).toEqual([many, one, one]);
});

test("what only ends like many is one", () => {
  expect(["glass", "moss", "us", "ies"].map(singular)).toEqual(["glass", "moss", "u", "ie"]);
});
