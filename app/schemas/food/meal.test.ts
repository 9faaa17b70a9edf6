import { describe, expect, it, test } from "vitest";
import {
  fetchRecipeSchema,
  listIngredientsSchema,
  MEAL_FIELDS,
  mealChangeSchema,
  mealFormSchema,
  mealWindowSchema,
  newMealSchema,
  servingsQuery,
} from "#app/schemas/food/meal.ts";
import { type RequestStore, requestStore } from "#app/utils/request-store.server.ts";
import { inLocale } from "#app/words/english.server.ts";
import { listIssues } from "#tests/support/list-issues.ts";
import { NEW_MEAL } from "#tests/support/new-meal.ts";

const least = { title: "Dal", planned_date: "2026-03-02" };
const whole = {
  title: "Dal",
  description: "Red",
  meal_type: "lunch",
  planned_date: "2026-03-02",
  recipe_url: "https://example.com/dal",
  prep_time: 0,
  cook_time: 10_000,
  servings: 1_000,
  cook_id: 7,
  ingredients: ["300 g lentils"],
  ingredients_for: 1,
  steps: ["Boil."],
  recipe_id: 9,
  built_in: "red-lentil-dal",
};

describe("a new meal by the API", () => {
  it("needs a title and a day, and is a dinner of which nothing more is known", () => {
    expect(newMealSchema.parse(least)).toEqual({
      ...least,
      ...NEW_MEAL,
    });
    expect(listIssues(newMealSchema, {})).toEqual(["title: Required", "planned_date: Required"]);
  });

  it("may have everything, up to the limits", () => {
    expect(newMealSchema.parse(whole)).toEqual(whole);
    expect(Object.keys(whole)).toEqual(MEAL_FIELDS);
  });

  it.each([
    { prep_time: -1 },
    { prep_time: 0.5 },
    { cook_time: 10_001 },
    { servings: 0 },
    { servings: 1_001 },
    { servings: 1.5 },
    { ingredients_for: 0 },
    { cook_id: 0 },
    { meal_type: "brunch" },
    { ingredients: [""] },
    { ingredients: ["x".repeat(201)] },
    { ingredients: Array(101).fill("salt") },
    { recipe_url: `https://example.com/${"x".repeat(2_000)}` },
  ])("goes no further: %j", (change) => {
    expect(listIssues(newMealSchema, { ...whole, ...change })).toHaveLength(1);
  });

  it.each(["javascript:alert(1)", "ftp://example.com", "example.com", "httpsx://example.com", "xhttp://example.com"])(
    "links to no %s",
    (recipe_url) => {
      expect(listIssues(newMealSchema, { ...least, recipe_url })).toEqual(["recipe_url: Invalid url"]);
      expect(listIssues(fetchRecipeSchema, { recipe_url })).toEqual(["recipe_url: Invalid url"]);
    },
  );
});

test("a recipe is fetched from an address of the web", () => {
  for (const recipe_url of ["http://example.com", "https://example.com/a?b"]) {
    expect(fetchRecipeSchema.parse({ recipe_url })).toEqual({ recipe_url });
  }
  expect(listIssues(fetchRecipeSchema, {})).toEqual(["recipe_url: Required"]);
});

test("a change has the sent fields, and no defaults", () => {
  expect(mealChangeSchema.parse({})).toEqual({});
  const change = { cook_time: null, updated_at: "2026-03-02T10:00:00.000Z" };
  expect(mealChangeSchema.parse(change)).toEqual(change);
  expect(listIssues(mealChangeSchema, { updated_at: "yesterday" })).toEqual(["updated_at: Invalid datetime"]);
});

test("a window of meals is of days", () => {
  expect(mealWindowSchema.parse({ from: "2026-03-02" })).toEqual({ from: "2026-03-02" });
  expect(listIssues(mealWindowSchema, { from: "soon", to: "late" })).toEqual([
    "from: Invalid date",
    "to: Invalid date",
  ]);
});

describe("the form of a meal", () => {
  const form = (ingredients?: string) => ({ ...least, meal_type: "dinner", ingredients, version: "3" });

  it("has an ingredient a line, however lines end", () => {
    expect(mealFormSchema.parse(form(" salt \r\n\r\n oil\rflour\n"))).toMatchObject({
      ingredients: ["salt", "oil", "flour"],
      version: "3",
    });
    expect(mealFormSchema.parse(form()).ingredients).toEqual([]);
  });

  it("says which line is wrong, blank ones counted", () => {
    expect(listIssues(mealFormSchema, form(`salt\n\n${"x".repeat(201)}\ng\0`))).toEqual([
      "ingredients: Line 3: String must contain at most 200 character(s)",
      "ingredients: Line 4: This text has a character we can’t save. Remove it and try again.",
    ]);
  });

  it("says so in the reader's language", () => {
    const inPseudo = requestStore.run({} as RequestStore, () =>
      listIssues(mealFormSchema, form(`${"x".repeat(201)}\ng\0`)).map((issue) =>
        inLocale(issue.replace(/^\w+: /, ""), "en-XA"),
      ),
    );
    for (const issue of inPseudo) expect(issue).toMatch(/^⟦[^⟦]+: ⟦[^⟦]+⟧⟧$/);
  });

  it("says once that lines are too many, or too long together", () => {
    expect(listIssues(mealFormSchema, form("salt\n".repeat(100)))).toEqual([]);
    expect(listIssues(mealFormSchema, form("salt\n".repeat(101)))).toEqual([
      "ingredients: Array must contain at most 100 element(s)",
    ]);
    expect(listIssues(mealFormSchema, form(`${"\0\n".repeat(2_000)}`))).toHaveLength(102);
    expect(listIssues(mealFormSchema, form("\n".repeat(20_000)))).toEqual([]);
    expect(listIssues(mealFormSchema, form("\n".repeat(20_001)))).toEqual([
      "ingredients: String must contain at most 20000 character(s)",
    ]);
  });
});

test("at least one ingredient goes to the list, a new one or one again", () => {
  const none = { lines: [], again: [], servings: null };
  expect(listIngredientsSchema.parse({ lines: ["salt"] })).toEqual({ ...none, lines: ["salt"] });
  expect(listIngredientsSchema.parse({ again: ["oil"], servings: 3 })).toEqual({
    ...none,
    again: ["oil"],
    servings: 3,
  });
  expect(listIssues(listIngredientsSchema, {})).toEqual(["lines: Choose at least one ingredient"]);
  expect(listIssues(listIngredientsSchema, { lines: ["x".repeat(201)] })).toHaveLength(1);
  expect(listIssues(listIngredientsSchema, { again: Array(101).fill("salt") })).toHaveLength(1);
});

test("a link asks for a number of people to buy for", () => {
  for (const text of ["12", "١٢", "１２"]) expect(servingsQuery.parse(text)).toBe(12);
  for (const text of ["", "0", "1001", "2.5", "many", undefined])
    expect(servingsQuery.safeParse(text).success).toBe(false);
});
