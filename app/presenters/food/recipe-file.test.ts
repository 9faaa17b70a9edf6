import { expect, test } from "vitest";
import { presentFile } from "#app/presenters/food/recipe-file.ts";
import { recipeWords } from "#app/words/catalogues/recipe-words.ts";
import { note } from "#app/words/note.server.ts";

const recipe = { title: "Soup", ingredients: ["1 l stock"], steps: [] };
const fault = { english: "String must contain at least 1 character(s)", id: "tooShort", values: { count: 1 } };
const items = [
  { title: "Soup", reason: null, recipe },
  { title: note(recipeWords, "file.thing"), reason: [note(recipeWords, "out.notRecipe")], recipe: null },
  { title: "Pie", reason: [{ id: "out.fault", values: { field: "title", fault } }], recipe: null },
  { title: "Dal", reason: "Of an earlier version.", recipe: null },
];

test("a file's preview says in the reader's language what it leaves out", () => {
  expect(presentFile(items, "en-GB")).toEqual({
    coming: [{ title: "Soup", text: "1 ingredient, 0 steps" }],
    leftOut: [
      { title: "Not a recipe", text: "This isn’t a recipe." },
      { title: "Pie", text: "title: String must contain at least 1 character(s)." },
      { title: "Dal", text: "Of an earlier version." },
    ],
  });
  const whole = expect.stringMatching(/^⟦.+⟧$/);
  expect(presentFile(items, "en-XA").leftOut).toEqual([
    { title: whole, text: whole },
    { title: "Pie", text: whole },
    { title: "Dal", text: "Of an earlier version." },
  ]);
});
