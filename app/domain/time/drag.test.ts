import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceOfDrag } from "#app/domain/time/drag.ts";
import { type EventTimes, onClock, timesAt, toWallSpan } from "#app/domain/time/recurrence.ts";
import { Temporal } from "#app/domain/time/time.ts";

const at = (start: string, end: string, timeZone: string) =>
  onClock({ isAllDay: false, start: Date.parse(`${start}Z`), end: Date.parse(`${end}Z`) }, timeZone);

/** The event after the drop. */
function drop(times: EventTimes, familyZone: string, by: number, longer = 0) {
  const distance = distanceOfDrag(times, familyZone, { by, longer });
  const { isAllDay, start, end } = toWallSpan(times);
  return onClock({ isAllDay, start: start + distance.by, end: end + distance.by + distance.longer }, times.timeZone);
}
const onFamilyClock = (times: EventTimes, zone: string) =>
  times.isAllDay
    ? [times.start.toString(), times.end.toString()]
    : [times.start, times.end].map((instant) => instant.toZonedDateTimeISO(zone).toPlainDateTime().toString());

/** Whether a wall time of the zone means this instant. */
const isOnClock = (instant: Temporal.Instant, zone: string) =>
  instant.toZonedDateTimeISO(zone).toPlainDateTime().toZonedDateTime(zone).toInstant().equals(instant);

describe("an event dropped in a grid of hours", () => {
  it.each([
    ["an hour on", "2027-02-01T17:00", "2027-02-01T18:00", 60, 0, ["2027-02-01T18:00:00", "2027-02-01T19:00:00"]],
    ["longer", "2027-02-01T17:00", "2027-02-01T18:00", 0, 45, ["2027-02-01T17:00:00", "2027-02-01T18:45:00"]],
    ["over a change", "2027-03-27T17:00", "2027-03-27T18:00", 1440, 0, ["2027-03-28T17:00:00", "2027-03-28T18:00:00"]],
  ])("is there by the family's clock: %s", (_, start, end, by, longer, expected) => {
    expect(onFamilyClock(drop(at(start, end, "Europe/Vienna"), "Europe/Vienna", by, longer), "Europe/Vienna")).toEqual(
      expected,
    );
  });

  it("is there by the family's clock where its own is another, whose clocks change on another day", () => {
    const call = at("2027-03-12T12:00", "2027-03-12T13:00", "America/New_York");
    expect(onFamilyClock(call, "Europe/Vienna")).toEqual(["2027-03-12T18:00:00", "2027-03-12T19:00:00"]);
    const moved = drop(call, "Europe/Vienna", 3 * 1440 + 15);
    expect(onFamilyClock(moved, "Europe/Vienna")).toEqual(["2027-03-15T18:15:00", "2027-03-15T19:15:00"]);
    expect(new Date(toWallSpan(moved).start).toISOString()).toBe("2027-03-15T13:15:00.000Z");
  });

  it("goes by days where it lasts whole days", () => {
    const day = Temporal.PlainDate.from("2027-03-27");
    const fair: EventTimes = { isAllDay: true, start: day, end: day.add({ days: 1 }), timeZone: "Asia/Tokyo" };
    expect(onFamilyClock(drop(fair, "Europe/Vienna", 1440), "Europe/Vienna")).toEqual(["2027-03-28", "2027-03-29"]);
  });

  it("keeps the hour in the family's zone when it moves by days, in any zone of the event", () => {
    const zones = fc.constantFrom("Europe/Vienna", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC");
    const days = fc.integer({ min: -7, max: 7 });
    fc.assert(
      fc.property(zones, zones, fc.nat({ max: 1000 }), days, (family, own, day, further) => {
        // No zone changes its clocks at noon; skipped hours have their own test.
        const noon = Temporal.PlainDateTime.from("2027-01-01T12:00").add({ days: day });
        const start = noon.toZonedDateTime(family).toInstant();
        const times = timesAt(start, start.add({ minutes: 30 }), own);
        const there = [0, 30].map((minutes) => noon.add({ days: further }).add({ minutes }));
        const expected = there.map(String);
        // Without the second occurrence of a repeated hour, which wall-clock time cannot express.
        fc.pre(there.every((wall) => isOnClock(wall.toZonedDateTime(family).toInstant(), own)));
        expect(onFamilyClock(drop(times, family, further * 1440), family)).toEqual(expected);
      }),
    );
  });
});
