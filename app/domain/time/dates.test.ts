import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  datesBetween,
  fromDayNumber,
  isoOfDay,
  startOfDay,
  startOfWeek,
  Temporal,
  toDate,
  toDayNumber,
  toInstant,
} from "#app/domain/time/time.ts";

const { PlainDate } = Temporal;
const date = fc.integer({ min: -25_000, max: 2_900_000 }).map((days) => new PlainDate(1970, 1, 1).add({ days }));

describe("dates as numbers", () => {
  it("count days since 1 January 1970, there and back", () => {
    expect(toDayNumber(PlainDate.from("1970-01-01"))).toBe(0);
    expect(toDayNumber(PlainDate.from("1970-02-01"))).toBe(31);
    fc.assert(
      fc.property(date, (day) => {
        const { days } = new PlainDate(1970, 1, 1).until(day, { largestUnit: "days" });
        expect(toDayNumber(day)).toBe(days);
        expect(fromDayNumber(days).equals(day)).toBe(true);
        expect(isoOfDay(days)).toBe(day.toString());
      }),
    );
  });
});

describe("weeks", () => {
  it("begin on their first weekday on or before a date", () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 7 }), (day, firstDay) => {
        const start = startOfWeek(day, firstDay);
        const { days } = start.until(day, { largestUnit: "days" });
        expect(start.dayOfWeek).toBe(firstDay);
        expect(days).toBeGreaterThanOrEqual(0);
        expect(days).toBeLessThan(7);
      }),
    );
  });
});

describe("the dates between two", () => {
  it("are each day, both ends included", () => {
    const between = (from: string, to: string) =>
      [...datesBetween(PlainDate.from(from), PlainDate.from(to))].map(String);
    expect(between("2026-02-27", "2026-03-01")).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
    expect(between("2026-02-27", "2026-02-27")).toEqual(["2026-02-27"]);
    expect(between("2026-02-27", "2026-02-26")).toEqual([]);
  });
});

describe("a local day", () => {
  it("begins at midnight, or when the clocks let it", () => {
    const begin = (day: string, zone: string) => startOfDay(PlainDate.from(day), zone).toString();
    expect(begin("2026-06-01", "Europe/London")).toBe("2026-05-31T23:00:00Z");
    // In Beirut the clocks skip the hour after midnight.
    expect(begin("2026-03-29", "Asia/Beirut")).toBe("2026-03-28T22:00:00Z");
  });
});

describe("an instant", () => {
  it("goes to the database's dates and back", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (ms) => {
        const instant = Temporal.Instant.fromEpochMilliseconds(ms);
        expect(toDate(instant).getTime()).toBe(ms);
        expect(toInstant(toDate(instant)).equals(instant)).toBe(true);
      }),
    );
  });
});
