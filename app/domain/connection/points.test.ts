import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  basePoints,
  NO_STREAK,
  pointsRange,
  type Streak,
  streakAfter,
  streakBonus,
  streakOn,
} from "#app/domain/connection/points.ts";
import { Temporal } from "#app/domain/time/time.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const minutes = fc.integer({ min: 1, max: 480 });
/** Days between two consecutive completed activities; 0 for the same day. */
const gaps = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 40 });

function follow(start: Temporal.PlainDate, steps: number[]): { streaks: Streak[]; dates: Temporal.PlainDate[] } {
  let date = start;
  let streak = streakAfter(NO_STREAK, date);
  const streaks = [streak];
  const dates = [date];
  for (const days of steps) {
    date = date.add({ days });
    streak = streakAfter(streak, date);
    streaks.push(streak);
    dates.push(date);
  }
  return { streaks, dates };
}

describe("points", () => {
  it.each([
    [1, "quick", 10],
    [15, "quick", 10],
    [16, "deeper", 15],
    [45, "deeper", 15],
    [46, "anything", 20],
    [480, "quick", 20],
    [5, "weekend", 20],
  ])("%i minutes of %s are %i", (duration, type, points) => expect(basePoints(duration, type)).toBe(points));

  it("are as the generators promise", () => {
    expect(pointsRange(10, "quick")).toEqual({ min: 10, max: 15 });
    expect(pointsRange(30, "deeper")).toEqual({ min: 15, max: 20 });
    expect(pointsRange(60, "weekend")).toEqual({ min: 20, max: 25 });
  });

  it("never fall when it takes longer, or when the streak does", () =>
    fc.assert(
      fc.property(minutes, minutes, fc.nat(1000), fc.nat(1000), (a, b, x, y) => {
        expect(basePoints(Math.max(a, b), "quick")).toBeGreaterThanOrEqual(basePoints(Math.min(a, b), "quick"));
        expect(streakBonus(Math.max(x, y))).toBeGreaterThanOrEqual(streakBonus(Math.min(x, y)));
        expect(streakBonus(x)).toBe(x < 1 ? 0 : x > 6 ? 5 : x - 1);
      }),
    ));
});

describe("a streak", () => {
  it("goes over the end of a month and a leap day", () => {
    const { streaks } = follow(day("2028-02-28"), [1, 1]);
    expect(streaks.at(-1)).toMatchObject({ current: 3, best: 3 });
  });

  it("is shown until the end of the day after", () => {
    const streak = { current: 4, best: 9, lastDate: day("2026-10-14") };
    expect(streakOn(streak, day("2026-10-14"))).toBe(4);
    expect(streakOn(streak, day("2026-10-15"))).toBe(4);
    expect(streakOn(streak, day("2026-10-16"))).toBe(0);
    expect(streakOn(NO_STREAK, day("2026-10-16"))).toBe(0);
  });

  it("stays as it is when the family's zone makes today an earlier day", () => {
    const streak = { current: 4, best: 9, lastDate: day("2026-10-14") };
    expect(streakAfter(streak, day("2026-10-13"))).toEqual(streak);
    expect(streakOn(streak, day("2026-10-13"))).toBe(4);
  });

  it("counts the days in a row up to the last, each once, and its best never falls", () =>
    fc.assert(
      fc.property(gaps, (steps) => {
        const { streaks, dates } = follow(day("2026-12-20"), steps);
        let best = 0;
        streaks.forEach((streak, index) => {
          const days = new Set(dates.slice(0, index + 1).map(String));
          let expected = 0;
          let date = dates[index] as Temporal.PlainDate;
          while (days.has(date.toString())) {
            expected += 1;
            date = date.subtract({ days: 1 });
          }
          expect(streak.current).toBe(expected);
          expect(streak.best).toBeGreaterThanOrEqual(Math.max(best, streak.current));
          best = streak.best;
        });
      }),
    ));
});
