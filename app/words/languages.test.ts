import { describe, expect, it } from "vitest";
import { LANGUAGES, languageOf, localeFor } from "#app/words/languages.ts";

describe("the language of a tag", () => {
  it.each([
    ["de-AT", "de"],
    ["pt", "pt-BR"],
    ["pt-PT", "pt-BR"],
    ["zh", "zh-Hans"],
    ["zh-CN", "zh-Hans"],
    ["zh-SG", "zh-Hans"],
    ["zh-Hant", null],
    ["zh-TW", null],
    ["iw", "he"],
    ["no", null],
    ["da", null],
    ["en-XA", "en-XA"],
    ["*", null],
    ["%%%", null],
    ["de-AT-u-fw-mon-hc-h23", "de"],
  ])("%s is that of %s", (tag, language) => {
    expect(languageOf(tag)).toBe(language);
  });
});

describe("the locale of a page", () => {
  it.each([
    ["no tags", [], "en-US"],
    ["English in Denmark", ["da-DK", "en"], "en-DK"],
    ["a region of the same language first", ["da-DK", "en-GB"], "en-GB"],
    ["a browser in Danish, which adds English", ["da-DK", "da", "en-US", "en"], "en-DK"],
    ["a browser in German, which adds English", ["de", "en-US", "en"], "de-DE"],
    ["an English browser", ["en-US", "en", "de-DE"], "en-US"],
    ["the likely region", ["de"], "de-DE"],
    ["the language's own region", ["ar"], "ar-EG"],
    ["the first that is offered", ["da", "de-CH", "en"], "de-CH"],
    ["Chinese in Singapore", ["zh-SG"], "zh-Hans-SG"],
    ["nonsense", ["%%%", "-"], "en-US"],
    ["a pseudo-language", ["ar-XB", "de"], "ar-XB"],
  ])("of %s", (_, tags, locale) => {
    expect(localeFor(tags, [...LANGUAGES, "ar-XB"])).toBe(locale);
  });

  it("is that of the chosen language, with the browser's region", () => {
    expect(localeFor(["en-GB", "fr"], LANGUAGES, "de")).toBe("de-GB");
    expect(localeFor(["de-AT"], ["en", "de"], "fr")).toBe("de-AT");
  });

  it("has English words where the language is not offered", () => {
    expect(localeFor(["de-AT", "fr"], ["en"])).toBe("en-AT");
    expect(localeFor(["de", "en-US"], ["en"])).toBe("en-DE");
  });
});
