import { expect, it } from "vitest";
import { fromOtherProgram } from "#app/domain/recipe-page/other-programs.ts";

it("a recipe of Paprika has its lines in texts, and its photo in it", () => {
  const paprika = {
    name: "Soup",
    description: " Quick. ",
    notes: "From Ann.",
    source_url: "https://example.com/soup",
    prep_time: "10 min",
    cook_time: "1 hr",
    total_time: "70 min",
    servings: "Serves 4",
    categories: ["Dinner"],
    ingredients: "2 carrots\r\n1 l stock\n",
    directions: "Chop.\nBoil.",
    photo_data: " aGk= ",
  };
  expect(fromOtherProgram(paprika)).toEqual({
    "@type": "Recipe",
    name: "Soup",
    description: "Quick.\nFrom Ann.",
    url: "https://example.com/soup",
    prepTime: "10 min",
    cookTime: "1 hr",
    totalTime: "70 min",
    recipeYield: "Serves 4",
    recipeCategory: ["Dinner"],
    keywords: ["Dinner"],
    recipeIngredient: ["2 carrots", "1 l stock"],
    recipeInstructions: ["Chop.", "Boil."],
    image: "data:image/jpeg;base64,aGk=",
  });
  expect(fromOtherProgram({ directions: ["Chop."] })).toMatchObject({
    "@type": "Recipe",
    description: "",
    recipeIngredient: [""],
    recipeInstructions: ["Chop."],
    image: undefined,
  });
  expect(fromOtherProgram({ ingredients: ["2 carrots"] })).toMatchObject({ recipeIngredient: ["2 carrots"] });
});

it("a recipe of Tandoor has the ingredients of a step with it", () => {
  const step = (name: string, ...ingredients: string[]) => ({ name, ingredients, instruction: `${name || "Then"}!` });
  const tandoor = {
    name: "Pie",
    description: "Good.",
    source_url: "https://example.com/pie",
    working_time: 20,
    waiting_time: 0,
    servings: 4,
    servings_text: "people",
    keywords: ["vegan"],
    steps: [step("Dough", "200 g flour"), step("Bake"), step("", "salt"), "none"],
  };
  expect(fromOtherProgram(tandoor)).toEqual({
    "@type": "Recipe",
    name: "Pie",
    description: "Good.",
    url: "https://example.com/pie",
    prepTime: 20,
    cookTime: undefined,
    recipeYield: "4 people",
    keywords: ["vegan"],
    recipeIngredient: [{ name: "Dough", itemListElement: ["200 g flour"] }, "salt"],
    recipeInstructions: [
      { name: "Dough", itemListElement: "Dough!" },
      { name: "Bake", itemListElement: "Bake!" },
      "Then!",
    ],
  });
  expect(fromOtherProgram({ steps: [{ instruction: "Mix." }], working_time: "20", servings: 2 })).toMatchObject({
    prepTime: undefined,
    recipeYield: "2",
    recipeIngredient: [],
    recipeInstructions: ["Mix."],
  });
});

it("a recipe of Mealie has names of its own, in two versions", () => {
  const one = {
    name: "Stew",
    orgURL: "https://example.com/1",
    performTime: "PT1H",
    recipeServings: 4,
    tags: ["vegan"],
  };
  expect(fromOtherProgram({ ...one, recipeIngredient: ["1 egg"], recipeInstructions: [{ text: "Boil." }] })).toEqual({
    ...one,
    "@type": "Recipe",
    url: "https://example.com/1",
    cookTime: "PT1H",
    prepTime: undefined,
    totalTime: undefined,
    recipeYield: 4,
    recipeIngredient: ["1 egg"],
    recipeInstructions: [{ text: "Boil." }],
    keywords: ["vegan"],
  });
  const other = {
    org_url: "https://example.com/2",
    perform_time: "1 hour",
    prep_time: "5 minutes",
    total_time: "65 minutes",
    recipe_yield: "4 servings",
    recipe_ingredient: ["1 egg"],
    recipe_instructions: [{ text: "Boil." }],
  };
  expect(fromOtherProgram(other)).toMatchObject({
    url: "https://example.com/2",
    cookTime: "1 hour",
    prepTime: "5 minutes",
    totalTime: "65 minutes",
    recipeYield: "4 servings",
    recipeIngredient: ["1 egg"],
    recipeInstructions: [{ text: "Boil." }],
  });
  const whole = { url: "u", cookTime: "c", prepTime: "p", totalTime: "t", recipeServings: 0, recipeYield: "6" };
  expect(fromOtherProgram({ ...whole, recipeInstructions: [] })).toMatchObject({ ...whole, "@type": "Recipe" });
  expect(fromOtherProgram({ recipe_instructions: [] })).toHaveProperty("@type");
});

it.each([
  { "@type": "Recipe", ingredients: "2 carrots" },
  { name: "Ann" },
  { ingredients: "", directions: "" },
  { steps: ["Chop."] },
  { recipeIngredient: "1 egg" },
])("%j stays as it is", (thing) => expect(fromOtherProgram(thing)).toBe(thing));
