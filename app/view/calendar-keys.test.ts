import { describe, expect, it } from "vitest";
import { dateAfterKey } from "#app/view/calendar-keys.ts";

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
    // The clocks change in between: it is dates that are counted.
    ["2026-03-29", "ArrowRight", "2026-03-30"],
  ])("on %s, %s leads to %s", (date, key, expected) => {
    expect(dateAfterKey(date, key, false, 7)).toBe(expected);
  });

  it.each([
    [1, "2026-10-12", "2026-10-18"],
    [6, "2026-10-10", "2026-10-16"],
  ])("leads to the ends of a week that begins with weekday %i", (firstDay, home, end) => {
    expect(["Home", "End"].map((key) => dateAfterKey("2026-10-14", key, false, firstDay))).toEqual([home, end]);
  });

  it("leads a year on with Shift, off the leap day", () => {
    expect(dateAfterKey("2028-02-29", "PageDown", true, 7)).toBe("2029-02-28");
    expect(dateAfterKey("2028-02-29", "PageUp", true, 7)).toBe("2027-02-28");
  });

  it.each(["Enter", "Tab", " ", "a"])("leaves %s to the browser", (key) => {
    expect(dateAfterKey("2026-10-14", key, false, 7)).toBeNull();
  });
});
