import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pickPractice, shareMinutes } from "#app/domain/ideas/practice.ts";
import { OPENINGS, PRACTICES } from "#app/ideas/practices.ts";
import { MOODS, PRACTICE_MINUTES, STRESS } from "#app/utils/constants.ts";

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
