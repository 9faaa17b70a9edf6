import fc from "fast-check";
import { expect, it, test } from "vitest";
import { type FileRecipe, listThings, readPage, readThing, writeRecipe } from "#app/domain/recipe-page/exchange.ts";
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

it("is a recipe of schema.org, without what it lacks", () => {
  const soup = {
    title: "Soup",
    description: null,
    recipe_url: null,
    prep_time: 10,
    cook_time: null,
    servings: null,
    meal_type: null,
    ingredients: ["2 carrots"],
    steps: ["Chop."],
    diets: [],
    based_on: null,
  };
  const written = {
    "@context": "https://schema.org",
    "@type": "Recipe",
    encodingFormat: "text/plain",
    name: "Soup",
    prepTime: "PT10M",
    recipeIngredient: ["2 carrots"],
    recipeInstructions: [{ "@type": "HowToStep", text: "Chop." }],
  };
  expect(writeRecipe(soup, null)).toEqual(written);
  expect(writeRecipe({ ...soup, based_on: "beef-tacos" }, null)).toMatchObject({
    isBasedOn: { "@type": "Recipe", identifier: "beef-tacos" },
  });
  expect(readThing({ ...written, prepTime: "PT10M or so" }).recipe).toMatchObject({ title: "Soup", prep_time: null });
  expect(readThing(written).lost).toEqual([]);
});

test.each([
  ["http://example.com/soup", "http://example.com/soup"],
  ["see https://example.com", null],
  ["soup", null],
])("its address %j is %j", (url, recipe_url) => {
  expect(readThing({ "@type": "Recipe", name: "Soup", url }).recipe?.recipe_url).toBe(recipe_url);
});

test.each([
  ["a list of pictures", ["https://example.com/1.jpg", "data:image/png;base64,QUI="], "AB"],
  ["no picture", "data:text/plain;base64,QUI=", undefined],
  ["a text about one", "a data:image/png;base64,QUI=", undefined],
])("the picture within it: %s", (_name, image, bytes) => {
  const found = readThing({ "@type": "Recipe", name: "Soup", image }).image;
  expect(found ? Buffer.from(found).toString() : undefined).toBe(bytes);
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

it("a list of graphs has the things of each", () => {
  expect(listThings([{ "@graph": [recipe] }, "a text", { "@graph": recipe }])).toEqual([recipe, "a text", recipe]);
});

test.each([null, 5, "Soup", [recipe], { "@type": "Person" }, { name: "Soup" }])("%j is no recipe", (thing) => {
  expect(readThing(thing)).toEqual({ recipe: null, image: null, pictures: [], lost: [] });
});

const script = (...things: unknown[]) =>
  things.map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`).join("");

it("a web page has each of its recipes once, with their parts put together", () => {
  const soup = { "@type": "Recipe", name: "Soup", recipeIngredient: ["2 carrots"], image: "soup.jpg" };
  const steps = { "@type": "Recipe", name: "SOUP", recipeInstructions: ["Chop."] };
  const pie = { "@type": "Recipe", name: "Pie", recipeIngredient: ["1 egg"] };
  const found = readPage(script(steps, soup, pie, { "@type": "Recipe" }, { "@type": "WebSite", name: "Site" }));
  expect(found.map(({ recipe }) => [recipe?.title, recipe?.ingredients, recipe?.steps])).toEqual([
    ["Soup", ["2 carrots"], ["Chop."]],
    ["Pie", ["1 egg"], []],
  ]);
  expect(found[0]).toMatchObject({ image: null, pictures: ["soup.jpg"], lost: [] });
  expect(readPage(script({ "@type": "Recipe", recipeIngredient: ["1 egg"] }))).toMatchObject([
    { recipe: { title: "", ingredients: ["1 egg"] } },
  ]);
  expect(readPage(script({ "@type": "WebSite", name: "Site" }))).toEqual([]);
});

it("takes diets, addresses and pictures that it knows, and says what it cut", () => {
  const read = (thing: object) => readThing({ "@type": "Recipe", ...thing });
  const { recipe, pictures, image } = read({
    headline: "Soup",
    yield: "4",
    url: ["ftp://example.com", "soup", "https://example.com/soup"],
    keywords: ["Glutenfree, quick", "VEGAN"],
    suitableForDiet: ["https://schema.org/LowLactoseDiet", "VegetarianDiet"],
    image: ["data:image/png;base64,aGk=", "soup.jpg", "x".repeat(5_000)],
  });
  expect(recipe).toMatchObject({ title: "Soup", servings: 4, recipe_url: "https://example.com/soup" });
  expect(recipe?.diets).toEqual(["Vegetarian", "Vegan", "Gluten-free"]);
  expect(Buffer.from(image ?? []).toString()).toBe("hi");
  expect(pictures).toEqual(["data:image/png;base64,aGk=", "soup.jpg"]);
  expect(read({ name: "Soup", image: "data:image/png,hi" }).image).toBeNull();
  expect(read({ name: "Soup", url: `https://example.com/${"x".repeat(3_000)}` }).recipe?.recipe_url).toBeNull();
  const said = ({ lost }: { lost: readonly { id: string }[] }) => lost.map(({ id }) => id);
  expect(said(read({ name: "Soup", description: "Good." }))).toEqual([]);
  expect(said(read({ name: "S".repeat(1_000) }))).toEqual(["lost.texts"]);
  expect(said(read({ name: "Soup", description: "d ".repeat(20_000) }))).toEqual(["lost.texts"]);
});

it("lists what a file of its own lacks as nothing", () => {
  const own = { "@type": "Recipe", encodingFormat: "text/plain" };
  expect(
    readThing({
      ...own,
      recipeInstructions: [null, { text: "Chop." }],
      recipeIngredient: [5, "1 egg"],
      prepTime: "xPT5M",
    }).recipe,
  ).toEqual({
    title: "",
    description: null,
    recipe_url: null,
    prep_time: null,
    cook_time: null,
    servings: null,
    meal_type: null,
    ingredients: ["1 egg"],
    steps: ["Chop."],
    diets: [],
    based_on: null,
  });
});
