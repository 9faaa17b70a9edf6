import { describe, expect, it, test } from "vitest";
import {
  chosenItemsSchema,
  dishFormSchema,
  groceryFormSchema,
  ownWordsSchema,
  placeSchema,
  planFormSchema,
} from "#app/schemas/ideas/idea-forms.ts";
import { listIssues } from "#tests/support/list-issues.ts";

const day = { start_date: "2026-03-02" };
const days = { ...day, end_date: "2026-03-09" };

test("own words are parted by commas, semicolons and lines", () => {
  expect(ownWordsSchema.parse(" kiwi, tree nuts;;oats \n ,celery")).toEqual(["kiwi", "tree nuts", "oats", "celery"]);
  expect(ownWordsSchema.parse(undefined)).toEqual([]);
  expect(listIssues(ownWordsSchema, ",".repeat(1_020))).toEqual([]);
  expect(listIssues(ownWordsSchema, ",".repeat(1_021))).toHaveLength(1);
});

describe.each([
  ["a meal plan", planFormSchema, day],
  ["a grocery list", groceryFormSchema, days],
] as const)("the options of %s", (_name, schema, least) => {
  it("join the allergies that are chosen and those in own words, each once", () => {
    const form = { ...least, allergies: ["Eggs", "Soy"], other_allergies: "kiwi, Eggs, kiwi" };
    const read = schema.parse(form);
    expect(read.allergies).toEqual(["Eggs", "Soy", "kiwi"]);
    expect(read).not.toHaveProperty("other_allergies");
  });

  it.each(["kiwi; leek\nplum", "kiwi، leek؛ plum", "kiwi、leek，plum", "kiwi；leek, plum"])(
    "take own words apart at commas of any script: %j",
    (other_allergies) => {
      expect(schema.parse({ ...least, other_allergies }).allergies).toEqual(["kiwi", "leek", "plum"]);
    },
  );

  it("report problems of own words at their field", () => {
    expect(listIssues(schema, { ...least, other_allergies: "severe allergy, 🙂" })).toEqual([
      "other_allergies: “severe allergy” isn’t a food we can check.",
      "other_allergies: “🙂” isn’t a food we can check.",
    ]);
  });

  it("need days that exist", () => {
    expect(listIssues(schema, {})).toEqual(Object.keys(least).map((name) => `${name}: Required`));
  });
});

test("staples come where they are ticked", () => {
  expect(groceryFormSchema.parse(days).include_staples).toBe(false);
  expect(groceryFormSchema.parse({ ...days, include_staples: true }).include_staples).toBe(true);
});

test("a dish of a plan is named by day and meal", () => {
  const place = { date: "2026-03-02", meal: "lunch" };
  expect(placeSchema.parse(place)).toEqual(place);
  expect(listIssues(placeSchema, { date: "soon", meal: "snack" })).toHaveLength(2);
});

test("a dish of a draft has a title, minutes and people", () => {
  for (const [prep_time, cook_time, servings] of [
    [0, 10_000, 1],
    [10_000, 0, 1_000],
  ]) {
    const dish = { title: "Dal", prep_time, cook_time, servings };
    expect(dishFormSchema.parse(dish)).toEqual({ ...dish, has_script: false });
  }
  const dish = { title: "Dal", prep_time: 5, cook_time: 5, servings: 4 };
  for (const wrong of [
    { title: "" },
    { prep_time: -1 },
    { cook_time: 10_001 },
    { prep_time: 0.5 },
    { servings: 0 },
    { servings: 1_001 },
    { servings: 1.5 },
  ]) {
    expect(listIssues(dishFormSchema, { ...dish, ...wrong }), JSON.stringify(wrong)).toHaveLength(1);
  }
});

test("items of a generated list are chosen by their places", () => {
  expect(chosenItemsSchema.parse({ items: [0, 1_000] })).toEqual({ items: [0, 1_000] });
  expect(listIssues(chosenItemsSchema, {})).toEqual(["items: Choose at least one item"]);
  for (const place of [-1, 0.5, 1_001]) expect(listIssues(chosenItemsSchema, { items: [place] })).toHaveLength(1);
  expect(listIssues(chosenItemsSchema, { items: Array(1_001).fill(1) })).toHaveLength(1);
});
