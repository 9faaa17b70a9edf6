import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findAllergens } from "#app/domain/food/allergens/find-breaks.ts";
import { readFood } from "#app/domain/food/allergens/read-food.ts";
import { LIBRARY } from "#app/domain/ideas/library.server.ts";
import { RECIPES } from "#app/ideas/recipes.server.ts";
import { translationFile } from "#app/words/define.server.ts";
import { LANGUAGES } from "#app/words/languages.ts";
import { readTranslations } from "#app/words/po.ts";

/** Translations of the built-in library (app/words/LANGUAGE/library-PART.po). */
const files = LIBRARY.flatMap(({ name, english }) =>
  LANGUAGES.map((language) => ({ language, english, file: translationFile(name, language) })).filter(({ file }) =>
    existsSync(file),
  ),
);
const translationsOf = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...files.filter((one) => one.language === language).map(({ file }) => readTranslations(readFileSync(file))),
  );

const UNITS: Record<string, string> = { مل: "ml", غ: "g", غم: "g", غرام: "g", سم: "cm" };

/** The figures of a text with their metric units, in any order: "0,5" and "٠٫٥" are "0.5". */
function figuresOf(text: string): string[] {
  const latin = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/(?<=\d)[,٫](?=\d)/g, ".");
  const found = latin.matchAll(/([\d.]*\d|[½¼¾⅓⅔⅛])(?:\s?(°|%|(?:ml|g|cm|مل|غرام|غم|غ|سم)(?!\p{L})))?/gu);
  return [...found].map(([, figure, unit = ""]) => `${figure} ${UNITS[unit] ?? unit}`).sort();
}

/** The maximum length of a text by its file and id. */
function maxLength(file: string, id: string): number {
  if (file.includes("library-tips")) return 280;
  return id.endsWith(".title") || /\.title\.\d$/.test(id) ? 80 : Number.POSITIVE_INFINITY;
}

it("a figure is the same in other digits, with a decimal comma, and before another word", () => {
  expect(figuresOf("Bake 300 ml at 180 °C, 2.5 minutes a side")).toEqual(["180 °", "2.5 ", "300 ml"]);
  expect(figuresOf("2,5 Minuten je Seite, 300 ml bei 180 °C")).toEqual(["180 °", "2.5 ", "300 ml"]);
  expect(figuresOf("٣٠٠ مل على ١٨٠ °م، ٢٫٥ دقيقة")).toEqual(["180 °", "2.5 ", "300 ml"]);
});

describe.each(files)("$file", ({ file, english }) => {
  it("has the figures of the English, and room in titles and tips", () => {
    const culprits = Object.entries(readTranslations(readFileSync(file))).flatMap(([id, translation]) => {
      const text = english[id];
      const source = typeof text === "string" ? text : text?.[0];
      const isTooLong = translation.length > maxLength(file, id) ? [`${id}: ${translation.length} letters`] : [];
      const isWrong =
        String(figuresOf(translation)) === String(figuresOf(source ?? "")) ? [] : [`${id}: ${translation}`];
      return [...isTooLong, ...isWrong];
    });
    expect(culprits).toEqual([]);
  });
});

const allergensOf = (texts: Parameters<typeof readFood>[0]) => [...findAllergens(readFood(texts))];

describe.each(LANGUAGES.filter((language) => files.some((one) => one.language === language)))(
  "recipes in %s",
  (language) => {
    const translated = translationsOf(language);
    const inLanguage = (id: string) => translated[id] ?? [];

    it("name no allergen that the English lacks", () => {
      const culprits = RECIPES.flatMap(({ slug, allergens, steps }) => {
        const found = allergensOf({
          titles: [`${slug}.title`, `${slug}.description`].flatMap(inLanguage),
          steps: steps.flatMap((_, index) => inLanguage(`${slug}.steps.${index + 1}`)),
          ingredients: [],
        });
        return found.filter(([allergen]) => !allergens.includes(allergen)).map(([, food]) => `${slug}: ${food}`);
      });
      expect(culprits).toEqual([]);
    });

    it("have ingredients that name no allergen that the English name lacks", () => {
      const ingredients = LIBRARY.find(({ name }) => name === "library-ingredients")?.english ?? {};
      const culprits = Object.keys(ingredients).flatMap((name) => {
        const known = allergensOf({ ingredients: [name] }).map(([allergen]) => allergen);
        const found = allergensOf({ ingredients: [translated[name] ?? []].flat() });
        return found.filter(([allergen]) => !known.includes(allergen)).map(([, food]) => `${name}: ${food}`);
      });
      expect(culprits).toEqual([]);
    });
  },
);
