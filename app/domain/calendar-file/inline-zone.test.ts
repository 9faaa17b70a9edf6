import { describe, expect, test } from "vitest";
import { findSameZone, type InlineZone, inlineOffset, readInlineZone } from "#app/domain/calendar-file/inline-zone.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const wall = (text: string) => Date.parse(`${text}Z`);
const observance = (start: string, to: string, ...lines: string[]) => [
  "BEGIN:STANDARD",
  `DTSTART:${start}`,
  ...(to ? [`TZOFFSETTO:${to}`] : []),
  ...lines,
  "END:STANDARD",
];
const zone = (...lines: string[]) => readInlineZone(["TZID:Moon", ...lines]);
/** Each change as `time offset in minutes`. */
const changes = (...lines: string[]) =>
  zone(...lines)?.changes.map(({ at, to }) => `${new Date(at).toISOString().slice(0, 16)} ${to / MINUTE}`) ?? null;

describe("an offset", () => {
  test.each([
    ["+0100", 60],
    ["-0500", -300],
    ["+05:30", 330],
    ["-001730", -17.5],
    ["+1559", 959],
    ["+1600", null],
    ["0100", null],
    ["x+0100", null],
    ["+0100x", null],
    ["+010", null],
    ["", null],
  ])("%s", (written, minutes) => {
    expect(changes(...observance("19700101T000000", written))).toEqual(
      minutes === null ? null : [`1970-01-01T00:00 ${minutes}`],
    );
  });
});

test("before the first change the offset is the one from which that goes", () => {
  const found = zone(...observance("20260329T020000", "+0200", "TZOFFSETFROM:+0100")) as InlineZone;
  expect(["2026-01-13T10:00", "2026-07-13T10:00"].map((at) => inlineOffset(found, wall(at)) / HOUR)).toEqual([1, 2]);
});

test("a rule is read as programs write it", () => {
  const rule = "RRULE:FREQ=YEARLY;BYMONTH=3; BYDAY=-1SU;COUNT=2;";
  expect(changes(...observance("20260329T020000", "+0200", rule))).toEqual([
    "2026-03-29T02:00 120",
    "2026-03-29T02:00 120",
    "2027-03-28T02:00 120",
  ]);
});

describe("the changes of a zone", () => {
  test.each([
    ["one", observance("19700101T013000", "+0100"), ["1970-01-01T01:30 60"]],
    ["one in UTC", observance("19700101T013000Z", "+0100"), ["1970-01-01T01:30 60"]],
    [
      "in order",
      [...observance("19710101T000000", "+0200"), ...observance("19700101T000000", "+0100")],
      ["1970-01-01T00:00 60", "1971-01-01T00:00 120"],
    ],
    [
      "further ones, without those that are no times",
      observance("19700101T020000", "+0100", "RDATE:19710101T030000", "RDATE;VALUE=PERIOD:19720101T000000/PT1H"),
      ["1970-01-01T02:00 60", "1971-01-01T03:00 60"],
    ],
    [
      "of a rule from its start alone",
      observance("19700301T020000", "+0100", "RRULE:FREQ=YEARLY;COUNT=2", "RDATE:19710501T030000"),
      ["1970-03-01T02:00 60", "1970-03-01T02:00 60", "1971-03-01T02:00 60", "1971-05-01T03:00 60"],
    ],
    [
      "beside words that look like a part",
      observance("19700101T000000", "", "COMMENT:BEGIN:STANDARD", "TZOFFSETTO:+0100"),
      ["1970-01-01T00:00 60"],
    ],
    ["none", [], null],
    ["none of words", observance("soon", "+0100"), null],
    ["none by months", observance("19700101T000000", "+0100", "RRULE:FREQ=MONTHLY"), null],
  ])("%s", (_, lines, expected) => {
    expect(changes(...lines)).toEqual(expected);
  });

  test("end with the year 2100", () => {
    expect(changes(...observance("20980101T000000", "+0100", "RRULE:FREQ=YEARLY"))?.slice(1)).toEqual(
      [2098, 2099, 2100].map((year) => `${year}-01-01T00:00 60`),
    );
  });

  test("a zone without a name is none", () => {
    expect(readInlineZone(observance("19700101T000000", "+0100"))).toBeNull();
    expect(zone(...observance("19700101T000000", "+0100"))?.name).toBe("Moon");
  });

  test.each([
    ["300 parts", 300, (n: number) => observance(`19700101T00${String(n % 60).padStart(2, "0")}00`, "+0100")],
    ["5,000 changes", 1, () => observance("19700101T000000", "+0100", "RRULE:FREQ=YEARLY;BYDAY=MO;COUNT=4999")],
  ])("of %s are all that it may have", (_, length, make) => {
    const lines = Array.from({ length }, (__, n) => make(n)).flat();
    expect(zone(...lines)).not.toBeNull();
    expect(zone(...lines, ...observance("19700101T000000", "+0100"))).toBeNull();
  });
});

test("clocks are ahead by the last change, and before the first by that", () => {
  const moon: InlineZone = {
    name: "Moon",
    changes: [
      { at: wall("2026-03-01T02:00"), to: HOUR },
      { at: wall("2026-06-01T02:00"), to: 2 * HOUR },
      { at: wall("2026-09-01T02:00"), to: 3 * HOUR },
    ],
  };
  const hours = (time: string) => inlineOffset(moon, wall(time)) / HOUR;
  expect(["2020-01-01T00:00", "2026-03-01T02:00", "2026-06-01T01:59"].map(hours)).toEqual([1, 1, 1]);
  expect(["2026-06-01T02:00", "2026-09-01T01:59"].map(hours)).toEqual([2, 2]);
  expect(["2026-09-01T02:00", "2099-01-01T00:00"].map(hours)).toEqual([3, 3]);
});

describe("a zone of the same clocks", () => {
  /** Fourteen hours ahead, as nowhere else, but thirteen for the days between. */
  const detour = (from: string, to: string): InlineZone => ({
    name: "Moon",
    changes: [
      { at: wall("1970-01-01T00:00"), to: 14 * HOUR },
      { at: wall(`${from}T00:00`), to: 13 * HOUR },
      { at: wall(`${to}T00:00`), to: 14 * HOUR },
    ],
  });

  test.each([
    ["before the years that are looked at", "2024-01-01", "2025-01-01", "Pacific/Kiritimati"],
    ["after them", "2029-01-01", "2030-01-01", "Pacific/Kiritimati"],
    ["at their beginning", "2025-01-01", "2025-01-10", null],
    ["in a second half of a month", "2025-02-15", "2025-02-25", null],
    ["in a first half", "2027-10-01", "2027-10-10", null],
    ["at their end", "2028-12-15", "2028-12-25", null],
  ])("is there for one that goes otherwise %s: %s to %s", (_, from, to, expected) => {
    expect(findSameZone(detour(from, to), "Pacific/Kiritimati", 2026)).toBe(expected);
  });

  const fixed = (hours: number): InlineZone => ({ name: "Moon", changes: [{ at: 0, to: hours * HOUR }] });
  test.each([
    ["the family's first", 9, "Asia/Seoul", "Asia/Seoul"],
    ["one of whole hours next", 9, "Europe/Berlin", "Etc/GMT-9"],
    ["a common one next", 5.5, "Europe/Berlin", "Asia/Kolkata"],
    ["UTC itself", 0, "Europe/Berlin", "UTC"],
    ["any other one last", 8.75, "Europe/Berlin", "Australia/Eucla"],
    ["none", 15, "Europe/Berlin", null],
  ])("is %s", (_, hours, family, expected) => {
    expect(findSameZone(fixed(hours), family, 2026)).toBe(expected);
  });
});
