import { describe, expect, it } from "vitest";
import { isRecipe, property, readJsonText } from "#app/domain/recipe-page/things.ts";

describe("a property", () => {
  it.each([
    ["recipeYield", "recipeYield"],
    ["RecipeYield", "recipeYield"],
    ["schema:recipeYield", "recipeYield"],
    ["https://schema.org/recipeYield", "recipeYield"],
    ["http://example.com/x#recipeYield", "recipeYield"],
    ["recipeyield", "schema:recipeYield"],
  ])("%s is found as %s", (written, asked) => {
    expect(property({ other: "1", [written]: "4" }, asked)).toBe("4");
  });

  it("is the one of that very name where there are two", () => {
    expect(property({ RecipeYield: "4", recipeYield: "6" }, "recipeYield")).toBe("6");
  });

  it.each(["yield", "recipeYields", "toString"])("%s is none of a thing without it", (name) => {
    expect(property({ recipeYield: "4" }, name)).toBeUndefined();
  });
});

describe("a thing", () => {
  it.each([
    [{ "@type": "Recipe" }],
    [{ "@type": " recipe " }],
    [{ "@type": ["Thing", "https://schema.org/Recipe"] }],
    [{ "@type": "schema:Recipe" }],
    [{ "schema:@type": "Recipe" }],
  ])("%j is a recipe", (thing) => {
    expect(isRecipe(thing)).toBe(true);
  });

  it.each([[{}], [{ "@type": 1 }], [{ "@type": "RecipeCard" }], [{ "@type": "NotRecipe" }], [{ name: "Recipe" }]])(
    "%j is none",
    (thing) => {
      expect(isRecipe(thing)).toBe(false);
    },
  );
});

describe("a text", () => {
  it.each([
    [' [ { "a": 1 }]', [{ a: 1 }]],
    ["[[1]]", [[1]]],
    ['["a"]', ["a"]],
    ['\n{ "a": 1 }', { a: 1 }],
    ['{"a": 1,}', { a: 1 }],
  ])("%j holds JSON", (text, value) => {
    expect(readJsonText(text)).toEqual(value);
  });

  it.each(["1", '"a"', "[1]", "{a: 1}", 'x {"a": 1}', 'x ["a"]', "[optional] salt", '{"a"', ""])(
    "%j is a text of its own",
    (text) => {
      expect(readJsonText(text)).toBeUndefined();
    },
  );
});
