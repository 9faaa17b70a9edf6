import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coveringMost, pickActivity, pickTip } from "#app/domain/ideas/pick.ts";
import { ACTIVITIES } from "#app/ideas/activities.ts";
import type { Activity } from "#app/ideas/schema.ts";
import { WELLNESS_TIPS } from "#app/ideas/wellness-tips.ts";
import { runs } from "#tests/support/runs.ts";

type Criteria = Parameters<typeof pickActivity>[0];

const seeds = fc.string();
const anyCriteria = fc.record(
  {
    durationMinutes: fc.integer({ min: 1, max: 480 }),
    activityType: fc.constantFrom("quick", "deeper", "weekend", "craft", ""),
    childAges: fc.array(fc.double({ min: 0, max: 18, noNaN: true }), { maxLength: 6 }),
    setting: fc.constantFrom("indoors" as const, "outdoors" as const),
    exclude: fc.subarray(ACTIVITIES.flatMap(({ id, title }) => [id, title.toUpperCase()])),
    seed: seeds,
  },
  { requiredKeys: ["durationMinutes", "exclude", "seed"] },
);

/** The activities that fit the criteria, by an independent implementation of the rules. */
function fitting(criteria: Criteria): Activity[] {
  const length = () => {
    if (criteria.activityType === "weekend") return 60;
    if (criteria.activityType === "deeper") return 30;
    if (criteria.durationMinutes < 15) return 10;
    if (criteria.durationMinutes < 30 || criteria.activityType === "quick") return 15;
    return criteria.durationMinutes < 60 ? 30 : 60;
  };
  const minutes = length();
  return ACTIVITIES.filter(
    (activity) =>
      activity.duration_minutes === minutes &&
      (!criteria.setting || activity.setting === "either" || activity.setting === criteria.setting) &&
      (criteria.childAges ?? []).every(
        (age) => activity.min_age <= Math.max(Math.floor(age), 2) && Math.min(Math.floor(age), 16) <= activity.max_age,
      ),
  );
}

const isExcluded = ({ id, title }: Activity, { exclude }: Criteria) =>
  exclude.includes(id) || exclude.includes(title.toUpperCase());

/** Picks repeatedly, each time excluding all earlier picks, newest first. */
function rotation<T>(times: number, pick: (exclude: string[]) => T, name: (thing: T) => string): T[] {
  const picked: T[] = [];
  for (let time = 0; time < times; time += 1) picked.unshift(pick(picked.map(name)));
  return picked.reverse();
}

/** The frequency of each outcome, with enough seeds for 100 of each on average. */
function spread(kinds: number, pick: (seed: string) => string): number[] {
  const counts = new Map<string, number>();
  for (let family = 0; family < kinds * 100; family += 1) {
    const picked = pick(`${family}:2026-11-21`);
    counts.set(picked, (counts.get(picked) ?? 0) + 1);
  }
  return [...counts.values()];
}

describe("pickActivity", () => {
  it("honours length, type, setting and every child's age", () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        expect(fitting(criteria)).toContain(pickActivity(criteria));
      }),
    );
  });

  it("repeats a recent idea only when no other fits", () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const hasFresh = fitting(criteria).some((activity) => !isExcluded(activity, criteria));
        expect(isExcluded(pickActivity(criteria), criteria)).toBe(!hasFresh);
      }),
    );
  });

  it("gives the same answer to the same criteria", () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        expect(pickActivity(structuredClone(criteria))).toBe(pickActivity(criteria));
      }),
    );
  });

  it("goes through all that fits, and then begins again with the one shown longest ago", () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const fits = fitting(criteria);
        const picked = rotation(
          fits.length + 1,
          (exclude) => pickActivity({ ...criteria, exclude }),
          (activity) => activity.title,
        );
        expect(new Set(picked)).toEqual(new Set(fits));
        expect(picked.at(-1)).toBe(picked[0]);
      }),
      { numRuns: runs(25) },
    );
  });

  it("gives every family an order of its own", () => {
    const order = (seed: string) =>
      rotation(
        20,
        (exclude) => pickActivity({ durationMinutes: 15, exclude, seed }),
        (activity) => activity.id,
      ).map((activity) => activity.id);
    const orders = Array.from({ length: 50 }, (_, family) => order(`${family}`).join());
    expect(new Set(orders).size).toBe(orders.length);
  });

  it("spreads families evenly over what fits", () => {
    const criteria = { durationMinutes: 15, childAges: [6, 9], exclude: [] };
    const fits = fitting({ ...criteria, seed: "" });
    const counts = spread(fits.length, (seed) => pickActivity({ ...criteria, seed }).id);
    expect(counts).toHaveLength(fits.length);
    expect(Math.min(...counts)).toBeGreaterThan(50);
    expect(Math.max(...counts)).toBeLessThan(150);
  });

  it("takes the shortest when there is no time at all", () => {
    const criteria = { exclude: [], seed: "1" };
    expect(pickActivity({ ...criteria, durationMinutes: 1 }).duration_minutes).toBe(10);
    expect(pickActivity({ ...criteria, durationMinutes: 1, activityType: "weekend" }).duration_minutes).toBe(60);
  });
});

describe("coveringMost", () => {
  const some = pickActivity({ durationMinutes: 10, exclude: [], seed: "" });
  const forAges = (min_age: number, max_age: number): Activity => ({ ...some, min_age, max_age });
  const [small, middle, big] = [forAges(2, 5), forAges(5, 9), forAges(9, 16)];

  it.each([
    { ages: [3], covering: [small] },
    { ages: [5], covering: [small, middle] },
    { ages: [3, 4, 12], covering: [small] },
    { ages: [3, 12], covering: [small, big] },
    { ages: [0.5, 2.9], covering: [small] },
    { ages: [17, 9.9], covering: [big] },
    { ages: [], covering: [small, middle, big] },
  ])("for children of $ages", ({ ages, covering }) => {
    expect(coveringMost([small, middle, big], ages)).toEqual(covering);
  });
});

describe("pickTip", () => {
  it("picks the same for the same criteria, and skips recent ideas", () => {
    fc.assert(
      fc.property(seeds, fc.subarray(WELLNESS_TIPS.slice(1)), (seed, shown) => {
        const tip = pickTip({ exclude: shown.map(({ text }) => text), seed });
        expect(shown).not.toContain(tip);
        expect(pickTip({ exclude: shown.map(({ id }) => id), seed })).toBe(tip);
      }),
    );
  });

  it("goes through all tips, and then begins again with the one shown longest ago", () => {
    const picked = rotation(
      WELLNESS_TIPS.length + 1,
      (exclude) => pickTip({ exclude, seed: "7:2026-11-21" }),
      (tip) => tip.id,
    );
    expect(new Set(picked)).toEqual(new Set(WELLNESS_TIPS));
    expect(picked.at(-1)).toBe(picked[0]);
  });

  it("spreads families evenly over the tips", () => {
    const counts = spread(WELLNESS_TIPS.length, (seed) => pickTip({ exclude: [], seed }).id);
    expect(counts).toHaveLength(WELLNESS_TIPS.length);
    expect(Math.min(...counts)).toBeGreaterThan(50);
    expect(Math.max(...counts)).toBeLessThan(150);
  });
});
