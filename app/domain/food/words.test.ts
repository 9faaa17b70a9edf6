import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { plural, singular } from "#app/domain/food/plurals.ts";
import {
  capitalize,
  nameKey,
  phraseKey,
  phraseKeys,
  plain,
  splitWords,
  stem,
  visible,
} from "#app/domain/food/words.ts";

describe("nameKey", () => {
  it.each([
    ["Crème fraîche", "creme fraiche"],
    ["Eggs", "egg"],
    ["Soy sauce", "soy-sauce"],
    ["potatoes", "Potato"],
    ["Anchovies", "anchovy"],
    ["Brie", "bries"],
    ["Za’atar", "zaatar"],
    ["Milk 1,5 %", "milk 1.5%"],
    ["  Oat   milk ", "Oat milk"],
    ["Beurre d'Isigny", "beurre disigny"],
    ["Coca-Cola", "coca cola"],
    [" 🥑 ", "🥑"],
    ["Soja­milch", "Sojamilch"],
  ])("takes %s and %s for one thing", (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ["Milk 1.5 %", "Milk 3.5 %"],
    ["Flour 405", "Flour 550"],
    ["7 up", "up"],
    ["🥑", "🍎"],
    ["Milk", "Oat milk"],
    ["1 2", "12"],
    ["12,34", "12 34"],
    ["12,34", "12,3 4"],
    ["12-34", "12.34"],
  ])("tells %s from %s", (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });

  it("is there for any name at all", () => {
    fc.assert(fc.property(fc.string({ minLength: 1 }), (name) => name.trim() === "" || nameKey(name) !== ""));
  });
});

const noun = fc.stringMatching(/^[a-z]{2,8}[bcdfgklmnprtvwxy]$/);

test("one and many of a word lead back to each other, and have one stem", () => {
  fc.assert(
    fc.property(noun, (word) => {
      expect(singular(plural(word))).toBe(word);
      expect(stem(plural(word))).toBe(stem(word));
    }),
  );
});

test.each([
  ["EGGS", "eggs"],
  ["Crème", "creme"],
  ["Straße", "strasse"],
  ["ŒUFS", "oeufs"],
  ["Smørrebrød", "smorrebrod"],
  ["ｍｉｌｋ", "milk"],
  ["мilк", "milk"],
  ["ﬂour", "flour"],
  ["café日本", "cafe日本"],
])("%s is %s in plain letters", (word, letters) => {
  expect(plain(word)).toBe(letters);
});

test.each([
  ["oat ½ milk", "oat 1⁄2 milk"],
  ["so\u00adya", "soya"],
  ["za’atar d'Isigny", "zaatar dIsigny"],
  ["'n' o’ ’s 5'9", "'n' o’ ’s 5'9"],
  ["é, 5'a b'5", "é, 5'a b'5"],
])("of %j %j is seen", (text, seen) => {
  expect(visible(text)).toBe(seen);
});

test.each([
  ["as", "a"],
  ["ey", "ey"],
  ["pies", "pie"],
  ["yolky", "yolki"],
  ["yoyos", "yoyo"],
])("the stem of %s is %s", (word, one) => {
  expect(stem(word)).toBe(one);
});

test("words stand where they were in their text; digits and signs part them", () => {
  const text = "2 Crème-fraîche, oat3milk";
  const words = splitWords(text);
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(["Crème", "fraîche", "oat", "milk"]);
  expect(words.map(({ plain: word }) => word)).toEqual(["creme", "fraiche", "oat", "milk"]);
  // A mark alone is no word.
  expect(splitWords("\u0301 - 3")).toEqual([]);
});

test("a phrase is one word: of stems, and of what it says but for the end", () => {
  expect(phraseKeys(splitWords("Oats milks"))).toEqual([`${stem("oat")}${stem("milk")}`, `oats${stem("milk")}`]);
  expect(phraseKeys([])).toEqual(["", ""]);
  expect(phraseKey("Soy-sauces")).toBe(phraseKey("soy sauce"));
  expect(phraseKeys(splitWords("soy sauce"))).toContain(phraseKey("soysauce"));
  expect(phraseKey("5 %")).toBe("");
});

test("a name begins with a capital, where it begins with a letter that has one", () => {
  expect(["oat milk", "éclair", "7 up", "Milk", ""].map(capitalize)).toEqual([
    "Oat milk",
    "Éclair",
    "7 up",
    "Milk",
    "",
  ]);
});
