import { expect, test } from "vitest";
import { foodName, foodOptions, presentReason, sayAllergy } from "#app/presenters/food/food-names.ts";

test.each([
  ["Milk/Dairy: butter", /^⟦⟦.+⟧: butter⟧$/],
  ["Vegan: egg", /^⟦⟦.+⟧: egg⟧$/],
  ["dragon fruit: dragon fruit jam", /^⟦dragon fruit: dragon fruit jam⟧$/],
  ["kiwi: kiwi", /^⟦⟦[^⟧]+⟧: ⟦[^⟧]+⟧⟧$/],
  ["A staple you have at home.", /^⟦[^:]+⟧$/],
  ["Not made for a gluten-free diet.", /^⟦[^:]+⟧$/],
])("%s is written in the reader's language", (reason, written) => {
  expect(presentReason(reason, "en-GB")).toBe(reason);
  expect(presentReason(reason, "en-XA")).toMatch(written);
});

test("values have names, a family's own words stay as they are", () => {
  expect(foodOptions("diet", ["Quick & Easy"], "en-GB")).toEqual([{ value: "Quick & Easy", label: "Quick & Easy" }]);
  expect(foodName("aisle", "Other", "en-XA")).toMatch(/^⟦.+⟧$/);
  expect(sayAllergy("kiwi", "en-XA")).toMatch(/^⟦.+⟧$/);
  expect(sayAllergy("Milk/Dairy", "en-GB")).toBe("milk");
  expect(sayAllergy("dragon fruit", "en-XA")).toBe("dragon fruit");
});
