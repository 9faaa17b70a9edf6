import { describe, expect, it } from "vitest";
import { builtInContent } from "#app/domain/food/built-in-recipes.server.ts";
import { scaleLine } from "#app/domain/food/scaling.ts";
import { isAmount, parseTerms } from "#app/domain/food/terms.ts";
import {
  groceryForFamily,
  linesForFamily,
  recipeForFamily,
  translateGrocery,
  translateLine,
  translateOwnLine,
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
  ["2 tbsp Olive oil", "2 EL Olivenöl"],
  ["1½ tbsp Olive oil", "1½ EL Olivenöl"],
  ["1 1/2 tbsp Olive oil", "1½ EL Olivenöl"],
  ["1/2 tsp Salt", "½ TL Salz"],
  ["2 Lemons", "2 Zitronen"],
  ["10 Eggs", "10 Eier"],
  ["1 Lemon", "1 Zitrone"],
  ["1/2 Lemon", "½ Zitrone"],
  ["0.25 Lemons", "0,25 Zitrone"],
  ["12.5 g Butter", "12,5 g Butter"],
  ["1500 g Potatoes", "1500 g Kartoffeln"],
  ["2 cloves Garlic", "2 Zehen Knoblauch"],
  ["1 clove Garlic", "1 Zehe Knoblauch"],
  ["2 Dragons", undefined],
  ["2 dragons Butter", undefined],
  ["Salt", undefined],
])("the line %s is %s for a German family", (english, german) => {
  expect(translateOwnLine(english, "de")).toBe(german);
});

it("a line has the digits of its reader, and a family's own has those that can be counted", () => {
  expect(translateLine("1½ tbsp Olive oil", "ar-EG")).toContain("١½");
  expect(translateOwnLine("1½ tbsp Olive oil", "ar-EG")).toBe("1½ ملعقة كبيرة زيت زيتون");
});

it("a recipe is taken over with lines that are known to be its ingredients", () => {
  const porridge = RECIPES.find(({ title }) => title === "Apple and cinnamon porridge") as (typeof RECIPES)[number];
  const lines = linesForFamily(porridge, "de");
  expect(Object.keys(lines)).toEqual(recipeForFamily(builtInContent(porridge), "de").ingredients);
  const milk = { item_name: "Vollmilch", english_name: "Whole milk", quantity: "800 ml", category: "Dairy & Eggs" };
  expect(lines["800 ml Vollmilch"]).toEqual(milk);
  expect(linesForFamily(porridge, "en")).toEqual({});
});

it("an item of a model has its own name, and one of the library its translation", () => {
  const [own, english_name] = [{ item_name: "Zitronen", quantity: "2 tbsp" }, "lemons"];
  expect(translateGrocery({ ...own, english_name }, "de")).toEqual({ ...own, english_name, quantity: "2 EL" });
  expect(groceryForFamily({ ...own, english_name }, "de")).toEqual({
    ...own,
    quantity: "2 EL",
    library_name: "Lemons",
  });
  const lemon = { item_name: "Lemon", quantity: null };
  expect(groceryForFamily(lemon, "de")).toEqual({ ...lemon, item_name: "Zitrone", library_name: "Lemons" });
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
  ["2 dragons + 1 g", "2 dragons + 1 g"],
  ["2 tbsp + pinch", "2 tbsp + pinch"],
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
