import { describe, expect, it } from "vitest";
import { findPages } from "#app/domain/find/pages.ts";
import { readTerms } from "#app/utils/words.ts";

const hrefs = (q: string, locale: string) => findPages(readTerms(q), locale).map(({ href }) => href);

describe("pages of Roost", () => {
  it.each([
    ["de-DE", "Einkauf", "/groceries"],
    ["de-DE", "groceries", "/groceries"],
    ["de-DE", "ubersicht", "/dashboard"],
    ["de-DE", "uebersicht", "/dashboard"],
    ["de-DE", "Termine", "/calendar"],
    ["de-DE", "Sprache", "/account"],
    ["ar-EG", "المشتريات", "/groceries"],
    ["ar-EG", "مشتريات", "/groceries"],
    ["ar-EG", "groceries", "/groceries"],
    ["ja-JP", "買い物", "/groceries"],
    ["en-GB", "notific", "/account/notifications"],
  ])("in %s are found by “%s”", (locale, q, href) => {
    expect(hrefs(q, locale)).toEqual([href]);
  });

  it("are not found by the words of a third language, nor by half of what was typed", () => {
    expect(hrefs("Einkauf", "fr-FR")).toEqual([]);
    expect(hrefs("Einkauf Milch", "de-DE")).toEqual([]);
  });

  it("have their names in the reader’s language", () => {
    expect(findPages(readTerms("groceries"), "de-DE")[0]?.names[0]).toBe("Einkauf");
  });
});
