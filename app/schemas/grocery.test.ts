import { describe, expect, it, test } from "vitest";
import {
  againSchema,
  changeItemSchema,
  editItemSchema,
  endStapleSchema,
  groceryChangeSchema,
  moveAisleSchema,
  newGroceryItemSchema,
  pressSchema,
  quickItemSchema,
  undoSchema,
} from "#app/schemas/grocery.ts";
import { listIssues } from "#tests/support/list-issues.ts";

test("a new item needs a name; the category may be left to be guessed", () => {
  const none = { item_name: "Milk", quantity: null, notes: null, meal_id: null, category: null };
  expect(newGroceryItemSchema.parse({ item_name: "Milk" })).toEqual(none);
  const whole = { item_name: "Milk", quantity: "1 l", notes: "Oat", meal_id: 3, category: "Dairy & Eggs" };
  expect(newGroceryItemSchema.parse(whole)).toEqual(whole);
  expect(newGroceryItemSchema.parse({ ...whole, meal_id: null, category: null })).toMatchObject({
    meal_id: null,
    category: null,
  });
  expect(listIssues(newGroceryItemSchema, { category: "Toys" })).toHaveLength(2);
});

test("a change holds what was sent, and which tick of which page it is", () => {
  expect(groceryChangeSchema.parse({})).toEqual({});
  for (const number of [0, 2_147_483_647]) {
    const change = { is_purchased: true, tap: { page: "a1", number } };
    expect(groceryChangeSchema.parse(change)).toEqual(change);
  }
  for (const tap of [{}, { page: "", number: 1 }, { page: "x".repeat(51), number: 1 }]) {
    expect(listIssues(groceryChangeSchema, { tap }).length).toBeGreaterThan(0);
  }
  for (const number of [-1, 0.5, 2_147_483_648]) {
    expect(listIssues(groceryChangeSchema, { tap: { page: "a1", number } })).toHaveLength(1);
  }
  expect(listIssues(groceryChangeSchema, { is_purchased: "yes" })).toHaveLength(1);
});

describe("what is typed above the list", () => {
  it("is a name with its quantity", () => {
    expect(quickItemSchema.parse({ item: " 2 l Milk " })).toEqual({
      has_script: false,
      item: "2 l Milk",
      input: { item_name: "Milk", quantity: "2 l", notes: null, meal_id: null, category: null },
    });
    expect(quickItemSchema.parse({ item: "Milk", has_script: true }).has_script).toBe(true);
  });

  it("is refused at the one field that there is", () => {
    expect(listIssues(quickItemSchema, {})).toEqual(["item: Required"]);
    expect(listIssues(quickItemSchema, { item: "x".repeat(201) })).toEqual([
      "item: String must contain at most 200 character(s)",
    ]);
    expect(listIssues(quickItemSchema, { item: "x".repeat(301) })).toEqual([
      "item: String must contain at most 300 character(s)",
    ]);
  });
});

describe("a button of the list", () => {
  it.each([
    ["tick 12", { verb: "tick", id: 12, rest: "" }],
    ["untick 12 13", { verb: "untick", id: 12, rest: "13" }],
    ["set 1 3 bags", { verb: "set", id: 1, rest: "3 bags" }],
    ["set 999999999  1 ", { verb: "set", id: 999_999_999, rest: "1" }],
    ["remove 5", { verb: "remove", id: 5, rest: "" }],
  ])("%s", (change, read) => {
    expect(changeItemSchema.parse({ change })).toEqual({ change: read, has_script: false });
  });

  it.each(["", "tick", "tick 0", "tick 01", "tick 1 0", "tick 1 2 3", "tick 1234567890", "tick 1 1234567890"])(
    "%s is none",
    (change) => expect(changeItemSchema.safeParse({ change }).success).toBe(false),
  );

  it.each([
    "burn 1",
    "more 1",
    "set 1",
    "set 1  ",
    `set 1 ${"9".repeat(101)}`,
    "Tick 1",
    " tick 1",
    "tick 1 ",
    "tick  1",
    "tick 1x",
  ])("%j is none", (change) => {
    expect(changeItemSchema.safeParse({ change }).success).toBe(false);
  });
});

test("removals are undone by their id", () => {
  const removal = "01890a5d-ac96-774b-bcce-b302099a8057";
  expect(undoSchema.parse({ removal })).toEqual({ removal, has_script: false });
  expect(listIssues(undoSchema, { removal: "7" })).toEqual(["removal: Invalid uuid"]);
});

test("script says of itself that it is there", () => {
  expect(pressSchema.parse({})).toEqual({ has_script: false });
  expect(pressSchema.parse({ has_script: true })).toEqual({ has_script: true });
});

test("an item may be a staple that comes back after some days", () => {
  const item = { item_name: "Milk", category: "Dairy & Eggs" };
  const edited = { ...item, quantity: null, notes: null, repeat_days: null, has_script: false };
  expect(editItemSchema.parse(item)).toEqual(edited);
  for (const repeat_days of [null, 3, 7, 14, 28]) {
    expect(editItemSchema.parse({ ...item, repeat_days })).toEqual({ ...edited, repeat_days });
  }
  expect(listIssues(editItemSchema, { ...item, repeat_days: 5 })).toEqual(["repeat_days: Invalid enum value"]);
});

test("what is on the list already is added to it, or kept twice", () => {
  expect(againSchema.parse({ choice: "add-together" })).toEqual({ choice: "add-together", has_script: false });
  expect(againSchema.parse({ choice: "keep-both" }).choice).toBe("keep-both");
  expect(listIssues(againSchema, { choice: "forget" })).toHaveLength(1);
});

test("an aisle moves to one of ten places", () => {
  for (const to of [0, 9]) {
    expect(moveAisleSchema.parse({ category: "Pantry", to })).toEqual({ category: "Pantry", to });
  }
  for (const to of [-1, 10, 0.5]) expect(listIssues(moveAisleSchema, { category: "Pantry", to })).toHaveLength(1);
});

test("a staple ends by its item", () => {
  expect(endStapleSchema.parse({ item_id: 4 })).toEqual({ item_id: 4 });
  expect(listIssues(endStapleSchema, {})).toEqual(["item_id: Required"]);
});
