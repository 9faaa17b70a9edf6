import { describe, expect, it, test } from "vitest";
import {
  againSchema,
  changeItemSchema,
  editItemSchema,
  endStapleSchema,
  groceryChangeSchema,
  moveAisleSchema,
  newGroceryItemSchema,
  postedItemSchema,
  quickItemSchema,
  scriptSchema,
  undoSchema,
} from "#app/schemas/food/grocery.ts";
import { type RequestStore, requestStore } from "#app/utils/request-store.server.ts";
import { inLocale } from "#app/words/english.server.ts";
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

test("a change has the sent fields, and the page and number of its tap", () => {
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

describe("the tap of a change", () => {
  const read = (tap: object) => groceryChangeSchema.parse({ tap }).tap;
  const wrong = (tap: object) => listIssues(groceryChangeSchema, { tap });
  const times = { at: "2026-03-02T10:00:00Z", sent_at: "2026-03-02T10:04:00.500Z" };
  const place = { page: "a1", number: 7 };

  it("has its times, its page and number, or both", () => {
    for (const tap of [times, place, { ...times, ...place }]) expect(read(tap)).toEqual(tap);
    expect(read({ ...place, page: ` ${"x".repeat(50)} ` })).toEqual({ ...place, page: "x".repeat(50) });
  });

  it.each([
    [{}, ["at"]],
    [{ at: times.at }, ["sent_at"]],
    [{ sent_at: times.sent_at }, ["at"]],
    [{ page: "a1" }, ["number"]],
    [{ number: 7 }, ["page"]],
    [{ ...times, page: "a1" }, ["number"]],
    [{ ...place, at: times.at }, ["sent_at"]],
    [{ ...place, sent_at: times.sent_at }, ["at"]],
    [{ at: times.at, number: 7 }, ["sent_at", "page"]],
  ])("%j needs %j, too", (tap, missing) => {
    expect(wrong(tap)).toEqual(missing.map((field) => `tap.${field}: Required`));
  });

  it("is refused with wrong values", () => {
    expect(wrong({ ...times, at: "10:00" })).toEqual(["tap.at: Invalid datetime"]);
    expect(wrong({ ...times, sent_at: "2026-03-02T10:00:00+01:00" })).toEqual(["tap.sent_at: Invalid datetime"]);
    expect(wrong({ ...place, page: " " })).toEqual(["tap.page: String must contain at least 1 character(s)"]);
    expect(wrong({ ...place, page: "x".repeat(51) })).toEqual([
      "tap.page: String must contain at most 50 character(s)",
    ]);
    expect(wrong({ ...place, number: -1 })).toEqual(["tap.number: Number must be greater than or equal to 0"]);
  });
});

describe("an item that the API adds by a text", () => {
  const milk = { item_name: "Oat milk", quantity: "2 cartons", notes: null, meal_id: null, category: null };

  it("is a name with its quantity", () => {
    expect(postedItemSchema.parse({ text: " Oat milk, 2 cartons " })).toEqual(milk);
    expect(postedItemSchema.parse({ text: " 2 tomatoes " })).toEqual({ ...milk, item_name: "Tomatoes", quantity: "2" });
    expect(postedItemSchema.parse({ text: " Soap " })).toEqual({ ...milk, item_name: "Soap", quantity: null });
  });

  it("has the other fields that are sent, before those of the text", () => {
    const other = { quantity: "3", notes: "Bio", meal_id: 7, category: "Beverages" };
    expect(postedItemSchema.parse({ text: "Oat milk, 2 cartons", ...other })).toEqual({ ...milk, ...other });
  });

  it("is not read from the text if a name is sent, too", () => {
    expect(postedItemSchema.parse({ text: "Soap, 3", item_name: "Oat milk" })).toEqual({ ...milk, quantity: null });
    expect(listIssues(postedItemSchema, { text: "Soap", item_name: " " })).toEqual([
      "item_name: String must contain at least 1 character(s)",
    ]);
  });

  it("has a text of at most 300 characters, for a name of at most 200 and a quantity of at most 100", () => {
    const quantity = (length: number) => "9".repeat(length);
    expect(postedItemSchema.parse({ text: `${"x".repeat(199)},${quantity(100)}` })).toMatchObject({
      item_name: "x".repeat(199),
      quantity: quantity(100),
    });
    expect(listIssues(postedItemSchema, { text: `${"x".repeat(190)}, ${quantity(101)}` })).toEqual([
      "quantity: String must contain at most 100 character(s)",
    ]);
    expect(listIssues(postedItemSchema, { text: "x".repeat(201) })).toEqual([
      "item_name: String must contain at most 200 character(s)",
    ]);
    expect(listIssues(postedItemSchema, { text: `${"x".repeat(200)},${quantity(100)}` })).toEqual([
      "item_name: String must contain at most 200 character(s)",
    ]);
  });

  it("has a text as long as its code points", () => {
    const owls = "🦉".repeat(200);
    expect(postedItemSchema.parse({ text: owls }).item_name).toBe(owls);
  });

  it.each([{}, { text: 7 }, { text: null }, { text: ["Soap"] }])("is refused where no text is sent: %j", (sent) => {
    expect(listIssues(postedItemSchema, sent)).toEqual(["item_name: Required"]);
  });

  it("is refused where nothing, or no object, is sent", () => {
    for (const sent of [undefined, null, "Soap"]) expect(listIssues(postedItemSchema, sent)).toHaveLength(1);
    expect(listIssues(postedItemSchema, { text: " " })).toEqual([
      "item_name: String must contain at least 1 character(s)",
    ]);
  });
});

describe("the field above the list", () => {
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

  it("is refused in the reader's language", () => {
    const item = "x".repeat(201);
    const [issue = ""] = requestStore.run({} as RequestStore, () =>
      listIssues(quickItemSchema, { item }).map((line) => inLocale(line.replace("item: ", ""), "en-XA")),
    );
    expect(issue).toMatch(/^⟦.+⟧$/);
  });
});

describe("a button of the list", () => {
  it("names an item and its new state", () => {
    const read = (fields: object) => changeItemSchema.parse(fields);
    expect(read({ id: "12", is_purchased: "on", next: "13" })).toEqual({
      id: 12,
      is_purchased: true,
      next: 13,
      has_script: false,
    });
    expect(read({ id: "12", is_purchased: "off" })).toEqual({ id: 12, is_purchased: false, has_script: false });
    expect(read({ id: "1", quantity: " 3 bags " })).toEqual({ id: 1, quantity: "3 bags", has_script: false });
    expect(read({ id: "5", remove: "on" })).toEqual({ id: 5, remove: "on", has_script: false });
  });

  it.each([
    ["tick 12", { id: 12, is_purchased: true }],
    ["untick 12 13", { id: 12, is_purchased: false }],
    ["tick 12 13", { id: 12, is_purchased: true, next: 13 }],
    ["set 1 3 bags", { id: 1, quantity: "3 bags" }],
    ["remove 5", { id: 5, remove: "on" }],
  ])("of a page that was opened before it had fields: %s", (change, read) => {
    expect(changeItemSchema.parse({ change })).toEqual({ ...read, has_script: false });
  });

  it.each([
    {},
    { id: "1" },
    { is_purchased: "on" },
    { id: "0", is_purchased: "on" },
    { id: "01", is_purchased: "on" },
    { id: "1x", remove: "on" },
    { id: "1", is_purchased: "yes" },
    { id: "1", is_purchased: "on", next: "0" },
    { id: "1", quantity: "  " },
    { id: "1", quantity: "9".repeat(101) },
    { id: "1", remove: "off" },
    { change: "" },
    { change: "tick" },
    { change: "burn 1" },
    { change: "constructor 1" },
    { change: "set 1 " },
  ])("%j is none", (fields) => {
    expect(changeItemSchema.safeParse(fields).success).toBe(false);
  });
});

test("removals are undone by their id", () => {
  const removal = "01890a5d-ac96-774b-bcce-b302099a8057";
  expect(undoSchema.parse({ removal })).toEqual({ removal, has_script: false });
  expect(listIssues(undoSchema, { removal: "7" })).toEqual(["removal: Invalid uuid"]);
});

test("script says of itself that it is there", () => {
  expect(scriptSchema.parse({})).toEqual({ has_script: false });
  expect(scriptSchema.parse({ has_script: true })).toEqual({ has_script: true });
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

test("an item on the list is added up, or added as a second one", () => {
  expect(againSchema.parse({ choice: "add-together" })).toEqual({ choice: "add-together", has_script: false });
  expect(againSchema.parse({ choice: "keep-both" }).choice).toBe("keep-both");
  expect(listIssues(againSchema, { choice: "forget" })).toHaveLength(1);
});

test("an aisle moves to one of ten places", () => {
  for (const to of [0, 9]) {
    expect(moveAisleSchema.parse({ category: "Pantry", to })).toEqual({ category: "Pantry", to, has_script: false });
  }
  for (const to of [-1, 10, 0.5]) expect(listIssues(moveAisleSchema, { category: "Pantry", to })).toHaveLength(1);
});

test("a staple ends by its item", () => {
  expect(endStapleSchema.parse({ item_id: 4 })).toEqual({ item_id: 4 });
  expect(listIssues(endStapleSchema, {})).toEqual(["item_id: Required"]);
});
