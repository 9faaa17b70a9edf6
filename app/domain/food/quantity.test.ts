import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addQuantities, scaleQuantity, totals } from "#app/domain/food/quantity.ts";
import { quantityToBuy, stepQuantity, wholePieces } from "#app/domain/food/shop-quantity.ts";
import { anyText } from "#tests/support/any-text.ts";

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
  ["1/3 cup", "1/4 cup", "9 1/3 tbsp"],
  ["1/4 tsp", "1/8 tsp", "3/8 tsp"],
  ["1 dl", "100 ml", "2 dl"],
  ["1 dl", "50 ml", "1.5 dl"],
  ["2 cl", "33 ml", "53 ml"],
  ["5 Deciliter", "5 dl", "1 l"],
  ["1 tomato", "2 tomatoes", "3 tomatoes"],
  ["1 berry", "2 berries", "3 berries"],
  ["1 cookie", "2 cookies", "3 cookies"],
  ["999999999999", "1", "999999999999 + 1"],
  ["500 grams", "1 Kilo", "1.5 kg"],
  ["2 tablespoons", "1 tbsp.", "3 tbsp"],
  ["1 pound", "8 ounces", "1 1/2 lb"],
  ["1½ cups", "½ cup", "2 cups"],
  ["1 ⅓", "⅔", "2"],
  ["juice of ½", "1", "juice of 1/2 + 1"],
  ["1,000 g", "1 g", "1,000 g + 1 g"],
  ["1.000 g", "1.125 kg", "1.000 g + 1.125 kg"],
  ["0,125 l", "0.125 l", "0.25 l"],
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
  fc
    .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 999 }))
    .map(([a, b]) => String(Number(`${a}.${b}`))),
  fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 12 })).map(([a, b]) => `${a}/${b}`),
);
const UNITS = "g kg ml cl dl l oz lb tsp tbsp cup cups bag bags boxes tomato tomatoes berry berries half".split(" ");
const unit = fc.constantFrom("", ...UNITS);
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

/** Typed texts: parts of quantities in any order, or any characters. */
const anyQuantity = fc
  .oneof(
    fc.array(fc.constantFrom("1", "2", "40", "½", "/", "+", " ", "g", "kg", "l", ",", ".", "x", "of"), {
      maxLength: 8,
    }),
    fc.array(anyText(3), { maxLength: 4 }),
  )
  .map((parts) => parts.join(""));

test("nothing is lost, and nothing comes from nowhere, whatever the texts", () => {
  const text = fc.oneof(quantity, anyQuantity);
  fc.assert(
    fc.property(text, text, (a, b) => {
      const both = new Map(totals(a));
      for (const [key, sum] of totals(b)) both.set(key, (both.get(key) ?? 0) + sum);
      expect(rounded(totals(addQuantities(a, b) ?? ""))).toEqual(rounded(both));
    }),
  );
});

test.each([
  [null, "2", null],
  ["1", "2", null],
  ["2 cartons", "3 cartons", "1 carton"],
  ["1 carton", "2 cartons", null],
  ["12", "13", "11"],
  ["2 large", "3 large", "1 large"],
  ["500 g", "600 g", "450 g"],
  ["900 g", "1 kg", "800 g"],
  ["1 kg", "1.5 kg", "900 g"],
  ["1.5kg", "2 kg", "1 kg"],
  ["10 g", "20 g", null],
  ["475 ml", "500 ml", "450 ml"],
  ["0.5 l", "600 ml", "450 ml"],
  ["12 kg", "13 kg", "11 kg"],
  ["1/2 cup", "1 cup", null],
  ["1 1/2 cups", "2 cups", "1 cup"],
  ["1 lb", "2 lb", null],
  ["2 cups + 1", null, null],
  ["a handful", null, null],
  ["2 x 400 g", null, null],
  ["999999", null, "999998"],
  ["", null, null],
])("a step from %s is up %s, down %s", (text, more, less) => {
  expect([stepQuantity(text, "more"), stepQuantity(text, "less")]).toEqual([more, less]);
});

const firstTotal = (text: string) => [...totals(text)][0] as [string, number];

test("a step keeps the kind of unit, goes its way, and leads back to where steps lead", () => {
  fc.assert(
    fc.property(fc.tuple(number, unit), ([amount, word]) => {
      const text = `${amount} ${word}`.trim();
      const [kind, sum] = firstTotal(text);
      const more = stepQuantity(text, "more");
      const less = stepQuantity(text, "less");
      if (more !== null) {
        expect(firstTotal(more)[0]).toBe(kind);
        expect(firstTotal(more)[1]).toBeGreaterThan(sum);
        const back = stepQuantity(more, "less");
        if (back !== null) expect(firstTotal(back)[1]).toBeLessThanOrEqual(sum + 1e-6);
        if (back !== null) expect(stepQuantity(back, "more")).toBe(more);
      }
      if (less !== null) {
        expect(firstTotal(less)[0]).toBe(kind);
        expect(firstTotal(less)[1]).toBeLessThan(sum);
        expect(firstTotal(less)[1]).toBeGreaterThan(0);
      }
    }),
  );
});

test("any text at all can be stepped, or not", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const way of ["more", "less"] as const) expect(stepQuantity(text, way)).not.toBe("");
    }),
  );
});

describe("quantityToBuy", () => {
  test.each([
    ["89 tbsp", true, "1.35 l"],
    ["110 g + 4 tbsp", false, "170 g"],
    ["110 g + 1 1/2 tbsp", false, "140 g"],
    ["2.21 kg", false, "2.25 kg"],
    ["149 g", false, "150 g"],
    ["6 1/4 tsp", false, "7 tsp"],
    ["1 1/2 tbsp", true, "2 tbsp"],
    ["2 cups", false, "500 g"],
    ["3 tbsp", true, "3 tbsp"],
    ["1/2 tsp", false, "1 tsp"],
    ["1 1/2 cans", false, "2 cans"],
    ["1/4 head", false, "1 head"],
    ["2 1/2", false, "3"],
    ["250 g", false, "250 g"],
    ["a pinch + 1/2", false, "a pinch + 1"],
  ])("%s is %s", (text, isPoured, bought) => expect(quantityToBuy(text, isPoured)).toBe(bought));

  test("is never too little, and hardly too much", () => {
    fc.assert(
      fc.property(number, unit, fc.boolean(), (amount, word, isPoured) => {
        const text = `${amount} ${word}`.trim();
        const [kind, sum] = firstTotal(text);
        const [boughtKind, bought] = firstTotal(quantityToBuy(text, isPoured));
        const isMeasured = kind === "spoons" && boughtKind !== "spoons";
        expect(boughtKind).toBe(isMeasured ? (isPoured ? "volume" : "weight") : kind);
        const min = isMeasured ? sum * 5 : sum;
        expect(bought).toBeGreaterThanOrEqual(min - 1e-6);
        const step = { weight: 50, volume: 50, spoons: 3 }[boughtKind as string] ?? 1;
        expect(bought).toBeLessThan(min + step + 1e-6);
      }),
    );
  });
});

test.each([
  ["1 1/3", "2"],
  ["1/2 can", "1 can"],
  ["2 1/2 bunches + 1/4 cup", "3 bunches + 1/4 cup"],
  ["1 1/2 lb", "1 1/2 lb"],
  ["1/2 pint", "1/2 pint"],
  ["1/2 dozen", "1/2 dozen"],
  ["a pinch", "a pinch"],
])("whole pieces of %s are %s", (text, whole) => expect(wholePieces(text)).toBe(whole));

test.each([
  ["20 cloves", { unit: "clove", per: 10, as: "head" }, "2 heads"],
  ["3 cloves + 1 head", { unit: "clove", per: 10, as: "head" }, "2 heads"],
  ["10 slices", { unit: "slice", per: 16, as: "loaf" }, "1 loaf"],
  ["1/2 tsp", { unit: "tsp", per: 15, as: "jar" }, "1 jar"],
  ["6 tbsp", { unit: "tsp", per: 15, as: "jar" }, "2 jars"],
  ["50 g", { unit: "tsp", per: 15, as: "jar" }, "50 g"],
  ["a pinch", { unit: "tsp", per: 15, as: "jar" }, "a pinch"],
])("%s, sold by %j, is %s", (text, pack, bought) => expect(quantityToBuy(text, false, pack)).toBe(bought));

describe("scaleQuantity", () => {
  test.each([
    ["500 g", 6, 4, "750 g"],
    ["2", 6, 4, "3"],
    ["1 cup", 2, 4, "1/2 cup"],
    ["1 1/2 cups", 8, 4, "3 cups"],
    ["1 kg", 3, 7, "0.43 kg"],
    ["1 dl", 1, 2, "0.5 dl"],
    ["100 g", 1, 3, "34 g"],
    ["1", 3, 5, "3/4"],
    ["1000 g", 6, 4, "1.5 kg"],
    ["800 ml", 6, 4, "1.2 l"],
    ["2 cups + 1", 8, 4, "4 cups + 2"],
    ["a pinch", 8, 4, "a pinch"],
    [null, 8, 4, null],
    ["1.234 odd things", 4, 4, "1.234 odd things"],
  ])("%s, %i for %i, is %s", (text, wanted, base, scaled) => expect(scaleQuantity(text, wanted, base)).toBe(scaled));

  test("never makes it too little, and hardly too much", () => {
    const servings = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(number, unit, servings, servings, (amount, word, wanted, base) => {
        const text = `${amount} ${word}`.trim();
        const scaled = scaleQuantity(text, wanted, base) as string;
        const [kind, sum] = firstTotal(text);
        expect(firstTotal(scaled)[0]).toBe(kind);
        const exact = (sum * wanted) / base;
        expect(firstTotal(scaled)[1]).toBeGreaterThanOrEqual(exact - 1e-6);
        const step = { weight: 10, volume: 10, ounces: 4, spoons: 12 }[kind] ?? 0.25;
        expect(firstTotal(scaled)[1]).toBeLessThanOrEqual(exact + step + 1e-6);
      }),
    );
  });
});
