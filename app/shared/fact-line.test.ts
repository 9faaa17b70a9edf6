import { expect, it } from "vitest";
import { factLine } from "#app/shared/fact-line.ts";
import { joinNames } from "#app/shared/people/names.ts";
import { joinFacts } from "#app/words/join-facts.ts";

const apart = (text: string) => `\u2068${text}\u2069`;

it("joins facts without empty ones", () => {
  expect(factLine(["Ella", null, "", 0, false, undefined, "07:40"], "en-GB")).toBe("Ella · 07:40");
});

it.each([
  ["from right to left, each fact", "ar-EG", ["Ella", "07:40"], [apart("Ella"), apart("07:40")]],
  ["a name of the other direction", "de-AT", ["ليلى", "07:40"], [apart("ليلى"), "07:40"]],
])("keeps the direction of %s", (_, locale, facts, expected) => {
  expect(factLine(facts, locale)).toBe(expected.join(" · "));
});

it("leaves a line within a line, which has the direction of the page", () => {
  const line = factLine(["Ella", "Noah"], "ar-EG");
  expect(factLine([line, "07:40"], "ar-EG")).toBe(`${line} · ${apart("07:40")}`);
});

it("keeps the direction of each name in a list", () => {
  expect(joinNames(["Ella", "Noah"], "ar-EG")).toBe(`${apart("Ella")} و${apart("Noah")}`);
  expect(joinFacts(["Ella", "Noah"], "ar-EG")).toBe(`${apart("Ella")}، ${apart("Noah")}`);
  expect(joinFacts(["エラ", "ノア"], "ja-JP")).toBe("エラ、ノア");
  expect(joinNames(["ليلى", "Noah"], "en-GB")).toBe(`${apart("ليلى")} and Noah`);
});
