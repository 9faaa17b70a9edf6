import { describe, expect, it } from "vitest";
import { findTranslation, isInEnglish, translate, translateAll } from "#app/domain/ideas/library.server.ts";

/** Two activities of the library, by their titles. */
const [KNOWN, OTHER] = ["The museum of us", "A den with opening hours"];

describe("a text of the library", () => {
  it.each([
    ["en-GB", true],
    ["da-DK", true],
    ["de-DE", false],
  ])("for %s needs no translation: %s", (locale, isEnglish) => {
    expect(isInEnglish(locale)).toBe(isEnglish);
  });

  it("is in the reader’s language", () => {
    expect(translate(KNOWN, "en-GB")).toBe(KNOWN);
    expect(translate(KNOWN, "de-DE")).not.toBe(KNOWN);
    expect(findTranslation(KNOWN, "de-DE")).toBe(translate(KNOWN, "de-DE"));
  });

  it("stays as it is where the library has it not", () => {
    expect(translate("Grandma’s own game", "de-DE")).toBe("Grandma’s own game");
    expect(findTranslation("Grandma’s own game", "de-DE")).toBeUndefined();
  });

  it("stays English beside one without a translation", () => {
    const whole = translateAll([KNOWN, OTHER], "de-DE");
    expect(whole).toEqual({ texts: [translate(KNOWN, "de-DE"), translate(OTHER, "de-DE")], isEnglish: false });
    expect(translateAll([KNOWN, "Grandma’s own game"], "de-DE")).toEqual({
      texts: [KNOWN, "Grandma’s own game"],
      isEnglish: true,
    });
  });
});
