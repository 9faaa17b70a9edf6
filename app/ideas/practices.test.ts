import { expect, it } from "vitest";
import { OPENINGS, PRACTICES } from "#app/ideas/practices.ts";
import { MOODS } from "#app/shared/calm/constants.ts";

it("every mood has its own words, one line each", () => {
  const moods = MOODS.map((mood) => PRACTICES[mood]);
  const parts = [
    ...Object.values(OPENINGS).flat(),
    ...moods.flatMap(({ parts, long, ending }) => [...parts, long, ending]),
  ];
  const texts = [...parts.flatMap(({ title, text }) => [title, text]), ...moods.flatMap(({ titles }) => titles)];
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => !/^\S.{1,158}\S$/u.test(text))).toEqual([]);
});
