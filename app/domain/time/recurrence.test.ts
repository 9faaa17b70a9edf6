import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completeRule } from "#app/domain/recurrence/rule.ts";
import {
  type EventTimes,
  firstDate,
  isWithin,
  movedTo,
  occurrenceDates,
  occurrencesIn,
  type Recurrence,
  toBounds,
  toSpan,
} from "#app/domain/time/recurrence.ts";
import { Temporal, toDayNumber } from "#app/domain/time/time.ts";
import { RECURRENCE_PATTERNS, type RecurrencePattern } from "#app/shared/calendar/constants.ts";
import { timed } from "#tests/support/calendar-entries.ts";
import { runs } from "#tests/support/runs.ts";

const date = (text: string) => Temporal.PlainDate.from(text);
const every = (
  frequency: RecurrencePattern,
  first: Temporal.PlainDate | EventTimes,
  { until, exceptions = [] }: { until?: string; exceptions?: string[] } = {},
): Recurrence => ({
  rule: completeRule(
    { frequency, until: until ? toDayNumber(date(until)) : null },
    toDayNumber(first instanceof Temporal.PlainDate ? first : firstDate(first)),
  ),
  exceptions: new Set(exceptions),
});
const listDates = (
  frequency: RecurrencePattern,
  first: string,
  from: string,
  to: string,
  more?: Parameters<typeof every>[2],
) => [...occurrenceDates(every(frequency, date(first), more), date(first), date(from), date(to))].map(String);

describe("the dates of a series", () => {
  it("skips months without the 31st", () => {
    expect(listDates("monthly", "2026-01-31", "2026-01-01", "2026-06-30")).toEqual([
      "2026-01-31",
      "2026-03-31",
      "2026-05-31",
    ]);
  });

  it("skips common years for 29 February", () => {
    expect(listDates("yearly", "2024-02-29", "2024-01-01", "2033-01-01")).toEqual([
      "2024-02-29",
      "2028-02-29",
      "2032-02-29",
    ]);
  });

  it("includes its end date, and leaves out excluded dates", () => {
    const more = { until: "2026-10-28", exceptions: ["2026-10-21"] };
    expect(listDates("weekly", "2026-10-14", "2026-01-01", "2027-01-01", more)).toEqual(["2026-10-14", "2026-10-28"]);
  });

  it("has no date before its first", () => {
    expect(listDates("daily", "2026-10-14", "2026-10-01", "2026-10-15")).toEqual(["2026-10-14", "2026-10-15"]);
  });

  it("has an end at the edge of time", () => {
    expect(listDates("yearly", "9998-12-31", "9998-01-01", "9998-12-31")).toEqual(["9998-12-31"]);
  });

  it("is what counting from the first date gives, whatever the window", () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => date("1990-01-01").add({ days }));
    fc.assert(
      fc.property(
        fc.constantFrom(...RECURRENCE_PATTERNS),
        day,
        day,
        fc.integer({ min: 0, max: 800 }),
        (pattern, first, from, length) => {
          const to = from.add({ days: length });
          const expected: string[] = [];
          for (let d = from; Temporal.PlainDate.compare(d, to) <= 0; d = d.add({ days: 1 })) {
            const days = first.until(d).days;
            const matches = {
              daily: true,
              weekly: days % 7 === 0,
              monthly: d.day === first.day,
              yearly: d.day === first.day && d.month === first.month,
            };
            if (days >= 0 && matches[pattern]) expected.push(d.toString());
          }
          expect([...occurrenceDates(every(pattern, first), first, from, to)].map(String)).toEqual(expected);
        },
      ),
    );
  });
});

describe("the occurrences of a series", () => {
  const newYork = "America/New_York";

  it("keep their wall-clock time when the clocks change", () => {
    const window = { from: date("2026-10-25"), to: date("2026-11-08"), timeZone: newYork };
    const times = timed("2026-10-25T09:00", "2026-10-25T10:30", newYork);
    const found = [...occurrencesIn(times, every("weekly", times), window)];
    expect(found.map(({ times }) => times.start.toString())).toEqual([
      "2026-10-25T13:00:00Z",
      "2026-11-01T14:00:00Z",
      "2026-11-08T14:00:00Z",
    ]);
    expect(found.map(({ times }) => times.end.toString())).toEqual([
      "2026-10-25T14:30:00Z",
      "2026-11-01T15:30:00Z",
      "2026-11-08T15:30:00Z",
    ]);
  });

  it("move a skipped start forward by the gap, and take the first of a doubled one", () => {
    const skipped = movedTo(timed("2026-03-07T02:30", "2026-03-07T04:00", newYork), date("2026-03-08"));
    expect(String(skipped.start)).toBe("2026-03-08T07:30:00Z");
    expect(String(skipped.end)).toBe("2026-03-08T08:00:00Z");
    const doubled = movedTo(timed("2026-10-31T01:30", "2026-10-31T03:00", newYork), date("2026-11-01"));
    expect(String(doubled.start)).toBe("2026-11-01T05:30:00Z");
  });

  it("last as long as the clock says, where the clocks skip the start past the end", () => {
    const onNight = (start: string, end: string) => {
      const moved = movedTo(timed(`2026-03-07T${start}`, `2026-03-07T${end}`, newYork), date("2026-03-08"));
      const clock = (at: EventTimes["start"]) =>
        (at as Temporal.Instant).toZonedDateTimeISO(newYork).toPlainTime().toString().slice(0, 5);
      return [clock(moved.start), clock(moved.end)];
    };
    expect(onNight("02:00", "03:00")).toEqual(["03:00", "04:00"]);
    expect(onNight("02:30", "03:00")).toEqual(["03:30", "04:00"]);
    expect(onNight("02:30", "03:30")).toEqual(["03:30", "04:30"]);
    expect(onNight("02:30", "02:30")).toEqual(["03:30", "03:30"]);
    expect(onNight("01:30", "02:30")).toEqual(["01:30", "03:30"]);
  });

  it("keep hours that the first night does not have", () => {
    const times = timed("2026-03-08T02:30", "2026-03-08T03:30", newYork);
    const window = { from: date("2026-03-08"), to: date("2026-03-15"), timeZone: newYork };
    const found = [...occurrencesIn(times, every("weekly", times), window)];
    expect(found.map((one) => [String(one.times.start), String(one.times.end)])).toEqual([
      ["2026-03-08T07:30:00Z", "2026-03-08T08:30:00Z"],
      ["2026-03-15T06:30:00Z", "2026-03-15T07:30:00Z"],
    ]);
  });

  it("last something on every night, however clocks change", () => {
    const zones = fc.constantFrom("Europe/Berlin", "America/New_York", "America/St_Johns", "Australia/Lord_Howe");
    const minute = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(zones, minute, fc.integer({ min: 1, max: 300 }), (zone, begin, minutes) => {
        const start = Temporal.PlainDateTime.from("2026-01-01").add({ minutes: begin });
        const times = timed(start.toString(), start.add({ minutes }).toString(), zone);
        const window = { from: date("2026-01-01"), to: date("2026-12-31"), timeZone: zone };
        for (const { times: night } of occurrencesIn(times, every("daily", times), window)) {
          if (night.isAllDay) throw new Error("It has hours");
          const length = night.start.until(night.end).total("minutes");
          expect(length, String(night.start)).toBeGreaterThan(0);
          expect(Math.abs(length - minutes)).toBeLessThanOrEqual(60);
        }
      }),
      { numRuns: runs(20) },
    );
  });

  it("are found on the window's days, in the window's zone", () => {
    const auckland = timed("2026-01-05T08:00", "2026-01-05T09:00", "Pacific/Auckland");
    const window = { from: date("2026-01-04"), to: date("2026-01-04"), timeZone: "America/Los_Angeles" };
    expect(
      [...occurrencesIn(auckland, every("weekly", auckland), window)].map(({ instanceDate }) => String(instanceDate)),
    ).toEqual(["2026-01-05"]);
  });

  it("that began before the window and last into it are in it", () => {
    const times: EventTimes = { isAllDay: true, start: date("2026-05-01"), end: date("2026-05-10"), timeZone: "UTC" };
    const window = { from: date("2026-06-05"), to: date("2026-06-05"), timeZone: "UTC" };
    expect(
      [...occurrencesIn(times, every("monthly", times), window)].map(({ instanceDate }) => String(instanceDate)),
    ).toEqual(["2026-06-01"]);
  });

  it("of whole days last as long as the first, and leave out excluded dates", () => {
    const times: EventTimes = { isAllDay: true, start: date("2026-05-01"), end: date("2026-05-03"), timeZone: "UTC" };
    const window = { from: date("2026-05-01"), to: date("2026-05-31"), timeZone: "UTC" };
    const weekly = every("weekly", times, { until: "2026-05-20", exceptions: ["2026-05-08"] });
    expect([...occurrencesIn(times, weekly, window)].map(({ times: { start, end } }) => `${start} ${end}`)).toEqual([
      "2026-05-01 2026-05-03",
      "2026-05-15 2026-05-17",
    ]);
  });

  it("are those that a day-by-day search finds", () => {
    const zones = ["Europe/London", "America/New_York", "Australia/Sydney", "Asia/Kolkata", "Pacific/Apia"];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: 0, max: 3 * 24 * 60 }),
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 1500 }),
        (zone, reader, startDay, minutes, hour, windowDay) => {
          const first = date("2025-01-01").add({ days: startDay });
          const begin = first.toPlainDateTime({ hour });
          const end = begin.add({ minutes });
          const times = timed(begin.toString(), end.toString(), zone);
          const from = date("2025-01-01").add({ days: windowDay });
          const window = { from, to: from.add({ days: 6 }), timeZone: reader };
          const expected: string[] = [];
          for (let days = 0; days < 2300; days += 7) {
            const moved = movedTo(times, first.add({ days }));
            if (isWithin(toSpan(moved), toBounds(window))) expected.push(moved.start.toString());
          }
          const found = [...occurrencesIn(times, every("weekly", times), window)].map((found) =>
            found.times.start.toString(),
          );
          expect(found).toEqual(expected);
        },
      ),
      { numRuns: runs(60) },
    );
  });
});
