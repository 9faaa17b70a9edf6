import { expect, it } from "vitest";
import { writeLeftOut } from "#app/domain/recipe-page/left-out.ts";
import { recipeWords } from "#app/words/catalogues/recipe-words.ts";
import { note } from "#app/words/note.server.ts";

it("names what was left out, and says why, in the reader's language", () => {
  const reason = [note(recipeWords, "lost.lines")];
  const [english, german] = ["en", "de"].map((locale) => writeLeftOut({ title: "Soup", reason }, locale));
  expect([english?.title, german?.title]).toEqual(["Soup", "Soup"]);
  expect(german?.reason).not.toBe(english?.reason);
  expect(writeLeftOut({ title: note(recipeWords, "lost.lines"), reason }, "en").title).toEqual(english?.reason);
});
