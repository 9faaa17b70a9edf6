import { expect, test } from "vitest";
import { presentIngredients } from "#app/presenters/food/meal-ingredients.ts";

test.each([
  ["a model's", { item_name: "Olivenöl", english_name: "Olive oil", quantity: "2 tbsp" }, false, "Olivenöl", "2 EL"],
  ["the library's", { item_name: "Olive oil", quantity: "2 tbsp" }, true, "Olivenöl", "2 EL"],
  ["the family's own", { item_name: "Olive oil", quantity: "2 tbsp" }, false, "Olive oil", "2 tbsp"],
])("ingredients of %s meal are read in German", (_, ingredient, isOfLibrary, item_name, quantity) => {
  const { ingredients, isEnglish } = presentIngredients([ingredient], "de-DE", isOfLibrary);
  expect([ingredients, isEnglish]).toEqual([[{ ...ingredient, item_name, quantity }], false]);
});
