import { expect, it } from "vitest";
import { mailLanguage, mailPage } from "#app/domain/people/mail-page.ts";

it.each([
  ["de-AT", { language: "de", isRtl: false, attributes: ' lang="de"' }],
  ["ar-EG", { language: "ar", isRtl: true, attributes: ' lang="ar" dir="rtl"' }],
  ["da-DK", { language: "en", isRtl: false, attributes: ' lang="en"' }],
])("a mail for %s says its language and direction, in its frame and in its body", (locale, language) => {
  expect(mailLanguage(locale)).toEqual(language);
  const html = mailPage("Hello", ["<p>One</p>", "<p>Two</p>"], locale);
  expect(html).toContain(`<html${language.attributes}>`);
  expect(html).toContain(`<body${language.attributes} style`);
  expect(html).toContain("<p>One</p>\n<p>Two</p>");
});
