import { expect, it } from "vitest";
import { startOfWeek, Temporal } from "#app/domain/time/time.ts";
import { isLocalDate, toWeekday, weekStart } from "#app/shared/calendar/dates.ts";

it.each(["1900-01-01", "2028-02-29", "9998-12-31"])("%s is a day", (text) => {
  expect(isLocalDate(text)).toBe(true);
});

it.each(["", "2027-02-29", "2027-13-01", "2027-00-10", "2027-1-1", "1899-12-31", "9999-01-01", "2027-01-01T00:00"])(
  "%s is none",
  (text) => {
    expect(isLocalDate(text)).toBe(false);
  },
);

it("a week begins on the day that Temporal finds, whichever weekday is the first", () => {
  for (const text of ["1900-01-01", "2024-02-29", "2026-11-22", "2026-11-21", "2027-01-01", "9998-12-31"]) {
    const date = Temporal.PlainDate.from(text);
    expect(toWeekday(text)).toBe(date.dayOfWeek);
    for (const first of [1, 5, 6, 7]) expect(weekStart(text, first)).toBe(startOfWeek(date, first).toString());
  }
});
