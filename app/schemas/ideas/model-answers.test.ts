import { describe, expect, it } from "vitest";
import { dishAnswers } from "#app/schemas/ideas/model-answers.ts";
import { listIssues } from "#tests/support/list-issues.ts";

const tooLong = (max: number) => `String must contain at most ${max} character(s)`;
const BLANK = "String must contain at least 1 character(s)";

const { asked: english } = dishAnswers(true);
const { asked, read } = dishAnswers(false);

const lentils = { item_name: "Lentils", quantity: "300 g", category: "Pantry" };
const dal = {
  title: "Dal",
  description: "Red lentils.",
  prep_time: 10,
  cook_time: 20,
  ingredients: [lentils],
};
const linsen = { ...lentils, item_name: "Linsen", english_name: "Lentils" };
const linsendal = { ...dal, title: "Linsendal", english_title: "Dal", ingredients: [linsen] };

describe.each([
  ["in English", english, dal],
  ["in another language, as asked for", asked, linsendal],
  ["in another language, as read", read, linsendal],
])("a model's dish %s", (_name, { dish, ingredient }, whole) => {
  const [food] = whole.ingredients;

  it("has a title, a description, minutes and ingredients", () => {
    expect(dish.parse(whole)).toEqual(whole);
    expect(listIssues(dish, { english_title: "Dal" })).toEqual([
      "title: Required",
      "description: Required",
      "prep_time: Required",
      "cook_time: Required",
      "ingredients: Required",
    ]);
  });

  it("fits up to its limits", () => {
    const texts = { title: "x".repeat(200), description: "x".repeat(1_000), ingredients: Array(30).fill(food) };
    expect(listIssues(dish, { ...whole, ...texts, prep_time: 0, cook_time: 10_000 })).toEqual([]);
    expect(listIssues(ingredient, { ...food, item_name: "x".repeat(100), quantity: "x".repeat(100) })).toEqual([]);
  });

  it.each([
    [{ title: " " }, `title: ${BLANK}`],
    [{ title: "x".repeat(201) }, `title: ${tooLong(200)}`],
    [{ description: "" }, `description: ${BLANK}`],
    [{ description: "x".repeat(1_001) }, `description: ${tooLong(1_000)}`],
    [{ prep_time: -1 }, "prep_time: Number must be greater than or equal to 0"],
    [{ cook_time: 10_001 }, "cook_time: Number must be less than or equal to 10000"],
    [{ cook_time: 1.5 }, "cook_time: Expected integer, received float"],
    [{ ingredients: [] }, "ingredients: Array must contain at least 1 element(s)"],
    [{ ingredients: Array(31).fill(linsen) }, "ingredients: Array must contain at most 30 element(s)"],
    [{ ingredients: [linsen, { ...linsen, quantity: "" }] }, `ingredients.1.quantity: ${BLANK}`],
  ])("is refused with %j", (fields, issue) => {
    expect(listIssues(dish, { ...whole, ...fields })).toEqual([issue]);
  });

  it("has ingredients with a name, a quantity and an aisle", () => {
    expect(ingredient.parse(food)).toEqual(food);
    expect(listIssues(ingredient, { english_name: "Lentils" })).toEqual([
      "item_name: Required",
      "quantity: Required",
      "category: Required",
    ]);
  });

  it.each([
    [{ item_name: " " }, `item_name: ${BLANK}`],
    [{ item_name: "x".repeat(101) }, `item_name: ${tooLong(100)}`],
    [{ quantity: "x".repeat(101) }, `quantity: ${tooLong(100)}`],
    [{ category: "Toys" }, expect.stringMatching(/^category: Invalid enum value/)],
  ])("has no ingredient with %j", (fields, issue) => {
    expect(listIssues(ingredient, { ...food, ...fields })).toEqual([issue]);
  });
});

describe("the English names of a dish", () => {
  it("are left out in English, because its names are English", () => {
    expect(english.dish.parse(linsendal)).toEqual({
      ...dal,
      title: "Linsendal",
      ingredients: [{ ...lentils, item_name: "Linsen" }],
    });
  });

  it("are asked for in every other language", () => {
    expect(listIssues(asked.dish, dal)).toEqual(["english_title: Required", "ingredients.0.english_name: Required"]);
    expect(listIssues(asked.dish, { ...linsendal, english_title: "x".repeat(201) })).toEqual([
      `english_title: ${tooLong(200)}`,
    ]);
    expect(listIssues(asked.ingredient, { ...linsen, english_name: "x".repeat(101) })).toEqual([
      `english_name: ${tooLong(100)}`,
    ]);
  });

  it.each([undefined, null, "", 7, "x".repeat(201)])(
    "may be missing or wrong in an answer, which is read without them: %j",
    (name) => {
      const ingredients = [{ ...linsen, english_name: name }];
      expect(read.dish.parse({ ...linsendal, english_title: name, ingredients })).toEqual({
        ...linsendal,
        english_title: undefined,
        ingredients: [{ ...linsen, english_name: undefined }],
      });
    },
  );

  it("are read up to 200 characters of a dish, and 100 of an ingredient", () => {
    const [title, name] = ["x".repeat(200), "x".repeat(100)];
    expect(read.dish.parse({ ...linsendal, english_title: title })).toMatchObject({ english_title: title });
    expect(read.ingredient.parse({ ...linsen, english_name: name })).toMatchObject({ english_name: name });
    expect(read.ingredient.parse({ ...linsen, english_name: `${name}x` })).not.toHaveProperty(
      "english_name",
      `${name}x`,
    );
  });
});
