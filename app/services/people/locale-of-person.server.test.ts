import { expect, it } from "vitest";
import { localeOfPerson } from "#app/services/people/locale-of-person.server.ts";

const nobody = { language: null, locale: null, first_day: null, clock: null };

it.each([
  ["the family's where no page was opened", {}, "de-DE"],
  ["that of the last page", { locale: "fr-CH" }, "fr-CH"],
  ["the chosen one before that of the last page", { language: "ar", locale: "fr-CH" }, "ar-CH"],
  ["the family's where that of the last page is not offered", { locale: "da-DK" }, "de-DK"],
] as const)("mails and notices are in %s", (_, own, locale) => {
  expect(localeOfPerson({ ...nobody, ...own }, { language: "de" })).toBe(locale);
});

it("mails and notices are in English without any of them", () => {
  expect(localeOfPerson(nobody, null)).toBe("en-US");
});
