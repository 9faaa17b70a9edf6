import { describe, expect, it, test } from "vitest";
import {
  cookForQuery,
  newRecipeSchema,
  RECIPE_FIELDS,
  recipeChangeSchema,
  recipeListSchema,
} from "#app/schemas/food/recipe.ts";
import { listIssues } from "#tests/support/list-issues.ts";

const tooLong = (max: number) => `String must contain at most ${max} character(s)`;
const atLeast = (min: number) => `Number must be greater than or equal to ${min}`;
const atMost = (max: number) => `Number must be less than or equal to ${max}`;
const BLANK = "String must contain at least 1 character(s)";
const FLOAT = "Expected integer, received float";

const whole = {
  title: "Dal",
  description: "Red",
  recipe_url: "https://example.com/dal",
  prep_time: 10,
  cook_time: 20,
  servings: 4,
  meal_type: "dinner",
  ingredients: ["300 g lentils", "Salt"],
  steps: ["Boil.", "Serve."],
  diets: ["Vegan"],
  based_on: "red-lentil-dal",
};

describe("a new recipe of the API", () => {
  it("needs a title; nothing more is known", () => {
    expect(newRecipeSchema.parse({ title: " Dal " })).toEqual({
      title: "Dal",
      description: null,
      recipe_url: null,
      prep_time: null,
      cook_time: null,
      servings: null,
      meal_type: null,
      ingredients: [],
      steps: [],
      diets: [],
      based_on: null,
    });
    expect(listIssues(newRecipeSchema, {})).toEqual(["title: Required"]);
  });

  it("may have everything", () => {
    expect(newRecipeSchema.parse(whole)).toEqual(whole);
    expect(Object.keys(whole)).toEqual(RECIPE_FIELDS);
  });

  it("has each diet once, in the order of Roost", () => {
    const diets = ["Keto", "Vegetarian", "Vegan", "Keto"];
    expect(newRecipeSchema.parse({ title: "Dal", diets }).diets).toEqual(["Vegetarian", "Vegan", "Keto"]);
  });

  it("has steps of one line each", () => {
    const steps = [" Boil \r\n\n  the water\nfor\rtea. ", "Serve  hot."];
    expect(newRecipeSchema.parse({ title: "Tea", steps }).steps).toEqual(["Boil the water for tea.", "Serve  hot."]);
  });
});

describe.each([
  ["a new recipe", newRecipeSchema],
  ["a change of a recipe", recipeChangeSchema],
])("%s", (_name, schema) => {
  it("fits up to its limits", () => {
    const url = "https://example.com/";
    const longest = {
      ...whole,
      title: "x".repeat(200),
      description: "x".repeat(5_000),
      recipe_url: url.padEnd(2_000, "x"),
      ingredients: Array(100).fill("x".repeat(200)),
      steps: Array(50).fill("x".repeat(2_000)),
    };
    expect(listIssues(schema, longest)).toEqual([]);
    expect(listIssues(schema, { ...whole, prep_time: 0, cook_time: 10_000, servings: 1 })).toEqual([]);
    expect(listIssues(schema, { ...whole, prep_time: 10_000, cook_time: 0, servings: 1_000 })).toEqual([]);
    expect(listIssues(schema, { ...whole, prep_time: null, cook_time: null, servings: null })).toEqual([]);
    expect(listIssues(schema, { ...whole, meal_type: null })).toEqual([]);
  });

  it.each([
    [{ title: " " }, `title: ${BLANK}`],
    [{ title: "x".repeat(201) }, `title: ${tooLong(200)}`],
    [{ description: "x".repeat(5_001) }, `description: ${tooLong(5_000)}`],
    [{ recipe_url: "https://example.com/".padEnd(2_001, "x") }, `recipe_url: ${tooLong(2_000)}`],
    [{ recipe_url: "javascript:alert(1)" }, "recipe_url: Invalid url"],
    [{ prep_time: -1 }, `prep_time: ${atLeast(0)}`],
    [{ prep_time: 10_001 }, `prep_time: ${atMost(10_000)}`],
    [{ cook_time: 0.5 }, `cook_time: ${FLOAT}`],
    [{ cook_time: "5" }, "cook_time: Expected number, received string"],
    [{ servings: 0 }, `servings: ${atLeast(1)}`],
    [{ servings: 1_001 }, `servings: ${atMost(1_000)}`],
    [{ meal_type: "brunch" }, expect.stringMatching(/^meal_type: Invalid enum value/)],
    [{ ingredients: ["Salt", " "] }, `ingredients.1: ${BLANK}`],
    [{ ingredients: ["x".repeat(201)] }, `ingredients.0: ${tooLong(200)}`],
    [{ ingredients: Array(101).fill("Salt") }, "ingredients: Array must contain at most 100 element(s)"],
    [{ steps: ["Boil.", "\n"] }, `steps.1: ${BLANK}`],
    [{ steps: ["x".repeat(2_001)] }, `steps.0: ${tooLong(2_000)}`],
    [{ steps: Array(51).fill("Boil.") }, "steps: Array must contain at most 50 element(s)"],
    [{ diets: ["Vegan", "Raw"] }, expect.stringMatching(/^diets\.1: Invalid enum value/)],
  ])("is refused with %j", (fields, issue) => {
    expect(listIssues(schema, { ...whole, ...fields })).toEqual([issue]);
  });
});

test("a recipe is based on a built-in one by its slug of 1 to 200 characters", () => {
  const wrong = (based_on: string) => listIssues(newRecipeSchema, { ...whole, based_on });
  expect(wrong("x".repeat(200))).toEqual([]);
  expect(wrong("")).toEqual([`based_on: ${BLANK}`]);
  expect(wrong("x".repeat(201))).toEqual([`based_on: ${tooLong(200)}`]);
});

test("a change of a recipe has the sent fields, never another recipe that it is based on", () => {
  expect(recipeChangeSchema.parse({})).toEqual({});
  const { based_on, ...change } = { ...whole, updated_at: "2026-03-02T10:00:00.000Z" };
  expect(recipeChangeSchema.parse({ ...change, based_on })).toEqual(change);
  expect(listIssues(recipeChangeSchema, { updated_at: "yesterday" })).toEqual(["updated_at: Invalid datetime"]);
});

describe("a list of recipes", () => {
  it("is for words, a time, a diet, or those after another recipe", () => {
    expect(recipeListSchema.parse({})).toEqual({});
    expect(recipeListSchema.parse({ q: " dal ", time: "45", diet: "Vegan", after: "7" })).toEqual({
      q: "dal",
      time: 45,
      diet: "Vegan",
      after: 7,
    });
  });

  it("is for 1 to 20,000 minutes", () => {
    for (const time of [1, 20_000]) expect(recipeListSchema.parse({ time: String(time) })).toEqual({ time });
  });

  it.each([
    [{ q: " " }, `q: ${BLANK}`],
    [{ q: "x".repeat(101) }, `q: ${tooLong(100)}`],
    [{ time: "0" }, `time: ${atLeast(1)}`],
    [{ time: "20001" }, `time: ${atMost(20_000)}`],
    [{ time: "1.5" }, `time: ${FLOAT}`],
    [{ time: "soon" }, "time: Expected number, received nan"],
    [{ diet: "Raw" }, expect.stringMatching(/^diet: Invalid enum value/)],
    [{ after: "0" }, "after: Invalid number"],
  ])("is refused with %j", (query, issue) => {
    expect(listIssues(recipeListSchema, query)).toEqual([issue]);
  });
});

test("a recipe's page scales it to 1 to 50 people, in digits of any script", () => {
  expect(["1", " 4 ", "٤", "50"].map((text) => cookForQuery.parse(text))).toEqual([1, 4, 4, 50]);
  expect(listIssues(cookForQuery, "0")).toEqual([`: ${atLeast(1)}`]);
  expect(listIssues(cookForQuery, "51")).toEqual([`: ${atMost(50)}`]);
  expect(listIssues(cookForQuery, "2.5")).toEqual([`: ${FLOAT}`]);
  for (const text of ["", " ", "many"]) {
    expect(listIssues(cookForQuery, text)).toEqual([": Expected number, received nan"]);
  }
  expect(listIssues(cookForQuery, undefined)).toEqual([": Required"]);
});
