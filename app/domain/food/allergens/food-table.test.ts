import { describe, expect, it, test } from "vitest";
import {
  compileFoods,
  findLongest,
  foodKey,
  readFoods,
  spellNumbers,
  unspellNumbers,
} from "#app/domain/food/allergens/food-table.ts";
import { splitWords, visible } from "#app/domain/food/words.ts";

describe("a line of a list", () => {
  it("has names, a colon, and what the food holds, how surely", () => {
    expect(readFoods("Brie, Camembert: milk\n\n no line of a food \n  soy sauce: soy~ wheat? salt! ")).toEqual([
      { name: "brie", names: ["Brie", "Camembert"], holds: { milk: 3 }, isDish: false, kindOf: [] },
      {
        name: "soy sauce",
        names: ["soy sauce"],
        holds: { soy: 2, gluten: 1, grain: 1, salt: 4 },
        isDish: false,
        kindOf: [],
      },
    ]);
  });

  it("has short forms of what comes together, marks of dishes, and what it is a kind of", () => {
    expect(readFoods("paella: shellfish~ dish\nrice noodle: ^noodle ^rice_stick\n tofu:")).toEqual([
      { name: "paella", names: ["paella"], holds: { crustaceans: 2, molluscs: 2 }, isDish: true, kindOf: [] },
      {
        name: "rice noodle",
        names: ["rice noodle"],
        holds: {},
        isDish: false,
        kindOf: [foodKey("noodle"), foodKey("rice stick")],
      },
      { name: "tofu", names: ["tofu"], holds: {}, isDish: false, kindOf: [] },
    ]);
  });

  it("has choices in braces, in all their combinations", () => {
    expect(readFoods("{oat, rice} {milk,drink}, oats, , a {b, }  c: gluten")[0]?.names).toEqual([
      "oat milk",
      "oat drink",
      "rice milk",
      "rice drink",
      "oats",
      "a b c",
      "a c",
    ]);
  });

  it("is called without the dash of its first name", () => {
    expect(readFoods("-Brot, bread: gluten\nMilch-: milk").map(({ name }) => name)).toEqual(["brot", "milch"]);
  });
});

const LIST = `
    egg: egg
    egg noodle: egg gluten
    noodle: gluten
    buttercup: egg
    butter: milk
    käse, smør: milk
    -kaese, -se: milk
    bread-: gluten
    breadst-: gluten
    bread: gluten
    =chips: gluten
    chip: milk
    chip of the old block: egg
    E322: soy~
    tofu: soy
    tofu: wheat? dish ^bean
    parmesan: milk
    parmesan cheese: milk egg
    tofu skin: egg
    anda: egg
    as if: milk
    egg with a lot of everything beside it that there is: milk
    e milk: milk
  `;
/** Words with possible typos; a word after a number is counted. */
const read = (text: string) =>
  splitWords(visible(spellNumbers(text))).map((word, at, all) => ({
    ...word,
    near: word.plain === "parmesam" ? "parmesan" : word.stem,
    isCounted: /\d/.test(text.slice(all[at - 1]?.end ?? 0, word.start)),
  }));
const find = (text: string, start = 0) => {
  const found = findLongest(read(text), start, compileFoods(readFoods(LIST)));
  return found && { name: found.food.name, length: found.length };
};

describe("the name at a place", () => {
  it.each([
    ["egg noodles", "egg noodle", 2],
    ["eggnoodle", "egg noodle", 1],
    ["egg-noodle soup", "egg noodle", 2],
    ["eggs with noodles", "egg", 1],
    ["EGG", "egg", 1],
    ["butter cup", "buttercup", 2],
    ["butter 1 cup", "butter", 1],
    ["butter and egg", "butter", 1],
    ["Käse", "käse", 1],
    ["kaese", "käse", 1],
    ["smoer", "käse", 1],
    ["kase", "käse", 1],
    ["bergkaese", "kaese", 1],
    ["Bergkaeses", "kaese", 1],
    ["breadcrumb", "bread", 1],
    ["breadsticks", "breadst", 1],
    ["chips", "chips", 1],
    ["chip", "chip", 1],
    ["chip of the old block", "chip of the old block", 5],
    ["e-322", "e322", 1],
    ["parmesam", "parmesan", 1],
    ["parmesam cheese", "parmesan cheese", 2],
    ["tofus skins", "tofu skin", 2],
    ["2 eggs", "egg", 1],
    ["egg 2 noodles", "egg", 1],
    [
      "egg with a lot of everything beside it that there is",
      "egg with a lot of everything beside it that there is",
      11,
    ],
    ["e milk", "e milk", 2],
    ["anda", "anda", 1],
    ["egg and a", "egg", 1],
  ])("of %j is %s", (text, name, length) => {
    expect(find(text)).toEqual({ name, length });
  });

  it.each(["carrot", "noo dle", "chive", "e 323", "but", "a", "and a", "as if", "an da"])("of %j is none", (text) => {
    expect(find(text)).toBeNull();
  });

  it("begins where it is asked for", () => {
    expect(find("fried egg noodles", 1)).toEqual({ name: "egg noodle", length: 2 });
    expect(find("fried egg noodles")).toBeNull();
  });

  it("of two lines holds what either does", () => {
    expect(compileFoods(readFoods(LIST)).byKey.get(foodKey("Tofus"))).toMatchObject({
      holds: { soy: 3, gluten: 1, grain: 1 },
      isDish: true,
      kindOf: [foodKey("bean")],
    });
  });
});

test("of the same kind twice the surer counts, in whatever order", () => {
  for (const lines of ["a b: egg~\nab: egg!", "ab: egg!\na b: egg~"]) {
    const { byKey } = compileFoods(readFoods(lines));
    expect(byKey.get("ab")?.holds).toEqual({ egg: 4 });
  }
});

test.each([
  ["E322", "enrdcc"],
  ["with e 322, or E-471", "with enrdcc, or Enrehb"],
  ["V8", "Vnri"],
  ["vitamin B12", "vitamin Bnrbc"],
])("%s is spelled %s", (text, spelled) => {
  expect(spellNumbers(text).toLowerCase()).toBe(spelled.toLowerCase());
  expect(unspellNumbers(spelled).replace(/[ -](?=\d)/g, "")).toBe(text.replace(/[ -](?=\d)/g, "").replace(/^E/, "e"));
});

test.each(["322", "be322", "E32200", "E322x", "5 e", "e  322", "henrdcc", "enr", "enrk"])("%s stays", (text) => {
  expect(spellNumbers(text)).toBe(text);
  expect(unspellNumbers(text)).toBe(text);
});
