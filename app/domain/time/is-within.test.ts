import { describe, expect, it } from "vitest";
import { type EventTimes, isWithin, toBounds, toSpan } from "#app/domain/time/recurrence.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { timed } from "#tests/support/calendar-entries.ts";

const date = (text: string) => Temporal.PlainDate.from(text);

describe("whether something is in a window", () => {
  const bounds = toBounds({ from: date("2026-03-02"), to: date("2026-03-03"), timeZone: "Europe/Vienna" });

  it.each([
    ["the day before", "2026-03-01", "2026-03-01", false],
    ["until the first day", "2026-02-20", "2026-03-02", true],
    ["from the last day on", "2026-03-03", "2026-03-09", true],
    ["around it", "2026-02-20", "2026-03-09", true],
    ["the day after", "2026-03-04", "2026-03-04", false],
  ])("%s, all day", (_, start, end, isIn) => {
    const times: EventTimes = { isAllDay: true, start: date(start), end: date(end), timeZone: "UTC" };
    expect(isWithin(toSpan(times), bounds)).toBe(isIn);
  });

  it.each([
    ["until its first moment", "2026-03-01T22:00", "2026-03-02T00:00", false],
    ["into its first minute", "2026-03-01T22:00", "2026-03-02T00:01", true],
    ["from its first moment on", "2026-03-02T00:00", "2026-03-02T01:00", true],
    ["without length at its first moment", "2026-03-02T00:00", "2026-03-02T00:00", true],
    ["without length before", "2026-03-01T23:59", "2026-03-01T23:59", false],
    ["around it", "2026-03-01T00:00", "2026-03-05T00:00", true],
    ["from its last minute on", "2026-03-03T23:59", "2026-03-04T02:00", true],
    ["from its end on", "2026-03-04T00:00", "2026-03-04T02:00", false],
  ])("%s", (_, start, end, isIn) => {
    expect(isWithin(toSpan(timed(start, end, "Europe/Vienna")), bounds)).toBe(isIn);
  });
});
