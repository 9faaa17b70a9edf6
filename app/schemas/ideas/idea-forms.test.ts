import { describe, expect, it, test } from "vitest";
import {
  addAllSchema,
  chosenItemsSchema,
  dishFormSchema,
  groceryFormSchema,
  ownWordsSchema,
  placeFormSchema,
  placeSchema,
  planFormSchema,
} from "#app/schemas/ideas/idea-forms.ts";
import { type RequestStore, requestStore } from "#app/utils/request-store.server.ts";
import { inLocale } from "#app/words/english.server.ts";
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

  it("report them in the reader's language", () => {
    const other_allergies = "x".repeat(101);
    const read = requestStore.run({} as RequestStore, () =>
      listIssues(schema, { ...least, other_allergies }).map((issue) =>
        inLocale(issue.replace("other_allergies: ", ""), "en-XA"),
      ),
    );
    expect(read).toEqual([expect.stringMatching(/^⟦.+⟧$/)]);
  });

  it("need days that exist", () => {
    expect(listIssues(schema, {})).toEqual(Object.keys(least).map((name) => `${name}: Required`));
  });
});

test("a meal plan has all meals, or dinners alone", () => {
  expect(planFormSchema.parse(day)).not.toHaveProperty("meals");
  expect(planFormSchema.parse({ ...day, meals: "all" })).not.toHaveProperty("meals");
  expect(planFormSchema.parse({ ...day, meals: "dinners" })).toMatchObject({ meals: ["dinner"] });
  expect(listIssues(planFormSchema, { ...day, meals: "lunches" })).toEqual([
    "meals: Invalid enum value. Expected 'dinners' | 'all', received 'lunches'",
  ]);
});

test("staples come where they are ticked", () => {
  expect(groceryFormSchema.parse(days).include_staples).toBe(false);
  expect(groceryFormSchema.parse({ ...days, include_staples: true }).include_staples).toBe(true);
});

test("a dish of a plan is named by day and meal", () => {
  const place = { date: "2026-03-02", meal: "lunch" };
  expect(placeSchema.parse(place)).toEqual(place);
  expect(placeFormSchema.parse(place)).toEqual({ ...place, has_script: false });
  expect(placeFormSchema.parse({ ...place, has_script: true })).toEqual({ ...place, has_script: true });
  for (const schema of [placeSchema, placeFormSchema]) {
    expect(listIssues(schema, { date: "soon", meal: "snack" })).toEqual([
      "date: Invalid date",
      "meal: Invalid enum value. Expected 'breakfast' | 'lunch' | 'dinner', received 'snack'",
    ]);
  }
});

test("dishes of a plan leave, join or replace the meals in their slots", () => {
  expect(addAllSchema.parse({})).toEqual({});
  for (const over of ["ours", "both", "replace"]) expect(addAllSchema.parse({ over })).toEqual({ over });
  expect(listIssues(addAllSchema, { over: "none" })).toEqual([
    "over: Invalid enum value. Expected 'ours' | 'both' | 'replace', received 'none'",
  ]);
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
