import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOfIso, isoOfDay } from "#app/domain/time/time.ts";
import { spansBetween } from "#app/presenters/school/span-days.ts";

const ELLA = { id: 3, name: "Ella", initial: "E" };
const NOAH = { id: 4, name: "Noah", initial: "N" };
const row = (kind: "school" | "holiday", from_day: string, to_day: string, member_ids: number[] = []) => ({
  name: "Half-term",
  from_day,
  to_day,
  kind,
  member_ids,
});

/** The days from 1 October to 30 November with their titles. */
const show = (rows: ReturnType<typeof row>[], member: number | null = null) =>
  [
    ...spansBetween(
      dayOfIso("2026-10-01"),
      dayOfIso("2026-11-30"),
      rows,
      { people: [ELLA, NOAH], locale: "en" },
      member,
    ),
  ]
    .sort(([a], [b]) => a - b)
    .flatMap(([day, views]) => views.map(({ until, details }) => `${isoOfDay(day).slice(5)} ${until}, ${details}`));

describe("terms and holidays of a calendar", () => {
  it("have a holiday on each of its days", () => {
    expect(show([row("holiday", "2026-10-26", "2026-10-28")])).toEqual([
      "10-26 All day, Everyone · No school",
      "10-27 All day, Everyone · No school",
      "10-28 All day, Everyone · No school",
    ]);
  });

  it("have a term on its first day and its last", () => {
    expect(show([row("school", "2026-09-02", "2026-10-23"), row("school", "2026-11-02", "2026-12-18")])).toEqual([
      "10-23 Last day, Everyone · School",
      "11-02 First day, Everyone · School",
    ]);
  });

  it("have a term of one day once", () => {
    expect(show([row("school", "2026-10-05", "2026-10-05", [3, 4])])).toEqual([
      "10-05 All day, Ella and Noah · School",
    ]);
  });

  it("are those of one member and of everyone, where one is looked at", () => {
    const rows = [
      row("holiday", "2026-10-01", "2026-10-01", [3]),
      row("holiday", "2026-10-02", "2026-10-02", [4]),
      row("holiday", "2026-10-03", "2026-10-03"),
    ];
    expect(show(rows, 3).map((line) => line.slice(0, 5))).toEqual(["10-01", "10-03"]);
  });

  it("are one and the same on all days of a holiday, and on no others", () => {
    fc.assert(
      fc.property(fc.nat(99), fc.nat(99), fc.nat(99), fc.nat(99), (from, length, first, days) => {
        const holiday = row("holiday", isoOfDay(first), isoOfDay(first + days));
        const found = spansBetween(from, from + length, [holiday], { people: [], locale: "en" });
        const expected = Array.from({ length: length + 1 }, (_, more) => from + more).filter(
          (day) => first <= day && day <= first + days,
        );
        expect([...found.keys()].sort((a, b) => a - b)).toEqual(expected);
        expect(new Set([...found.values()].flat()).size).toBe(Math.min(1, expected.length));
      }),
    );
  });
});
