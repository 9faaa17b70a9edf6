import { describe, expect, it } from "vitest";
import { builtInContent } from "#app/domain/food/built-in-recipes.server.ts";
import { scaleLine } from "#app/domain/food/scaling.ts";
import { isAmount, parseTerms } from "#app/domain/food/terms.ts";
import {
  groceryForFamily,
  translateLine,
  translateQuantity,
  translateRecipe,
} from "#app/domain/food/translated-recipe.server.ts";
import { RECIPES } from "#app/ideas/recipes.server.ts";

describe("recipes of the library", () => {
  it("have every line in the reader's language, for any number of eaters", () => {
    const lines = RECIPES.flatMap((recipe) => builtInContent(recipe).ingredients);
    const scaled = [0.25, 0.75, 1, 1.5, 2, 5].flatMap((factor) => lines.map((line) => scaleLine(line, factor)));
    expect(scaled.filter((line) => translateLine(line, "en-XA") === undefined)).toEqual([]);
  });

  it("are whole in a language that has every text", () => {
    const isTranslated = (text: string | null) => text?.startsWith("⟦");
    for (const recipe of RECIPES) {
      const { title, description, ingredients, steps } = translateRecipe(builtInContent(recipe), "en-XA");
      expect([title, description, ...ingredients, ...steps].filter((text) => !isTranslated(text))).toEqual([]);
    }
  });

  it("are English as they are", () => {
    const [recipe] = RECIPES.map(builtInContent);
    expect(recipe && translateRecipe(recipe, "en-GB")).toEqual(recipe);
  });
});

it.each([
  ["2 tbsp", "2 EL"],
  ["1 1/2 tsp", "1 1/2 TL"],
  ["1/2 bunch", "1/2 Bund"],
  ["1 clove", "1 Zehe"],
  ["3 cloves", "3 Zehen"],
  ["2 loaves", "2 Laibe"],
  ["500 g", "500 g"],
  ["3", "3"],
  ["1 can + 400 g", "1 Dose + 400 g"],
  ["a pinch", "a pinch"],
])("%s is %s for a German family", (english, german) => {
  expect(translateQuantity(english, "de")).toBe(german);
});

it("quantities in German add up with what a family types", () => {
  for (const unit of ["tsp", "tbsp", "can", "clove", "slice", "bunch", "stalk", "sheet", "jar", "pack"]) {
    const [one, many] = ["1", "2"].map((number) => parseTerms(translateQuantity(`${number} ${unit}`, "de") ?? "")[0]);
    expect(one && many && isAmount(one) && isAmount(many) && one.unit === many.unit, unit).toBe(true);
  }
});

it("an item that the library does not name is a family's own", () => {
  const item = { item_name: "Grandma’s noodles", quantity: "2 tbsp" };
  expect(groceryForFamily(item, "de")).toEqual({ ...item, library_name: null });
});
