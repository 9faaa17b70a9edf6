import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findBreaks } from "#app/domain/food/allergens/find-breaks.ts";
import { understandAllergy } from "#app/domain/food/allergens/own-words.ts";
import { readFood } from "#app/domain/food/allergens/read-food.ts";
import { tokenize } from "#app/domain/food/allergens/tokenize.ts";
import { ALLERGENS } from "#app/shared/food/constants.ts";

/** The meaning of a text; a question mark marks unknown words. */
const read = (text: string) =>
  understandAllergy(text)
    .map(({ name, isKnown }) => (isKnown ? name : `?${name}`))
    .join(", ");
const isLeftOut = (ingredient: string, text: string) =>
  findBreaks(readFood({ ingredients: [ingredient] }), { allergies: [text], diets: [] }).length > 0;

describe("one's own words are understood", () => {
  test.each([
    // Several things in one text.
    ["milk and eggs", "Milk/Dairy, Eggs"],
    ["nuts, peanuts", "Nuts, Peanuts"],
    ["nuts and peanuts", "Nuts, Peanuts"],
    ["no peanuts or tree nuts", "Peanuts, Nuts"],
    ["egg & dairy", "Eggs, Milk/Dairy"],
    ["gluten/wheat", "Wheat/Gluten"],
    ["mango/pineapple + papaya; kiwi", "mango, pineapple, papaya, kiwi"],
    ["milk eggs nuts", "Milk/Dairy, Eggs, Nuts"],
    ["coconut milk eggs", "coconut milk, Eggs"],
    ["fish, Fish and FISH", "Fish"],
    ["allergic to shellfish and kiwi", "Shellfish, kiwi"],
    ["half & half", "Milk/Dairy"],
    // Words around the food.
    ["severe nut allergy", "Nuts"],
    ["My son is allergic to milk!", "Milk/Dairy"],
    ["anaphylaxis to sesame", "Sesame"],
    ["can’t have eggs", "Eggs"],
    ["he can not eat raw egg", "Eggs"],
    ["lactose intolerant", "Milk/Dairy"],
    ["dairy free", "Milk/Dairy"],
    ["nut-free", "Nuts"],
    ["all fish", "Fish"],
    ["any kind of white fish", "Fish"],
    ["cow's milk protein intolerance", "Milk/Dairy"],
    // Conditions, groups and other names.
    ["coeliac", "Wheat/Gluten"],
    ["coeliac disease", "Wheat/Gluten"],
    ["celiac disease", "Wheat/Gluten"],
    ["CMPA", "Milk/Dairy"],
    ["C.M.P.A.", "Milk/Dairy"],
    ["seafood", "Fish, Shellfish"],
    ["crustaceans", "Shellfish"],
    ["molluscs", "Molluscs"],
    ["sulfites and sulphites", "Sulphites"],
    ["celeriac", "Celery"],
    ["mustard seeds", "Mustard"],
    ["lupine flour", "Lupin"],
    ["tree-nut", "Nuts"],
    ["egg whites", "Eggs"],
    ["soya/soy", "Soy"],
    ["peanut butter", "Peanuts"],
    ["vegan", "Fish, Shellfish, Eggs, Milk/Dairy, meat, honey"],
    ["E 120", "carmine"],
    ["E120", "carmine"],
    // Foods that are no closed choice stay foods, by one name.
    ["oats", "oat"],
    ["beer", "beer"],
    ["Kiwis", "kiwi"],
    ["stone fruits", "stone fruit"],
    ["citrus fruits", "citrus"],
    ["coconut milk", "coconut milk"],
    ["raw kiwi", "kiwi"],
    ["cream of tartar", "cream of tartar"],
    ["Brussels sprouts", "brussels sprout"],
    // Misspelt.
    ["penuts", "Peanuts"],
    ["shelfish", "Shellfish"],
    ["gluttin", "Wheat/Gluten"],
    ["sever alergy to pinapple", "pineapple"],
    ["parznib", "parsnip"],
    ["mnago, onoin", "mango, onion"],
    ["papuyu", "?papuyu"],
    // The numbers of additives are no spellings: E1105 is of eggs.
    ["E1106", "?e1106"],
    // Other languages.
    ["Milch und Eier", "Milk/Dairy, Eggs"],
    ["Nussallergie", "Nuts"],
    // In German a crab or a shrimp of the North Sea: both are left out.
    ["Krabben", "crab, shrimp"],
    ["Nordseekrabbe", "crab, shrimp"],
    ["Laktoseintoleranz", "Milk/Dairy"],
    ["allergie aux fruits à coque", "Nuts"],
    ["fruits de la mer", "Shellfish"],
    ["lait et œufs", "Milk/Dairy, Eggs"],
    ["leche y huevos", "Milk/Dairy, Eggs"],
    ["latte e uova", "Milk/Dairy, Eggs"],
    ["melk en eieren", "Milk/Dairy, Eggs"],
    ["PEANUTS", "Peanuts"],
    ["🥜🥛", "Peanuts, Milk/Dairy"],
    // Unknown words are kept beside known ones.
    ["zzqx", "?zzqx"],
    ["Severe Zzqx allergy", "?zzqx"],
    ["milk and zzqx", "Milk/Dairy, ?zzqx"],
    ["zzqx milk", "Milk/Dairy, ?zzqx"],
    ["zzqx yyqw milk", "Milk/Dairy, ?zzqx yyqw"],
    ["zzqx milk yyqw", "Milk/Dairy, ?zzqx, ?yyqw"],
    ["E999", "?e999"],
    ["stufz", "?stufz"],
    ["allergy to lily of the valley", "?lily of the valley"],
    ["молоко", "Milk/Dairy"],
  ])("%s: %s", (text, understood) => {
    expect(read(text)).toBe(understood);
  });

  test.each([
    "severe allergy",
    "alergy",
    "protein",
    "none",
    "n/a",
    "nothing",
    "no allergies",
    "No known allergies.",
    "!?",
    "-",
    "🙂",
  ])("%s names nothing", (text) => {
    expect(understandAllergy(text)).toEqual([]);
  });

  test("each closed choice is itself", () => {
    for (const name of ALLERGENS) expect([read(name), read(name.toLowerCase()).split(", ")]).toEqual([name, [name]]);
  });
});

describe("what is left out for one's own words", () => {
  test.each([
    ["milk and eggs", "Butter, mayonnaise, whole milk"],
    ["severe nut allergy", "Cashews, peanut butter"],
    ["coeliac disease", "Couscous, soy sauce"],
    ["shrimp", "King prawns, prawns, scampi"],
    ["prawns", "Shrimps"],
    ["aubergine", "Eggplants"],
    ["courgettes", "Zucchini"],
    ["cilantro", "Fresh coriander, ground coriander"],
    ["rocket", "Arugula"],
    ["garbanzo beans", "Tinned chickpeas, hummus"],
    ["oats", "Rolled oats, oat milk"],
    ["red meat", "Minced beef, lamb shoulder, bacon"],
    ["nightshades", "Cherry tomatoes, paprika, aubergine, potatoes"],
    ["stone fruit", "Peaches, apricots"],
    ["almonds", "Marzipan"],
    ["E120", "Sweets (E120), cochineal"],
    ["zzqx", "Zzqx paste, zzqxes, red-zzqx"],
    ["zzqx milk", "Zzqx, butter"],
    ["penuts", "Penuts, peanuts"],
    ["молоко", "Молоко"],
    ["tomato", "Cherry tomatoes"],
    ["pig", "Ham"],
    ["pepper", "Bell peppers"],
    ["beans", "Kidney beans"],
    ["caffeine", "Coffee beans"],
    ["chestnut", "Kastanienmehl"],
    ["citrus", "Citrussaft"],
    ["nuts", "Cashews, peanut butter"],
    ["ground nuts", "Almonds, peanuts"],
    ["Nuts", "Cashews"],
    ["cream of tartar", "Cream of tartar"],
    ["allergie aux graines de lin", "Graines de lin"],
    ["allergy to lily of the valley", "Tea of lily of the valley"],
    ["dairy milk", "Whole milk"],
    // A "free" food excludes the allergen that it is free of.
    ["lactose free milk", "Whole milk"],
    ["gluten free bread", "White bread"],
    ["milk free chocolate", "Whole milk"],
    ["chocolate without milk", "Whole milk"],
    ["chocolat mais pas de lait", "Lait"],
    ["lait sans lactose", "Lait"],
  ])("%s: %s", (text, list) => {
    for (const name of list.split(", ")) expect(isLeftOut(name, text), name).toBe(true);
  });

  test.each([
    ["cherries", "Cherry tomatoes"],
    ["potato", "Sweet potatoes"],
    ["beans", "Cocoa beans"],
    ["beans", "Coffee beans"],
    ["caffeine", "Fruit tea"],
    ["chilli", "Bell peppers"],
    ["black beans", "Black pepper"],
    ["oats", "Goat curd"],
    ["brazil nuts", "Brazilian beef"],
    ["Nuts", "Peanut butter"],
    ["corn", "Cornichons"],
    ["stone fruit", "Stoneground rye"],
    ["rice", "Cauliflower rice"],
    ["corn", "Corned beef"],
    ["tuna", "Salmon"],
    ["zzqx", "Rice"],
    ["e12", "Sweets (E120)"],
    ["tree nuts", "Peanuts"],
    ["red meat", "Chicken thighs"],
  ])("%s: not %s", (text, name) => {
    expect(isLeftOut(name, text)).toBe(false);
  });
});

/** Typed texts, in any order and with any sign. */
const anyWords = fc
  .array(fc.constantFrom(..."milk and eggs / , severe zzqx no ( 🥜 E120 & allergy ß -".split(" ")))
  .map((words) => words.join(" "));

test("no word passes in silence: each is said around a food, or is understood, or is matched", () => {
  fc.assert(
    fc.property(anyWords, (text) => {
      const names = read(text);
      for (const [word, name] of [
        ["milk", "Milk/Dairy"],
        ["eggs", "Eggs"],
        ["zzqx", "zzqx"],
        ["E120", "carmine"],
      ] as const)
        expect(names.includes(name)).toBe(text.includes(word));
    }),
  );
});

test("any text at all is taken apart, and a long one within its time", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 100 }), (text) => understandAllergy(text).length <= 100),
  );
  const before = process.cpuUsage();
  for (const text of ["qwertz ".repeat(14), "a&".repeat(50), "½".repeat(100), "milk-".repeat(20)]) {
    for (let turn = 0; turn < 10; turn++) understandAllergy(`${text}${turn}`);
  }
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
});

test("parts are counted without what is said around them", () => {
  expect(tokenize("a severe allergy: milk, eggs, and nuts")).toHaveLength(3);
  expect(tokenize(Array.from({ length: 11 }, (_, at) => `food${at}`).join("/"))).toHaveLength(11);
});
