import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findAllergens } from "#app/domain/food/allergens/find-breaks.ts";
import { getFoods } from "#app/domain/food/allergens/foods.ts";
import { KINDS_OF_ALLERGENS, LEVEL, type Level } from "#app/domain/food/allergens/kinds.ts";
import { type FoodTexts, readFood } from "#app/domain/food/allergens/read-food.ts";
import { findHits } from "#app/domain/food/allergens/scan.ts";
import { INGREDIENT_NAMES, LIBRARY, translate } from "#app/domain/ideas/library.server.ts";
import { findTimers } from "#app/domain/recipes/timers.ts";
import { RECIPES } from "#app/ideas/recipes.server.ts";
import { ALLERGENS, type Allergen } from "#app/shared/food/constants.ts";
import type { Messages } from "#app/words/catalogue.ts";
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

it("is in the digits of the reader's region", () => {
  const steps = RECIPES.flatMap((recipe) => recipe.steps).filter((step) => /\d/.test(step));
  const inLocale = (locale: string) => steps.map((step) => translate(step, locale)).join();
  expect(inLocale("ar-EG")).toMatch(/[٠-٩]/);
  expect(inLocale("ar-EG")).not.toMatch(/[0-9]/);
  expect(inLocale("ar-MA")).not.toMatch(/[٠-٩]/);
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

/** The allergens in the English texts, also without their claims: "gluten-free soy sauce" counts as soy sauce. */
function allergensOfEnglish(texts: readonly string[]): Allergen[] {
  const parts = texts.flatMap((text) => {
    const words = text.split(/[\s-]+/);
    return words.map((_, at) => words.slice(at).join(" "));
  });
  return [...findAllergens(readFood({ ingredients: parts })).keys()];
}

const ENGLISH: Messages = Object.assign({}, ...LIBRARY.map(({ english }) => english));
const textOf = (text: Messages[string] | undefined): string[] =>
  typeof text === "string" ? [text] : text ? [text[0]] : [];
const inEnglish = (id: string) => textOf(ENGLISH[id]);

/** The built-in recipes with the ids of their texts, and the allergens that the English texts name. */
const recipes = RECIPES.map(({ slug, allergens, ingredients, steps }) => {
  const titles = [`${slug}.title`, `${slug}.description`];
  const stepIds = steps.map((_, index) => `${slug}.steps.${index + 1}`);
  const texts = [...titles, ...stepIds].flatMap(inEnglish);
  const named = allergensOfEnglish([...texts, ...Object.values(ingredients).flatMap(Object.keys)]);
  return { slug, titles, stepIds, known: new Set([...allergens, ...named]) };
});

/** The allergens of an ingredient, by the table of foods. */
function allergensIn(name: string, level: Level): Allergen[] {
  const food = readFood({ ingredients: [name] });
  return ALLERGENS.filter((one) =>
    findHits(food, getFoods(), KINDS_OF_ALLERGENS[one]).some((hit) => hit.level >= level),
  );
}
const ingredients = INGREDIENT_NAMES.map((name) => ({
  name,
  named: allergensOfEnglish([name]),
  holds: allergensIn(name, LEVEL.usual),
}));

/** The allergens that a translation names for certain. "Brot" may contain egg, but no more than "bread" does. */
function namedIn(texts: FoodTexts): [Allergen, string][] {
  const food = readFood(texts);
  return ALLERGENS.flatMap((allergen) =>
    findHits(food, getFoods(), KINDS_OF_ALLERGENS[allergen])
      .filter(({ level }) => level >= LEVEL.certain)
      .map(({ name }): [Allergen, string] => [allergen, name]),
  );
}

/** "Pan" is bread in Spanish and cookware in English. In a family's recipe from the library it is known as bread. */
const AMBIGUOUS = ["Pan"];

describe.each(LANGUAGES.filter((language) => files.some((one) => one.language === language)))(
  "recipes in %s",
  (language) => {
    const translated = translationsOf(language);
    const inLanguage = (id: string) => translated[id] ?? [];

    it("name no allergen that the English lacks", () => {
      const culprits = recipes.flatMap(({ slug, titles, stepIds, known }) => {
        const texts = { titles: titles.flatMap(inLanguage), steps: stepIds.flatMap(inLanguage), ingredients: [] };
        return namedIn(texts)
          .filter(([allergen]) => !known.has(allergen))
          .map(([, food]) => `${slug}: ${food}`);
      });
      expect(culprits).toEqual([]);
    });

    it("have the timers of the English in their steps", () => {
      const stepIds = recipes.flatMap((recipe) => recipe.stepIds).filter((id) => translated[id]);
      const culprits = stepIds.filter((id) => {
        const found = findTimers(translated[id] ?? "");
        return !inEnglish(id)
          .flatMap(findTimers)
          .every((seconds) => found.includes(seconds));
      });
      expect(culprits).toEqual([]);
    });

    it("have ingredients that name no allergen that the English name lacks", () => {
      const culprits = ingredients.flatMap(({ name, named }) =>
        namedIn({ ingredients: [inLanguage(name)].flat() })
          .filter(([allergen]) => !named.includes(allergen))
          .map(([, food]) => `${name}: ${food}`),
      );
      expect(culprits).toEqual([]);
    });

    it("have ingredients in which the table of foods finds what the English holds", () => {
      const missed = ingredients
        .filter(({ name }) => !AMBIGUOUS.includes(`${translated[name]}`))
        .flatMap(({ name, holds }) => {
          const found = allergensIn(translated[name] ?? name, LEVEL.maybe);
          return holds
            .filter((allergen) => !found.includes(allergen))
            .map((allergen) => `${translated[name]}: ${allergen}`);
        });
      expect(missed).toEqual([]);
    });
  },
);
