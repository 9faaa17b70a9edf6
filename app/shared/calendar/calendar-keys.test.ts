import { describe, expect, it } from "vitest";
import { dateAfterKey } from "#app/shared/calendar/calendar-keys.ts";

/** Weeks from a date on. */
const from = (first: string) =>
  Array.from({ length: 42 }, (_, index) => new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10));
const SUNDAYS = from("2026-09-27");

const press = (
  date: string,
  key: string,
  shiftKey = false,
  dates = SUNDAYS,
  view: "month" | "week" | "day" = "month",
  isRtl = false,
) => dateAfterKey(date, { key, shiftKey }, dates, view, isRtl);

describe("a key in the grid of a month", () => {
  it.each([
    ["2026-10-14", "ArrowLeft", "2026-10-13"],
    ["2026-10-31", "ArrowRight", "2026-11-01"],
    ["2026-10-01", "ArrowUp", "2026-09-24"],
    ["2026-10-28", "ArrowDown", "2026-11-04"],
    // Wednesday; the week runs Sunday to Saturday.
    ["2026-10-14", "Home", "2026-10-11"],
    ["2026-10-14", "End", "2026-10-17"],
    ["2026-10-11", "Home", "2026-10-11"],
    ["2026-10-31", "PageUp", "2026-09-30"],
    ["2027-01-31", "PageDown", "2027-02-28"],
    // Dates are counted, so a change of the clocks makes no difference.
    ["2026-03-29", "ArrowRight", "2026-03-30"],
  ])("on %s, %s leads to %s", (date, key, expected) => {
    expect(press(date, key)).toBe(expected);
  });

  it.each([
    ["2026-09-28", "2026-10-12", "2026-10-18"],
    ["2026-09-26", "2026-10-10", "2026-10-16"],
  ])("leads to the ends of a week as the grid has it, from %s", (first, home, end) => {
    expect(["Home", "End"].map((key) => press("2026-10-14", key, false, from(first)))).toEqual([home, end]);
  });

  it("leads a year on with Shift, off the leap day", () => {
    expect(press("2028-02-29", "PageDown", true)).toBe("2029-02-28");
    expect(press("2028-02-29", "PageUp", true)).toBe("2027-02-28");
  });

  it.each([
    ["ArrowLeft", "2026-10-15"],
    ["ArrowRight", "2026-10-13"],
    ["ArrowDown", "2026-10-21"],
    ["Home", "2026-10-11"],
    ["End", "2026-10-17"],
  ])("from right to left, %s leads to %s", (key, expected) => {
    expect(press("2026-10-14", key, false, SUNDAYS, "month", true)).toBe(expected);
  });

  it.each(["Enter", "Tab", " ", "a"])("leaves %s to the browser", (key) => {
    expect(press("2026-10-14", key)).toBeNull();
  });

  it.each(["week", "day"] as const)("leads days, weeks and months on in the %s", (view) => {
    const land = (key: string, shiftKey = false) =>
      press("2026-10-14", key, shiftKey, from("2026-10-12").slice(0, 7), view);
    expect(["ArrowLeft", "ArrowRight", "Home", "End"].map((key) => land(key))).toEqual([
      "2026-10-13",
      "2026-10-15",
      "2026-10-12",
      "2026-10-18",
    ]);
    expect([land("PageUp"), land("PageDown"), land("PageUp", true), land("PageDown", true)]).toEqual([
      "2026-10-07",
      "2026-10-21",
      "2026-09-14",
      "2026-11-14",
    ]);
    expect([land("ArrowUp"), land("ArrowDown")]).toEqual([null, null]);
    // The day view has no first and last day of a week.
    expect(press("2026-10-14", "End", false, ["2026-10-14"], view)).toBeNull();
  });
});
