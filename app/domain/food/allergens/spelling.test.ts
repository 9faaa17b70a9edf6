import { describe, expect, test } from "vitest";
import { findBreaks } from "#app/domain/food/allergens/find-breaks.ts";
import { getFoods } from "#app/domain/food/allergens/foods.ts";
import { understandAllergy } from "#app/domain/food/allergens/own-words.ts";
import { readFood } from "#app/domain/food/allergens/read-food.ts";
import { findNearStem } from "#app/domain/food/allergens/spelling.ts";
import { splitWords, stem } from "#app/domain/food/words.ts";

// Compiled before the time of a test runs.
getFoods();

const near = (word: string) => splitWords(word).map(findNearStem).join(" ");

describe("a word on a label", () => {
  test.each([
    ["parmesam", "parmesan"],
    ["parmesaan", "parmesan"],
    ["prmesan", "parmesan"],
    ["pramesan", "parmesan"],
    ["amlonds", "almond"],
    ["worcestershirre", "worcestershire"],
    ["worchestershir", "worcestershire"],
    ["Parmesams", "parmesan"],
    ["gingerr", "ginger"],
    ["oysterr", "oyster"],
    ["pomigranite", "pomegranate"],
    ["hollandaze", "hollandaise"],
    ["bagle", "bagel"],
    ["bechemelle", "bechamel"],
  ])("%s is meant to be %s", (word, meant) => expect(near(word)).toBe(stem(meant)));

  test.each([
    "parmesan",
    "xarmesan",
    "parmxxan",
    "parmnxxan",
    "delicate",
    "garnish",
    "compost",
    "buttered",
    "peppering",
    "creamily",
    "bittered",
    "milling",
    "nuttier",
    "powdery",
    "butterily",
    "butterish",
    "gingerlike",
    "whheats",
    "wlak",
    "buttre",
    `parmesan${"x".repeat(23)}`,
  ])("%s is itself", (word) => expect(near(word)).toBe(stem(word)));
});

const read = (text: string) =>
  understandAllergy(text)
    .map(({ name, isKnown }) => (isKnown ? name : `?${name}`))
    .join(", ");

describe("a word of an allergy", () => {
  test.each([
    ["mangp", "mango"],
    ["mangoo", "mango"],
    ["xango", "?xango"],
    ["kiwo", "?kiwo"],
    ["pinapplle", "pineapple"],
    ["xyneapple", "?xyneapple"],
    ["black beans", "black bean"],
    ["meats", "meat"],
    ["Alkohol", "alcohol"],
    ["raw zzqx paste milk", "Milk/Dairy, ?zzqx"],
    ["severe", ""],
    ["Milk/Dairy", "Milk/Dairy"],
    ["Mælk", "Milk/Dairy"],
  ])("%s: %s", (text, understood) => expect(read(text)).toBe(understood));

  const isLeftOut = (ingredient: string, text: string) =>
    findBreaks(readFood({ ingredients: [ingredient] }), { allergies: [text], diets: [] }).length > 0;

  test.each([
    ["Kiwisaft", "kiwi", true],
    ["Goldkiwi", "kiwi", true],
    ["Goldkiwis", "kiwi", true],
    ["Kiwano", "kiwi", false],
    ["White wines", "Wein", true],
    ["Rum", "alcohol", true],
    ["Beef", "meat", true],
    ["Mangp slices", "mangp", true],
    ["Mango slices", "mangp", true],
    ["Zzqx", "zzqx paste", false],
  ])("%s has it in it, for %s: %s", (ingredient, text, does) => expect(isLeftOut(ingredient, text)).toBe(does));
});
