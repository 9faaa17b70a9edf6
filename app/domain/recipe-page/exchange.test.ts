import fc from "fast-check";
import { expect, it, test } from "vitest";
import { type FileRecipe, listThings, readThing, writeRecipe } from "#app/domain/recipe-page/exchange.ts";
import { DIETS } from "#app/shared/food/constants.ts";
import { anyText } from "#tests/support/any-text.ts";

const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const minutes = maybe(fc.integer({ min: 0, max: 10_000 }));
const recipes: fc.Arbitrary<FileRecipe> = fc.record({
  title: anyText(50),
  description: maybe(anyText(50)),
  recipe_url: maybe(fc.webUrl()),
  prep_time: minutes,
  cook_time: minutes,
  servings: maybe(fc.integer({ min: 1, max: 1000 })),
  meal_type: maybe(fc.constantFrom("breakfast", "lunch", "dinner", "snack")),
  ingredients: fc.array(anyText(40), { maxLength: 5 }),
  steps: fc.array(anyText(40), { maxLength: 5 }),
  diets: fc.subarray([...DIETS]),
  based_on: maybe(fc.constantFrom("shakshuka", "beef-tacos")),
});

it("reads what it wrote, to the letter, with the picture in it", () => {
  fc.assert(
    fc.property(recipes, maybe(fc.uint8Array({ minLength: 1, maxLength: 30 })), (recipe, image) => {
      const data = image && `data:image/webp;base64,${Buffer.from(image).toString("base64")}`;
      const written = JSON.parse(JSON.stringify(writeRecipe(recipe as never, data)));
      const read = readThing(written);
      expect(read.recipe).toEqual(recipe);
      expect(read.image && [...read.image]).toEqual(image && [...image]);
    }),
  );
});

it("reads what other programs write", () => {
  const { recipe, image } = readThing({
    "@type": ["Recipe"],
    name: "Mac &amp; cheese",
    description: "<p>Quick.</p><p>Rich.</p>",
    url: "https://example.com/mac",
    prepTime: "PT10M",
    totalTime: "PT1H",
    recipeYield: ["4", "4 servings"],
    recipeCategory: "Dinner",
    suitableForDiet: "https://schema.org/VegetarianDiet",
    keywords: "cheese, kid-friendly",
    image: ["https://example.com/mac.jpg"],
    recipeIngredient: ["400 g macaroni", "200 g cheddar"],
    recipeInstructions: [
      { "@type": "HowToStep", text: "Boil." },
      { "@type": "HowToStep", text: "Stir in." },
    ],
  });
  expect(image).toBeNull();
  expect(recipe).toEqual({
    title: "Mac & cheese",
    description: "Quick.\nRich.",
    recipe_url: "https://example.com/mac",
    prep_time: 10,
    cook_time: 50,
    servings: 4,
    meal_type: "dinner",
    ingredients: ["400 g macaroni", "200 g cheddar"],
    steps: ["Boil.", "Stir in."],
    diets: ["Vegetarian", "Kid-friendly"],
    based_on: null,
  });
});

const recipe = { "@type": "Recipe", name: "Soup" };
test.each([
  [recipe, 1],
  [[recipe, recipe], 2],
  [{ "@context": "https://schema.org", "@graph": [recipe, { "@type": "Person" }] }, 2],
  [[{ "@graph": [recipe] }, recipe], 2],
  [{ recipes: [recipe, recipe] }, 2],
  [[], 0],
  ["a text", 1],
])("%j has so many things: %i", (file, count) => expect(listThings(file)).toHaveLength(count));

test.each([null, 5, "Soup", [recipe], { "@type": "Person" }, { name: "Soup" }])("%j is no recipe", (thing) => {
  expect(readThing(thing)).toEqual({ recipe: null, image: null, pictures: [], lost: [] });
});
