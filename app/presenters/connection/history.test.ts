import { describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { historyPages, historyYear, presentRemembered } from "#app/presenters/connection/history.ts";

const today = Temporal.PlainDate.from("2026-10-14");

describe("the year of the history", () => {
  it("goes from the first activity to today", () => {
    const years = { first: "2024-05-01", last: "2026-10-01" };
    const of = (asked?: number) => historyYear(asked, years, today);
    expect(of()).toEqual({
      year: 2026,
      earlier: { href: "/connection/history?year=2025", label: "2025" },
      later: { href: null, label: "2027" },
    });
    expect(of(2024).earlier.href).toBeNull();
    expect([of(1999).year, of(2999).year]).toEqual([2024, 2026]);
  });

  it("is this one for a new family, and tomorrow's for one that has moved west on New Year's Eve", () => {
    expect(historyYear(2020, { first: null, last: null }, today).year).toBe(2026);
    const eve = Temporal.PlainDate.from("2026-12-31");
    expect(historyYear(undefined, { first: "2027-01-01", last: "2027-01-01" }, eve).year).toBe(2027);
  });
});

it("pages are those there are", () => {
  expect(historyPages(2026, 0, 7)).toEqual({ page: 1, count: 1, newerHref: null, olderHref: null });
  expect(historyPages(2026, 41, 2)).toEqual({
    page: 2,
    count: 3,
    newerHref: "/connection/history?year=2026",
    olderHref: "/connection/history?year=2026&page=3",
  });
});

it("an activity is remembered with who took part, as long as they are of the family", () => {
  const row = { id: 1, activity_title: "A", duration_minutes: 75, points_awarded: 20, completed_date: "2026-10-12" };
  const facts = (completed_by: number | null) =>
    presentRemembered({ ...row, completed_by, notes: null }, new Map([[7, "Ben"]]), "en-GB").facts;
  expect(facts(7)).toBe("Monday 12 October · 1 h 15 min · Ben");
  expect([facts(null), facts(8)]).toEqual(["Monday 12 October · 1 h 15 min", "Monday 12 October · 1 h 15 min"]);
});
