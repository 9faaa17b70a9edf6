import { expect, it } from "vitest";
import { WORDS } from "#app/domain/people/word-list.ts";

it("has a thousand different words that everyone can type", () => {
  expect(WORDS.length).toBeGreaterThanOrEqual(1000);
  expect(new Set(WORDS).size).toBe(WORDS.length);
  for (const word of WORDS) expect(word).toMatch(/^[a-z]{4,9}$/);
});
