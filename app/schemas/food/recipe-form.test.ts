import { describe, expect, it } from "vitest";
import { recipeFormSchema, recipePageSchema } from "#app/schemas/food/recipe-form.ts";
import { inLocale } from "#app/words/english.server.ts";
import { listIssues } from "#tests/support/list-issues.ts";

describe("the form of a recipe", () => {
  const read = (fields: object) => recipeFormSchema.parse({ title: "Dal", ...fields });
  const wrong = (fields: object) => listIssues(recipeFormSchema, { title: "Dal", ...fields });

  it("has an ingredient and a step a line, without blank lines", () => {
    expect(
      read({ ingredients: " Lentils \r\n  \r\nSalt", steps: "\nBoil.\n\t\n Serve. \n", version: "3" }),
    ).toMatchObject({
      ingredients: ["Lentils", "Salt"],
      steps: ["Boil.", "Serve."],
      version: "3",
    });
    expect(read({})).toMatchObject({ ingredients: [], steps: [] });
    expect(read({})).not.toHaveProperty("version");
  });

  it("needs a title", () => {
    expect(wrong({ title: undefined })).toEqual(["title: Required"]);
  });

  it("names the line that is too long", () => {
    expect(wrong({ ingredients: `Salt\n\n${"x".repeat(201)}`, steps: `\n${"x".repeat(2_001)}` })).toEqual([
      "ingredients: Line 3: String must contain at most 200 character(s)",
      "steps: Line 2: String must contain at most 2000 character(s)",
    ]);
  });

  it("stores no translation of a line's problem outside of a request, because jobs would collect them", () => {
    const [issue = ""] = wrong({ ingredients: `${"\n".repeat(8)}${"x".repeat(201)}` });
    const message = issue.replace("ingredients: ", "");
    expect(message).toMatch(/^Line 9: /);
    expect(inLocale(message, "en-XA")).toBe(message);
  });

  it("has at most 100 ingredients and 50 steps", () => {
    expect(wrong({ ingredients: "Salt\n".repeat(100), steps: "Boil.\n".repeat(50) })).toEqual([]);
    expect(wrong({ ingredients: "Salt\n".repeat(101), steps: "Boil.\n".repeat(51) })).toEqual([
      "ingredients: Array must contain at most 100 element(s)",
      "steps: Array must contain at most 50 element(s)",
    ]);
  });

  it("has at most 20,000 characters of ingredients, and 100,000 of steps", () => {
    expect(wrong({ ingredients: "\n".repeat(20_000), steps: "\n".repeat(100_000) })).toEqual([]);
    expect(wrong({ ingredients: "\n".repeat(20_001), steps: "\n".repeat(100_001) })).toEqual([
      "ingredients: String must contain at most 20000 character(s)",
      "steps: String must contain at most 100000 character(s)",
    ]);
  });
});

describe("the page of recipes", () => {
  const all = { q: "", time: null, diet: null, whose: null, people: [], after: null };
  const read = (query: object) => recipePageSchema.parse(query);

  it("shows all recipes, unless its address has filters", () => {
    expect(read({})).toEqual(all);
    expect(
      read({ q: " dal ", time: "45", diet: "Vegan", whose: "ours", people: ["3", "5"], after: "red-lentil-dal-2" }),
    ).toEqual({ q: "dal", time: 45, diet: "Vegan", whose: "ours", people: [3, 5], after: "red-lentil-dal-2" });
    expect(read({ time: "1", whose: "built-in", after: "x".repeat(200) })).toMatchObject({
      time: 1,
      whose: "built-in",
      after: "x".repeat(200),
    });
    expect(read({ time: "20000" }).time).toBe(20_000);
  });

  it.each([
    { q: ["dal"] },
    { time: "0" },
    { time: "20001" },
    { time: "1.5" },
    { time: "soon" },
    { diet: "Raw" },
    { whose: "theirs" },
    { people: "3" },
    { people: ["3", "0"] },
    { people: ["1.5"] },
    { people: ["Ann"] },
    { after: "" },
    { after: "Dal" },
    { after: "dal?" },
    { after: "?dal" },
    { after: "x".repeat(201) },
  ])("ignores the filter %j", (query) => {
    expect(read(query)).toEqual(all);
  });

  it("searches for the first 100 characters", () => {
    expect(read({ q: ` ${"🦉".repeat(101)}` }).q).toBe("🦉".repeat(100));
    expect(read({ q: `${"x".repeat(99)} dal` }).q).toBe("x".repeat(99));
  });
});
