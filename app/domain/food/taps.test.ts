import fc from "fast-check";
import { expect, it } from "vitest";
import { tapTime } from "#app/domain/food/taps.ts";

const iso = (ms: number) => new Date(ms).toISOString();
const WEEK = 7 * 24 * 60 * 60 * 1000;
const NOW = Date.parse("2026-11-22T12:00:00Z");

it("is the same however wrong the phone's clock is", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: WEEK }), fc.integer({ min: -1e12, max: 1e12 }), (waited, error) => {
      const sent = NOW + error;
      expect(tapTime({ at: iso(sent - waited), sent_at: iso(sent) }, NOW)).toBe(NOW - waited);
    }),
  );
});

it("is never later than its arrival, nor more than a week before", () => {
  expect(tapTime({ at: iso(NOW + 5_000), sent_at: iso(NOW) }, NOW)).toBe(NOW);
  expect(tapTime({ at: iso(NOW - 2 * WEEK), sent_at: iso(NOW) }, NOW)).toBe(NOW - WEEK);
});

it("is that of arrival where the phone does not say both", () => {
  const before = iso(NOW - 5_000);
  expect([{}, { at: before }, { sent_at: before }].map((times) => tapTime(times, NOW))).toEqual([NOW, NOW, NOW]);
});
