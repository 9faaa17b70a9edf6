import { expect, test } from "vitest";
import { dishFor } from "#app/domain/food/dish.server.ts";
import { RECIPES } from "#app/ideas/recipes.server.ts";

const listQuantities = (people: number) =>
  RECIPES.flatMap((recipe) => dishFor(recipe, people).ingredients).map(({ item_name, quantity }) => ({
    item_name,
    quantity: quantity ?? "",
  }));

test.each([1, 2, 3, 5, 7, 11, 12])("quantities for %i are whole where nobody buys half", (people) => {
  const isMeasurable = (quantity: string) =>
    / (g|ml)$/.test(quantity) ? /^\d+ /.test(quantity) : /^(\d+|\d+ \d\/\d|\d\/\d)( [a-z]+)?$/.test(quantity);
  const odd = listQuantities(people).filter(
    ({ item_name, quantity }) => !isMeasurable(quantity) || (item_name === "Eggs" && !/^\d+$/.test(quantity)),
  );
  expect(odd).toEqual([]);
});

test("quantities grow with the family", () => {
  const grams = (people: number) =>
    listQuantities(people)
      .map(({ quantity }) => Number(/^(\d+) g$/.exec(quantity)?.[1] ?? 0))
      .reduce((sum, amount) => sum + amount, 0);
  expect(grams(8) / grams(4)).toBeCloseTo(2, 1);
  expect(grams(2) / grams(4)).toBeCloseTo(0.5, 1);
});
