import fc from "fast-check";
import { expect, it } from "vitest";
import { findExcerpt } from "#app/domain/find/excerpt.ts";
import { readTerms } from "#app/utils/words.ts";

const excerpt = (title: string, others: string[], typed: string) => findExcerpt(title, others, readTerms(typed));

it("is of the text that has what the title lacks", () => {
  expect(excerpt("Lemon drizzle", ["Sour", "For Ella’s\n birthday"], "lemon birthday")).toBe("For Ella’s birthday");
  expect(excerpt("Birthday", ["birthday"], "birthday")).toBeNull();
});

it("is cut between words, around the match", () => {
  const long = `${"one two three ".repeat(20)}birthday ${"four five six ".repeat(20)}`;
  expect(excerpt("Cake", [long], "birth")).toBe(
    "…one two three one two three birthday four five six four five six four five six four five six four…",
  );
});

it.each([
  ["a short text as it is", "one two birthday", "one two birthday"],
  ["a text of exactly a hundred letters", `birthday ${"x".repeat(91)}`, `birthday ${"x".repeat(91)}`],
  ["one more letter, cut at the last space", `birthday ${"x".repeat(92)}`, `birthday ${"x".repeat(91)}…`],
  ["thirty letters before the match", `${"ab ".repeat(10)}birthday`, `${"ab ".repeat(10)}birthday`],
  ["more than thirty, cut at a space", `${"ab ".repeat(11)}birthday`, `…${"ab ".repeat(9)}birthday`],
  ["nothing of a word that has no room", `${"x".repeat(40)} birthday`, "…birthday"],
  [
    "a match at the end of a long word's room",
    `birthday ${"five ".repeat(30)}`,
    `birthday ${"five ".repeat(18).trim()}…`,
  ],
])("shows %s", (_, text, shown) => {
  expect(excerpt("Cake", [`  ${text} `], "birthday")).toBe(shown);
});

it("shows a match that is longer than an excerpt whole", () => {
  const word = "x".repeat(130);
  expect(excerpt("Cake", [`${word} and more`], word)).toBe(`${word}…`);
});

it("is one short line without half characters, whatever the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 80 }), (text) => {
      const found = excerpt("", [`${text} birthday ${text}`], "birthday") ?? "";
      expect(found).toMatch(/birthday/);
      expect(found).not.toMatch(/[\n\r]/);
      expect(found.length).toBeLessThan(150);
      expect(found).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/);
    }),
  );
});
