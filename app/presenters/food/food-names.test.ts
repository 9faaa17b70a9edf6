import { expect, test } from "vitest";
import { foodName, foodOptions, presentReason } from "#app/presenters/food/food-names.ts";

test.each([
  ["Milk/Dairy: butter", /^⟦⟦.+⟧: butter⟧$/],
  ["Vegan: egg", /^⟦⟦.+⟧: egg⟧$/],
  ["kiwi: kiwi jam", /^⟦kiwi: kiwi jam⟧$/],
  ["A staple you have at home.", /^⟦[^:]+⟧$/],
  ["Not made for a gluten-free diet.", /^⟦[^:]+⟧$/],
])("%s is written in the reader's language", (reason, written) => {
  expect(presentReason(reason, "en-GB")).toBe(reason);
  expect(presentReason(reason, "en-XA")).toMatch(written);
});

test("values have names, a family's own words stay as they are", () => {
  expect(foodOptions("diet", ["Quick & Easy"], "en-GB")).toEqual([{ value: "Quick & Easy", label: "Quick & Easy" }]);
  expect(foodName("aisle", "Other", "en-XA")).toMatch(/^⟦.+⟧$/);
  expect(foodName("said", "kiwi", "en-XA")).toBe("kiwi");
});
