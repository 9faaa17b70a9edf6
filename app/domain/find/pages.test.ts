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

  it.each([
    ["dashboard", "/dashboard", "home"],
    ["calendar", "/calendar", "calendar"],
    ["event", "/calendar", "calendar"],
    ["groceries", "/groceries", "basket"],
    ["chores", "/chores", "chores"],
    ["chore", "/chores", "chores"],
    ["meal", "/meals", "meals"],
    ["recipes", "/recipes", "book"],
    ["school", "/timetable", "school"],
    ["connection", "/connection", "connection"],
    ["idea", "/connection", "connection"],
    ["language", "/account", "user"],
    ["calm", "/calm", "calm"],
    ["account", "/account", "user"],
    ["family settings", "/account/family", "users"],
    ["notifications", "/account/notifications", "bell"],
    ["privacy", "/account/privacy", "shield"],
    ["devices", "/account/devices", "phone"],
  ])("in English: “%s” finds %s", (q, href, icon) => {
    expect(findPages(readTerms(q), "en-GB")).toContainEqual(expect.objectContaining({ href, icon }));
  });

  it("are not found by the words of a third language, nor by half of what was typed", () => {
    expect(hrefs("Einkauf", "fr-FR")).toEqual([]);
    expect(hrefs("Einkauf Milch", "de-DE")).toEqual([]);
  });

  it("have their names in the reader’s language", () => {
    expect(findPages(readTerms("groceries"), "de-DE")[0]?.names[0]).toBe("Einkauf");
  });
});
