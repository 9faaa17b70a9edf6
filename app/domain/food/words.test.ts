import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { plural, singular } from "#app/domain/food/plurals.ts";
import { nameKey, stem } from "#app/domain/food/words.ts";

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
