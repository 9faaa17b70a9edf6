import { expect, test } from "vitest";
import { isHeading, writeHeading } from "#app/domain/food/heading.ts";

test.each([
  "For the sauce:",
  "For the sauce",
  "For the lemon & herb dressing",
  "for serving",
  "To garnish",
  "Für den Teig",
  "Pour la pâte",
  "Per il ripieno",
  "**Sauce**",
  "## Sauce",
  "--- Sauce ---",
])("%s is a heading", (line) => expect(isHeading(line)).toBe(true));

test.each([
  "For serving, 2 lemons",
  "For the salad 2 tomatoes",
  "For garnish: chopped parsley",
  "-- salt",
  "1 forty-clove chicken",
  "**2 eggs**",
  "para rice",
  "",
])("%s is no heading", (line) => expect(isHeading(line)).toBe(false));

test("a heading ends with a colon", () => {
  expect(["Sauce", "**Sauce**", "Sauce :", "## Sauce ##"].map(writeHeading)).toEqual(Array(4).fill("Sauce:"));
});
