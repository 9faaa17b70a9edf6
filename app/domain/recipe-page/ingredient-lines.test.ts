import { describe, expect, it } from "vitest";
import { readIngredientLines } from "#app/domain/recipe-page/ingredient-lines.ts";

const lines = (value: unknown) => readIngredientLines(value).lines;
/** A value within as many lists. */
const nested = (value: unknown, depth: number): unknown => (depth === 0 ? value : [nested(value, depth - 1)]);

describe("an ingredient with its parts in fields", () => {
  it.each<[string, unknown, string[]]>([
    ["an amount, a unit and a food", { quantity: 2, unit: "cups", food: "flour" }, ["2 cups flour"]],
    ["things with names", { quantity: 2, unit: { name: "cups" }, food: { name: "flour" } }, ["2 cups flour"]],
    ["a long fraction", { quantity: 0.333333, unit: "cups", food: "flour" }, ["0.333 cups flour"]],
    ["no unit", { quantity: 2, unit: null, food: "eggs" }, ["2 eggs"]],
    ["no amount", { quantity: 0, unit: "cups", food: "salt" }, ["salt"]],
    ["an amount that is none", { quantity: 1, food: "salt", no_amount: true }, ["salt"]],
    ["an amount in the food, too", { quantity: 2, food: "2 eggs" }, ["2 eggs"]],
    ["an amount of several parts", { amount: { value: 2, unitText: "cups" }, name: "flour" }, ["2 cups flour"]],
    ["a list for an amount", { amount: [2, 3], name: "eggs" }, ["2 eggs"]],
    ["a note", { quantity: 1, food: "onion", note: "chopped" }, ["1 onion, chopped"]],
    ["a note alone", { quantity: 1, note: "pinch of salt" }, ["1 pinch of salt"]],
    ["the whole line", { originalText: "2 cups flour", quantity: 3, food: "x" }, ["2 cups flour"]],
    ["an item of a list", { "@type": "ListItem", item: { quantity: 2, food: "eggs" } }, ["2 eggs"]],
    ["an item that is a text", { "@type": "ListItem", quantity: 2, item: "eggs" }, ["2 eggs"]],
  ])("with %s", (_, value, expected) => {
    expect(lines([value])).toEqual(expected);
  });

  it("without a food is counted", () => {
    expect(readIngredientLines([{ quantity: 2, unit: "cups" }, "1 egg"])).toEqual({ lines: ["1 egg"], unread: 1 });
  });
});

describe("sections", () => {
  it("have their names as headings", () => {
    const section = { name: "Sauce", itemListElement: ["1 onion", { name: "Inner", ingredients: ["2 eggs"] }] };
    expect(lines([section, "3 leeks"])).toEqual(["Sauce:", "1 onion", "Inner:", "2 eggs", "3 leeks"]);
    expect(lines({ recipeIngredient: ["1 onion"] })).toEqual(["1 onion"]);
  });

  it("are named at their first ingredient by Mealie, if it says more than the ingredient", () => {
    expect(lines([{ title: "Sauce", quantity: 1, food: "onion" }])).toEqual(["Sauce:", "1 onion"]);
    expect(lines([{ title: "onion", food: "onion" }])).toEqual(["onion"]);
    expect(lines([{ title: "", food: "onion" }])).toEqual(["onion"]);
  });

  it("are headers of Tandoor", () => {
    const header = { is_header: true, note: "Sauce" };
    expect(lines([header, { food: "onion", is_header: false }])).toEqual(["Sauce:", "onion"]);
    expect(readIngredientLines([{ is_header: true }])).toEqual({ lines: [], unread: 1 });
  });

  it("are lines in capitals, unless most lines are", () => {
    expect(lines(["SAUCE", "1 onion", "1 MSG", "BBQ sauce"])).toEqual(["SAUCE:", "1 onion", "1 MSG", "BBQ sauce"]);
    expect(lines(["SAUCE", "1 onion"])).toEqual(["SAUCE:", "1 onion"]);
    expect(lines(["SALT", "PEPPER", "1 onion"])).toEqual(["SALT", "PEPPER", "1 onion"]);
    expect(lines(["OJ", "1 onion", "2 eggs"])).toEqual(["OJ", "1 onion", "2 eggs"]);
  });

  it("are lines that are bold or headings as a whole", () => {
    const marked = ["<strong>Sauce</strong>", "1 onion", "<h3>Dough</h3>", "<b>2 eggs</b>", "<b>Salt</b> and pepper"];
    expect(lines(marked)).toEqual(["Sauce:", "1 onion", "Dough:", "2 eggs", "Salt and pepper"]);
  });
});

describe("one text", () => {
  it.each<[string, string, string[]]>([
    [
      "lists at commas before amounts",
      "125 ml milk, 1 tsp vinegar, 60 ml oil",
      ["125 ml milk", "1 tsp vinegar", "60 ml oil"],
    ],
    ["of two parts is one ingredient", "125 ml milk, 1 tsp vinegar", ["125 ml milk, 1 tsp vinegar"]],
    ["with an amount alone is one ingredient", "2 eggs, 400 g, 3 leeks", ["2 eggs, 400 g, 3 leeks"]],
    ["with sizes is one ingredient", "2 eggs, 1 large, 3 small", ["2 eggs, 1 large, 3 small"]],
    ["of four lines is four", "salt<br>pepper<br>oil<br>vinegar", ["salt", "pepper", "oil", "vinegar"]],
    ["of three lines without amounts is one", "salt<br>and<br>pepper", ["salt and pepper"]],
    ["of two lines with amounts is two", "2 eggs<br>3 leeks", ["2 eggs", "3 leeks"]],
    ["with signs alone in a line", "2 eggs<br>–<br>3 leeks", ["2 eggs", "3 leeks"]],
    ["that is JSON of a list", '["2 eggs", "3 leeks"]', ["2 eggs", "3 leeks"]],
  ])("%s", (_, text, expected) => {
    expect(lines([text])).toEqual(expected);
    expect(lines(text)).toEqual(expected);
  });

  it("beside others is one ingredient, if it does not say more", () => {
    expect(lines(["salt<br>pepper<br>oil<br>vinegar", "2 eggs"])).toEqual(["salt pepper oil vinegar", "2 eggs"]);
    expect(lines(["2 eggs<br>3 leeks", "salt"])).toEqual(["2 eggs", "3 leeks", "salt"]);
  });
});

describe("ingredients that were parted at commas", () => {
  it("are put together", () => {
    expect(lines(["40 g butter", " in pieces", " 2 eggs"])).toEqual(["40 g butter, in pieces", "2 eggs"]);
    expect(lines(["1", "5 tsp mustard", " 2 eggs"])).toEqual(["1,5 tsp mustard", "2 eggs"]);
    expect(lines(["12", "5 g salt", " 2 eggs"])).toEqual(["12,5 g salt", "2 eggs"]);
  });

  it.each([
    ["two", ["40 g butter", " in pieces"], ["40 g butter", "in pieces"]],
    ["those without a blank", ["40 g butter", "in pieces", " 2 eggs"], ["40 g butter", "in pieces", "2 eggs"]],
    [
      "texts beside things",
      ["40 g butter", " in pieces", " cold", { food: "x" }],
      ["40 g butter", "in pieces", "cold", "x"],
    ],
    ["other numbers", ["1", " 2 eggs", " 3 leeks"], ["1", "2 eggs", "3 leeks"]],
  ])("but not %s", (_, values, expected) => {
    expect(lines(values)).toEqual(expected);
  });
});

describe("a hostile value", () => {
  it.each([null, undefined, "", []])("%j has no lines", (value) => {
    expect(readIngredientLines(value)).toEqual({ lines: [], unread: 0 });
  });

  it("is read eight lists deep", () => {
    expect(readIngredientLines(nested("2 eggs", 8))).toEqual({ lines: ["2 eggs"], unread: 0 });
    expect(readIngredientLines(nested("2 eggs", 9))).toEqual({ lines: [], unread: 1 });
    expect(readIngredientLines([true, 3])).toEqual({ lines: ["3"], unread: 1 });
  });
});
