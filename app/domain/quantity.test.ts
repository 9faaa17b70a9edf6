import fc from "fast-check";
import { expect, test } from "vitest";
import { addQuantities, totals } from "#app/domain/quantity.ts";

test.each([
  ["2", "3", "5"],
  ["500 g", "1 kg", "1.5 kg"],
  ["500g", "700 g", "1.2 kg"],
  ["200 g", "300 g", "500 g"],
  ["250 ml", "1 l", "1.25 l"],
  ["8 oz", "1 lb", "1 1/2 lb"],
  ["1 tbsp", "1 tsp", "4 tsp"],
  ["1/2 cup", "1 1/2 cups", "2 cups"],
  ["1 bag", "2 bags", "3 bags"],
  ["1 box", "1 box", "2 boxes"],
  ["1 loaf", "1 loaf", "2 loaves"],
  ["1.5", "0,5", "2"],
  ["2 cups", "1", "2 cups + 1"],
  ["2 cups + 1", "2", "2 cups + 3"],
  ["a handful", "2", "a handful + 2"],
  ["1 kg", "2 cups", "1 kg + 2 cups"],
  ["1/3", "1/3", "2/3"],
  ["999999999999", "1", "999999999999 + 1"],
])("%s and %s are %s", (a, b, sum) => {
  expect(addQuantities(a, b)).toBe(sum);
});

test("no quantity adds nothing", () => {
  expect(addQuantities(null, null)).toBeNull();
  expect(addQuantities("2", null)).toBe("2");
  expect(addQuantities(null, "a pinch")).toBe("a pinch");
});

const number = fc.oneof(
  fc.integer({ min: 1, max: 9999 }).map(String),
  fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 999 })).map(([a, b]) => `${a}.${b}`),
  fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 12 })).map(([a, b]) => `${a}/${b}`),
);
const unit = fc.constantFrom(
  "",
  "g",
  "kg",
  "ml",
  "l",
  "oz",
  "lb",
  "tsp",
  "tbsp",
  "cup",
  "cups",
  "bag",
  "bags",
  "boxes",
);
const term = fc.oneof(
  fc.tuple(number, unit).map(([amount, word]) => `${amount} ${word}`.trim()),
  fc.constantFrom("a pinch", "some", "2% fat", "0"),
);
const quantity = fc.array(term, { minLength: 1, maxLength: 3 }).map((terms) => terms.join(" + "));

const rounded = (sums: Map<string, number>) => [...sums].map(([key, sum]) => [key, sum.toFixed(6)]).sort();

test("addition commutes", () => {
  fc.assert(
    fc.property(quantity, quantity, (a, b) => {
      expect(rounded(totals(addQuantities(a, b) ?? ""))).toEqual(rounded(totals(addQuantities(b, a) ?? "")));
    }),
  );
});

test("nothing is lost, and nothing comes from nowhere", () => {
  fc.assert(
    fc.property(quantity, quantity, (a, b) => {
      const both = new Map(totals(a));
      for (const [key, sum] of totals(b)) both.set(key, (both.get(key) ?? 0) + sum);
      expect(rounded(totals(addQuantities(a, b) ?? ""))).toEqual(rounded(both));
    }),
  );
});

test("any text at all can be added to any other", () => {
  fc.assert(fc.property(fc.string(), fc.string(), (a, b) => typeof addQuantities(a, b) === "string"));
});
