import { expect, it } from "vitest";
import { isForDiet } from "#app/domain/food/recipe-diets.ts";

const recipe = (ingredients: string[], diets: ("Vegan" | "Healthy")[] = [], title = "Supper") => ({
  title,
  description: null,
  ingredients,
  diets,
});

it("ingredients tell whether a recipe is for a diet, where they can", () => {
  const lentils = recipe(["250 g red lentils", "1 onion"]);
  expect([isForDiet(lentils, "Vegan"), isForDiet(lentils, "Healthy")]).toEqual([true, false]);
  expect(isForDiet(recipe(["250 g red lentils", "50 g butter"]), "Vegan")).toBe(false);
  expect(isForDiet(recipe(["250 g red lentils", "50 g butter"]), "Vegetarian")).toBe(true);
  expect(isForDiet(recipe(["1 onion"], [], "Beef stew"), "Vegetarian")).toBe(false);
});

it("a recipe's own word counts, and one without ingredients tells nothing else", () => {
  expect(isForDiet(recipe(["50 g butter"], ["Vegan"]), "Vegan")).toBe(true);
  expect(isForDiet(recipe(["1 onion"], ["Healthy"]), "Healthy")).toBe(true);
  expect(isForDiet(recipe([]), "Vegan")).toBe(false);
  expect(isForDiet(recipe([], ["Vegan"]), "Vegan")).toBe(true);
});
