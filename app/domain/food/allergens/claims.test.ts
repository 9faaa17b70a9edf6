import { describe, expect, test } from "vitest";
import { findAllergens, findDietBreak } from "#app/domain/food/allergens/find-breaks.ts";
import { getFoods } from "#app/domain/food/allergens/foods.ts";
import { readFood } from "#app/domain/food/allergens/read-food.ts";

// Compiled before the time of a test runs.
getFoods();

const list = (text: string) => [...findAllergens(readFood({ ingredients: [text] })).keys()].sort().join(", ");
const breaksDiet = (text: string, diet: string) => findDietBreak(readFood({ ingredients: [text] }), diet);

describe("what is free of something", () => {
  test.each([
    ["gluten free bread", ""],
    ["gluten-free bread", ""],
    ["bread gluten free", ""],
    ["gluten free", ""],
    ["tree nut free chocolate", "Milk/Dairy, Soy"],
    ["egg and gluten free noodles", ""],
    ["egg or gluten-free noodles", ""],
    ["tree nut and egg free noodles", "Wheat/Gluten"],
    ["egg and vegan noodles", "Eggs, Wheat/Gluten"],
    ["egg and noodles", "Eggs, Wheat/Gluten"],
    ["egg but gluten free", "Eggs"],
    ["nonfat milk", "Milk/Dairy"],
    ["non dairy cheese", "Nuts, Soy"],
    ["nondairy cheese", "Nuts, Soy"],
    ["nongluten bread", ""],
    ["glutenfreies Brot", ""],
    ["eggless noodles", "Wheat/Gluten"],
    ["egg less noodles", "Wheat/Gluten"],
  ])("%s: %s", (text, allergens) => expect(list(text)).toBe(allergens));

  test.each([
    ["milk free from lactose", "Milk/Dairy"],
    ["milk free of lactose", "Milk/Dairy"],
    ["milk free range eggs", "Eggs, Milk/Dairy"],
    ["free range egg", "Eggs"],
    ["milk for free", "Milk/Dairy"],
    ["celery free from salt", "Celery"],
    ["celery free range eggs", "Celery, Eggs"],
    ["celery free of salt", "Celery"],
    ["celery free", ""],
    ["not celery free", "Celery"],
  ])("is said of what stands before, unless it goes on: %s: %s", (text, allergens) => {
    expect(list(text)).toBe(allergens);
  });
});

describe("a claim is none where it is denied", () => {
  test.each([
    ["never gluten free bread", "Wheat/Gluten"],
    ["not even a gluten free bread", "Wheat/Gluten"],
    ["not even at all a gluten free bread", ""],
    ["not for gluten free bread", "Wheat/Gluten"],
    ["not here with gluten free bread", ""],
    ["no gluten free bread", "Wheat/Gluten"],
    ["no such gluten free bread", ""],
    ["no longer gluten free bread", "Wheat/Gluten"],
    ["longer gluten free bread", ""],
    ["much longer gluten free bread", ""],
    ["bread (not gluten free)", "Wheat/Gluten"],
    ["mostly gluten free bread", "Wheat/Gluten"],
    ["semi-vegan mozzarella", "Milk/Dairy"],
    ["vegan-ish mozzarella", "Milk/Dairy"],
    ["veganish mozzarella", "Milk/Dairy"],
    ["bread (gluten free)", ""],
    ["vegan, not gluten free, bread", "Wheat/Gluten"],
  ])("%s: %s", (text, allergens) => expect(list(text)).toBe(allergens));
});

describe("a claim reaches", () => {
  test.each([
    ["gluten free soft white bread", ""],
    ["gluten free rice in bread", "Wheat/Gluten"],
    ["soft white bread gluten free", ""],
    ["bread and rice gluten free", "Wheat/Gluten"],
    ["bread gluten free with butter", "Milk/Dairy"],
    ["bread gluten free rice", "Wheat/Gluten"],
    ["gluten free: bread", ""],
    ["gluten free, nice, bread", "Wheat/Gluten"],
    ["gluten free, vegan, bread", ""],
    ["bread, (gluten free)", ""],
    ["bread, nice, gluten free", "Wheat/Gluten"],
    ["bread, gluten free for you", "Wheat/Gluten"],
    ["barley, gluten free", "Wheat/Gluten"],
    ["bread, egg and gluten free", ""],
  ])("%s: %s", (text, allergens) => expect(list(text)).toBe(allergens));
});

describe("a vegetarian thing", () => {
  test.each([
    ["vegetarian sausages", null],
    ["vegetarian style sausages", null],
    ["vegetarian bean sausages", "Vegetarian: sausages"],
    ["sausages for vegetarian people", "Vegetarian: sausages"],
    ["veggie fish fingers", "Vegetarian: fish fingers"],
    ["chicken and veggie sausages", "Vegetarian: chicken"],
    ["not vegetarian", "Vegetarian: not vegetarian"],
    ["not veggie sausages", "Vegetarian: sausages"],
  ])("is so beside the word alone: %s: %s", (text, reason) => {
    expect(breaksDiet(text, "Vegetarian")).toBe(reason);
  });

  test("is so in other things than meat only where it is not sure that they are in it", () => {
    expect(breaksDiet("veggie Worcestershire sauce", "Vegetarian")).toBeNull();
    expect(list("veggie Worcestershire sauce")).not.toContain("Fish");
    expect(list("vegetarian tuna")).toContain("Fish");
    expect(list("vegetarian egg mayonnaise")).toContain("Eggs");
  });
});

describe("what is left out", () => {
  test.each([
    ["without eggs", ""],
    ["without the added eggs", ""],
    ["no eggs nor milk", ""],
    ["no eggs or milk", ""],
    ["no eggs and milk", "Milk/Dairy"],
    ["instead of any eggs", ""],
    ["in place of eggs", ""],
    ["rather than eggs", ""],
    ["none of eggs", ""],
    ["not without eggs", "Eggs"],
    ["not instead of eggs", "Eggs"],
    ["eggs or milk", "Eggs, Milk/Dairy"],
    ["nor eggs", "Eggs"],
    ["or", ""],
    ["of eggs", "Eggs"],
  ])("%s: %s", (text, allergens) => expect(list(text)).toBe(allergens));
});

describe("signs and short words", () => {
  test.each([
    ["mac & cheese", "mac and cheese"],
    ["mac&cheese", "mac and cheese"],
    ["mac ＆ cheese", "mac and cheese"],
    ["mac   n   cheese", "mac and cheese"],
    ["mac 'n' cheese", "mac and cheese"],
    ["mac'n'cheese", "mac and cheese"],
    ["mac 'n cheese", "mac and cheese"],
    ["mac n' cheese", "mac and cheese"],
    ["rice w/ egg", "rice with egg"],
    ["rice w/egg", "rice with egg"],
    ["nut/egg-free", "nut and egg-free"],
    ["nut-/egg free", "nut and egg free"],
    ["pin and needle", "pin and needle"],
    ["nan", "nan"],
  ])("%s is %s", (text, read) => {
    const [phrases = []] = readFood({ ingredients: [text] }).ingredients;
    expect(phrases.map((phrase) => phrase.text.trim())).toEqual([read]);
  });

  test.each([
    ["one - two – three", ["one", "two", "three"]],
    ["one-two", ["one-two"]],
    ["a/b|c*d•e", ["a", "b", "c", "d", "e"]],
    ["one (two) [three] {four}", ["one", "two", "three", "four"]],
    ["one. , ; two!?", ["one", "two"]],
    ["nut/eggs", ["nut", "eggs"]],
  ])("%s is of %j", (text, read) => {
    const [phrases = []] = readFood({ ingredients: [text] }).ingredients;
    expect(phrases.map((phrase) => phrase.text.trim())).toEqual(read);
  });

  test("a number before a word counts it", () => {
    const [phrases = []] = readFood({ ingredients: ["2 butter ½ cup 3"] }).ingredients;
    expect(phrases.flatMap(({ words }) => words.map(({ isCounted }) => isCounted))).toEqual([true, true]);
    const [plain = []] = readFood({ ingredients: ["butter cup 3"] }).ingredients;
    expect(plain.flatMap(({ words }) => words.map(({ isCounted }) => isCounted))).toEqual([false, false]);
  });

  test("a food of which nothing is known has no texts", () => {
    expect(readFood({ ingredients: [] })).toEqual({ titles: [], steps: [], ingredients: [] });
  });
});
