import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import {
  durationWords,
  lastWeeks,
  presentWeeks,
  presentYear,
  yearBounds,
} from "#app/presenters/connection/together.ts";

const today = Temporal.PlainDate.from("2026-10-14");
const day = (minutes: number, activities = 1) => ({ minutes, activities });

it("eight weeks are drawn up to today", () => {
  const { from, to } = lastWeeks(today, "en-US");
  expect([from, to].map(String)).toEqual(["2026-08-23", "2026-10-14"]);
  const together = new Map([
    ["2026-10-14", day(60)],
    ["2026-10-13", day(10)],
    ["2026-08-23", day(30)],
  ]);
  expect(presentWeeks(together, today, 2, "en-US")).toEqual({
    picture: { days: `2${"0".repeat(50)}13`, today: 52, weekdays: "SMTWTFS" },
    label: "The last eight weeks: an activity on 3 of 53 days. The streak is 2 days.",
  });
});

it("eight weeks begin with the reader's first day", () => {
  expect(lastWeeks(today, "en-GB").from.toString()).toBe("2026-08-24");
  const { picture } = presentWeeks(new Map(), today, 0, "en-EG");
  expect(picture).toEqual({ days: "0".repeat(54), today: 53, weekdays: "SSMTWTF" });
});

it("lengths are said in hours and minutes", () => {
  expect([0, 1, 60, 135].map((minutes) => durationWords(minutes, "en"))).toEqual([
    "0 min",
    "1 min",
    "1 h",
    "2 h 15 min",
  ]);
});

describe("the year", () => {
  const together = new Map([
    ["2026-01-01", day(15)],
    ["2026-02-28", day(16)],
    ["2026-03-01", day(90, 2)],
  ]);
  const year = presentYear(2026, together, today, "en-GB");

  it("says in words and numbers what it draws", () => {
    expect(year.label).toBe("2026, day by day: an activity on 3 of 287 days.");
    expect(year.sum).toBe("4 activities on 3 days: 2 h 1 min together.");
    expect(year.months).toEqual([
      { name: "January", days: 1, activities: 1, time: "15 min" },
      { name: "February", days: 1, activities: 1, time: "16 min" },
      { name: "March", days: 1, activities: 2, time: "1 h 30 min" },
    ]);
  });

  it("begins on its first weekday and leaves the days to come open", () => {
    const days = year.parts.map((part) => part.days).join("");
    // 1 January 2026 is a Thursday.
    expect(days).toMatch(/^ {3}10{57}230*-{78}$/);
    const at = year.parts.findIndex((part) => part.today !== null);
    expect(days[at * 98 + (year.parts[at]?.today ?? 0)]).toBe("0");
    expect(days[at * 98 + (year.parts[at]?.today ?? 0) + 1]).toBe("-");
  });

  it("has every day of any year once, each month where it begins, and at most 54 weeks", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2200 }), (number) => {
        const { from, to } = yearBounds(number);
        const { parts } = presentYear(number, new Map(), to, "en");
        const days = parts.map((part) => part.days).join("");
        expect(days.trimStart()).toBe("0".repeat(from.daysInYear));
        expect(days.length - from.daysInYear).toBe(from.dayOfWeek % 7);
        expect(parts.map(({ weekdays }) => weekdays)).toEqual(Array(4).fill("SMTWTFS"));
        expect(days.length).toBeLessThanOrEqual(54 * 7);
        expect(parts).toHaveLength(4);
        const columns = parts.flatMap(({ months }, part) => months.map(({ week }) => part * 14 + week));
        const first = (month: number) => from.with({ month }).dayOfYear - 1 + (from.dayOfWeek % 7);
        expect(columns).toEqual(Array.from({ length: 12 }, (_, index) => Math.floor(first(index + 1) / 7)));
      }),
    ));
});
