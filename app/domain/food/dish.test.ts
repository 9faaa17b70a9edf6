import { expect, test } from "vitest";
import { dishFor } from "#app/domain/food/dish.server.ts";
import { readRecipeTexts } from "#app/domain/food/recipe-ingredients.server.ts";
import type { Recipe } from "#app/ideas/recipe.ts";
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

const soup = (ingredients: Recipe["ingredients"]): Recipe => ({
  ...(RECIPES[0] as Recipe),
  title: "Soup",
  ingredients,
});
const quantitiesFor = (people: number, ingredients: Recipe["ingredients"]) =>
  dishFor(soup(ingredients), people).ingredients.map(({ quantity }) => quantity);

/** Written for 4. */
test.each<[amount: string | number, people: number, quantity: string]>([
  ["400 g", 4, "400 g"],
  ["400 ml", 1, "100 ml"],
  ["330 g", 5, "410 g"],
  ["397 g", 1, "100 g"],
  ["380 g", 1, "95 g"],
  ["80 g", 1, "20 g"],
  ["92 ml", 1, "25 ml"],
  ["78 g", 1, "20 g"],
  ["30 g", 1, "8 g"],
  ["1 g", 1, "1 g"],
  ["3 tbsp", 1, "1 tbsp"],
  ["2 tbsp", 1, "1 1/2 tsp"],
  ["1 tbsp", 2, "1 1/2 tsp"],
  ["1 tbsp", 3, "1 tbsp"],
  ["3 tbsp", 6, "4 1/2 tbsp"],
  ["1 tsp", 3, "3/4 tsp"],
  ["1 tsp", 1, "1/4 tsp"],
  ["1 bunch", 3, "3/4 bunch"],
  ["1 can", 3, "1 can"],
  ["1 can", 1, "1/2 can"],
  ["1 can", 6, "1 1/2 cans"],
  ["1 head", 5, "1 1/2 heads"],
  ["8 slice", 3, "6 slices"],
  [4, 5, "5"],
])("%s for 4 are for %i %s", (amount, people, quantity) => {
  expect(quantitiesFor(people, { Pantry: { Thing: amount } } as Recipe["ingredients"])).toEqual([quantity]);
});

test("half a fruit is used, half a chop is not: few pieces in halves, many whole", () => {
  const pieces = (amount: number, people: number) =>
    quantitiesFor(people, { Produce: { Lemons: amount }, "Meat & Poultry": { Chops: amount } });
  expect(pieces(2, 1)).toEqual(["1/2", "1"]);
  expect(pieces(2, 5)).toEqual(["2 1/2", "3"]);
  expect(pieces(3, 4)).toEqual(["3", "3"]);
  expect(pieces(5, 3)).toEqual(["4", "4"]);
  expect(pieces(5, 1)).toEqual(["1 1/2", "1"]);
  expect(pieces(1, 9)).toEqual(["2 1/2", "2"]);
  expect(pieces(6, 3)).toEqual(["5", "5"]);
});

test("a dish is the recipe's, from the library", () => {
  const { ingredients, ...dish } = dishFor(soup({ Pantry: { Rice: "400 g" } } as Recipe["ingredients"]), 3);
  const { description, prep_time, cook_time, slug, steps } = RECIPES[0] as Recipe;
  const own = { title: "Soup", servings: 3, source: "built-in" };
  expect(dish).toEqual({ ...own, description, prep_time, cook_time, slug, steps });
  expect(ingredients).toEqual([{ item_name: "Rice", quantity: "300 g", category: "Pantry" }]);
});

test("a recipe's words are its title, its description and what it needs", () => {
  const recipe = { ...soup({ Pantry: { Rice: "400 g" } } as Recipe["ingredients"]), description: "Warm" };
  const texts = (phrases: readonly (readonly { text: string }[])[]) => phrases.flat().map(({ text }) => text);
  for (const { titles, ingredients } of [readRecipeTexts(recipe), readRecipeTexts(recipe)]) {
    expect(texts(titles)).toEqual(["Soup", "Warm"]);
    expect(texts(ingredients)).toEqual(["Rice"]);
  }
});
