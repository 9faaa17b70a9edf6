import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isTypoOf, splitAnchors, withTypos } from "#app/domain/find/typos.ts";
import { readTerms } from "#app/utils/words.ts";

const letters = fc.string({ unit: fc.constantFrom(..."abcdeñ한"), minLength: 5, maxLength: 12 });
const letter = fc.constantFrom(..."abcdeñ한x");

/** A word, and the same with one typo. */
const slips = fc
  .record({ word: letters, at: fc.nat(), letter, kind: fc.constantFrom("wrong", "missing", "extra", "swapped") })
  .map(({ word, at: anywhere, letter: other, kind }) => {
    const at = anywhere % word.length;
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    const typed = {
      wrong: before + other + after,
      missing: before + after,
      extra: before + other + word.slice(at),
      swapped: before + after.slice(0, 1) + word.charAt(at) + after.slice(1),
    }[kind];
    return { word, typed };
  });

describe("a slip of the pen", () => {
  it("is one letter wrong, missing or too many, or two that changed places", () => {
    fc.assert(
      fc.property(slips, ({ word, typed }) => {
        expect(isTypoOf(typed, word), `${typed} ${word}`).toBe(true);
      }),
    );
    for (const [typed, word] of [
      ["piaon", "piano"],
      ["swiming", "swimming"],
      ["kindergarden", "kindergartenfest"],
    ] as const) {
      expect(isTypoOf(typed, word), typed).toBe(true);
    }
    for (const [typed, word] of [
      ["pinoa", "piano"],
      ["iapno", "piano"],
      ["piano", "pian"],
    ] as const) {
      expect(isTypoOf(typed, word), `${typed} ${word}`).toBe(word === "pian");
    }
  });

  it.each(["piuuo", "pinxo", "pixao"])("is not two letters that are wrong: %s", (typed) => {
    expect(isTypoOf(typed, "piano")).toBe(false);
  });

  it("leaves the beginning or the end of the word as it was", () => {
    fc.assert(
      fc.property(slips, ({ word, typed }) => {
        fc.pre(typed.length >= 5);
        const { start, end } = splitAnchors(typed);
        expect(word.startsWith(start) || word.endsWith(end), `${typed} ${word}`).toBe(true);
        expect(Math.min(start.length, end.length)).toBeGreaterThan(1);
      }),
    );
  });

  it("adds corrections to the typed words, for long words alone", () => {
    expect(withTypos(readTerms("pinao les"), ["piano", "lesson"])).toEqual([[["pinao"], ["piano"]], [["les"]]]);
    expect(withTypos(readTerms("pian"), ["paino"])).toBeNull();
    expect(withTypos(readTerms("pinao"), ["violin"])).toBeNull();
  });
});
