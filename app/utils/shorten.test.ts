import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shorten } from "#app/utils/shorten.ts";

describe("a text that is cut", () => {
  it.each([
    ["one two three", 13, "one two three"],
    ["one two three", 12, "one two…"],
    ["one two three", 9, "one two…"],
    ["alphabet soup", 12, "alphabet…"],
    ["ab cdefghijkl", 6, "ab cd…"],
    ["abcdefgh", 4, "abc…"],
    ["abc  defg", 7, "abc…"],
    ["abc 🦉🦉", 6, "abc…"],
    ["🦉🦉🦉🦉", 6, "🦉🦉…"],
  ])("%j, of %i", (text, length, cut) => expect(shorten(text, length)).toBe(cut));

  it("is never longer than it may be, and begins as it did", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 12 }), (text, length) => {
        const cut = shorten(text, length);
        expect(cut.length).toBeLessThanOrEqual(Math.max(length, 1));
        expect(text.startsWith(cut.replace(/…$/u, ""))).toBe(true);
      }),
    );
  });
});
