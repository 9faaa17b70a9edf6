import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pickPractice, shareMinutes } from "#app/domain/ideas/practice.ts";
import { OPENINGS, PRACTICES, type PracticePart } from "#app/ideas/practices.ts";
import { MOODS, PRACTICE_MINUTES, STRESS } from "#app/shared/calm/constants.ts";

const anyCriteria = fc.record({
  mood: fc.constantFrom(...MOODS),
  stressLevel: fc.integer({ min: STRESS.min, max: STRESS.max }),
  timeAvailable: fc.integer({ min: PRACTICE_MINUTES.min, max: PRACTICE_MINUTES.max }),
  seed: fc.string(),
});

describe("a practice", () => {
  it("takes exactly the time there is, in steps of at least a minute", () =>
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const { title, steps } = pickPractice(criteria);
        expect(title).not.toBe("");
        expect(steps.length).toBeGreaterThanOrEqual(2);
        for (const { minutes } of steps) expect(minutes).toBeGreaterThanOrEqual(1);
        expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(criteria.timeAvailable);
      }),
    ));

  it("begins as the stress level asks, and goes on as the mood does", () =>
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const [opening, ...rest] = pickPractice(criteria).steps.map(({ title }) => title);
        expect(OPENINGS[criteria.stressLevel]?.map(({ title }) => title)).toContain(opening);
        const { parts, long, ending } = PRACTICES[criteria.mood];
        const own = [...parts, long, ending].map(({ title }) => title);
        expect(own).toEqual(expect.arrayContaining(rest));
      }),
    ));

  it.each([
    [2, ["first"]],
    [3, ["first"]],
    [4, ["first", "ending"]],
    [5, ["first", "second", "ending"]],
    [7, ["first", "second", "ending"]],
    [8, ["first", "second", "third", "ending"]],
    [11, ["first", "second", "third", "ending"]],
    [12, ["first", "second", "third", "long", "ending"]],
    [30, ["first", "second", "third", "long", "ending"]],
  ])("of %i minutes has, after its opening, %j", (timeAvailable, names) => {
    for (const mood of MOODS) {
      const { parts, long, ending } = PRACTICES[mood];
      const [first, second, third] = parts;
      const known: Record<string, PracticePart | undefined> = { first, second, third, long, ending };
      const [, ...steps] = pickPractice({ mood, stressLevel: 2, timeAvailable, seed: "" }).steps;
      const wanted = names.flatMap((name) => known[name] ?? []);
      expect(steps.map(({ title, text }) => [title, text])).toEqual(wanted.map(({ title, text }) => [title, text]));
    }
  });

  it("is the same for the same seed", () =>
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        expect(pickPractice({ ...criteria })).toEqual(pickPractice(criteria));
      }),
    ));

  it("differs with the seed", () => {
    const made = Array.from({ length: 20 }, (_, index) =>
      JSON.stringify(pickPractice({ mood: "tired", stressLevel: 2, timeAvailable: 10, seed: String(index) })),
    );
    expect(new Set(made).size).toBe(4);
  });
});

it("minutes are shared out whole, and all of them", () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 6 }),
      fc.nat(60),
      (weights, more) => {
        const shares = shareMinutes(weights.length + more, weights);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(weights.length + more);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(1);
      },
    ),
  ));

it.each([
  [3, [1, 1, 1], [1, 1, 1]],
  [10, [1, 1, 1], [4, 3, 3]],
  [10, [1, 2], [4, 6]],
  [6, [1, 4], [2, 4]],
  // Of 1 + 2.1, 1 + 0.7 and 1 + 4.2 minutes, rounding down takes most from the second.
  [10, [3, 1, 6], [3, 2, 5]],
  [12, [5, 3, 1], [6, 4, 2]],
])(
  "%i minutes by %j are %j: whoever has lost most gets what is left, the earlier first",
  (minutes, weights, shares) => {
    expect(shareMinutes(minutes, weights)).toEqual(shares);
  },
);
