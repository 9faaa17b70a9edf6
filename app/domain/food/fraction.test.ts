import { expect, test } from "vitest";
import {
  fraction,
  isNumber,
  readNumber,
  spellFractions,
  writeFraction,
  writeMixed,
} from "#app/domain/food/fraction.ts";

test.each([
  [3, 1, "3", "3"],
  [8, 4, "2", "2"],
  [1, 4, "1/4", "1/4"],
  [5, 2, "2 1/2", "2 1/2"],
  [2, 3, "2/3", "2/3"],
  [1, 5, "0.2", "1/5"],
  [1, 8, "1/8", "1/8"],
  [7, 20, "0.35", "7/20"],
  [1, 1000, "0.001", "1/1000"],
  [1, 6, "1/6", "1/6"],
])("%i/%i is %s on a list, and %s in a recipe", (over, under, list, recipe) => {
  expect([writeFraction(fraction(over, under)), writeMixed(fraction(over, under))]).toEqual([list, recipe]);
});

test.each([
  ["1½", "1 1/2"],
  ["½", "1/2"],
  ["2  ¾ cups", "2 3/4 cups"],
  ["x½", "x1/2"],
  ["1⁄3", "1/3"],
])("%s is spelled %s", (text, spelled) => expect(spellFractions(text)).toBe(spelled));

test("a number is a number and nothing else", () => {
  expect(["1 1/2", "0,5", "0", "1,000", "1/3"].map(isNumber)).toEqual([true, true, true, true, true]);
  expect(["", "2 x", "x", "1 1/2 g", "1234567", "1/2/3"].map(isNumber)).toEqual(Array(6).fill(false));
});

test.each([
  ["12 1/2 g", 25, 2, "g"],
  ["1/2", 1, 2, ""],
  ["0,5 l ", 1, 2, "l"],
  ["2-3", 2, 1, "-3"],
  ["2-3/2 cups", 2, 1, "-3/2 cups"],
  ["10.125 kg", 81, 8, "kg"],
])("%s begins with %i/%i", (text, numerator, denominator, rest) => {
  expect(readNumber(text)).toEqual({ amount: { numerator, denominator }, rest });
});

test.each(["0 g", "0/5", "1/0", "0.0", "1,000 g", "1.000 g", "1234567", "g 1", ""])("%j begins with none", (text) => {
  expect(readNumber(text)).toBeNull();
});
