import { afterEach, describe, expect, test, vi } from "vitest";
import { firstCharacter } from "#app/shared/people/member-names.ts";

afterEach(() => vi.unstubAllGlobals());

describe("firstCharacter", () => {
  test.each([
    ["Ella", "E"],
    [" ella", "e"],
    ["élise", "é"],
    ["e\u0301lise", "e\u0301"],
    ["مريم", "م"],
    ["👩‍👧 family", "👩‍👧"],
    ["", "?"],
    ["   ", "?"],
  ])("%j: %s", (name, initial) => {
    expect(firstCharacter(name)).toBe(initial);
  });

  test("a browser without Intl.Segmenter still gets a whole code point", async () => {
    vi.stubGlobal("Intl", Object.create(Intl, { Segmenter: { value: undefined } }));
    vi.resetModules();
    const { firstCharacter: withoutSegmenter } = await import("#app/shared/people/member-names.ts");
    expect(withoutSegmenter("🐦 bird")).toBe("🐦");
    expect(withoutSegmenter("ella")).toBe("e");
  });
});
