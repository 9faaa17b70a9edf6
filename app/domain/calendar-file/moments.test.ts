import { describe, expect, it, test } from "vitest";
import {
  type FileDateTime,
  keptZone,
  localDay,
  readMoment,
  readTimes,
  wallIn,
} from "#app/domain/calendar-file/moments.ts";
import { toSpan, toWallSpan } from "#app/domain/time/recurrence.ts";
import { dayOfIso } from "#app/domain/time/time.ts";

const BERLIN = "Europe/Berlin";
const time = (zone: string, isUtc = false): FileDateTime => ({ isDate: false, wall: 0, zone, isUtc });
const at = (text: string, zone: string) => ({
  isDate: false as const,
  wall: Date.parse(`${text}Z`),
  zone,
  isUtc: false,
});
const utc = (text: string) => ({ ...at(text, "UTC"), isUtc: true });
const day = (date: string) => ({ isDate: true as const, day: dayOfIso(date) });

it.each<[string, FileDateTime, boolean, string]>([
  ["that of its start", time("Asia/Tokyo"), false, "Asia/Tokyo"],
  ["the family’s for a floating time", time("floating"), true, BERLIN],
  ["the family’s for a moment in UTC", time("UTC", true), false, BERLIN],
  ["UTC for a series in UTC", time("UTC", true), true, "UTC"],
  ["the family’s for a day", { isDate: true, day: 0 }, true, BERLIN],
])("the zone that an event keeps is %s", (_, start, isSeries, zone) => {
  expect(keptZone(start, BERLIN, isSeries)).toBe(zone);
});

describe("a value is read", () => {
  const read = (value: string, type: string, tzid?: string) =>
    readMoment(value, { name: "DTSTART", type, parameters: tzid ? { tzid } : {}, values: [] }, (name) =>
      name === "Tokyo" ? "Asia/Tokyo" : null,
    );
  test.each([
    ["2026-12-01", "date", day("2026-12-01")],
    ["1900-01-01", "date", day("1900-01-01")],
    ["1899-12-31", "date", null],
    ["9998-12-30", "date", day("9998-12-30")],
    ["9998-12-31", "date", null],
    ["2026-02-30", "date", null],
    ["2026-13-01", "date", null],
    ["2026-12-01T17:00:30", "date-time", at("2026-12-01T17:00:30", "floating")],
    ["2026-12-01T17:00:00Z", "date-time", utc("2026-12-01T17:00")],
    ["2026-12-01T25:00:00", "date-time", null],
    ["9998-12-30T23:59:59", "date-time", at("9998-12-30T23:59:59", "floating")],
    ["9998-12-31T00:00:00", "date-time", null],
  ])("%s, a %s", (value, type, expected) => {
    expect(read(value, type)).toEqual(expected);
  });

  test.each([
    ["Tokyo", "2026-12-01T17:00:00", at("2026-12-01T17:00", "Asia/Tokyo")],
    ["Nowhere", "2026-12-01T17:00:00", at("2026-12-01T17:00", "floating")],
    ["Tokyo", "2026-12-01T17:00:00Z", utc("2026-12-01T17:00")],
  ])("in the zone %s: %s", (tzid, value, expected) => {
    expect(read(value, "date-time", tzid)).toEqual(expected);
  });
});

test.each([
  ["its own, also one that the clocks skip", at("2026-03-29T02:30", BERLIN), "2026-03-29T02:30"],
  ["the family’s, for a floating time", at("2026-03-29T02:30", "floating"), "2026-03-29T02:30"],
  ["another", at("2026-12-02T03:00", "Asia/Tokyo"), "2026-12-01T19:00"],
  ["UTC’s", utc("2026-12-01T23:30"), "2026-12-02T00:30"],
])("what a clock says: %s", (_, moment, expected) => {
  expect(new Date(wallIn(moment, BERLIN, BERLIN)).toISOString().slice(0, 16)).toBe(expected);
  expect(localDay(moment, BERLIN, BERLIN)).toBe(dayOfIso(expected.slice(0, 10)));
});

describe("times", () => {
  const read = (start: FileDateTime, end: FileDateTime | null, duration: string | null = null) => {
    const times = readTimes({ start, end, duration }, BERLIN, BERLIN);
    return { span: toSpan(times), wall: toWallSpan(times) };
  };

  test.each([
    ["its day", null, null, "2026-12-01"],
    ["to the day before its end", day("2026-12-03"), null, "2026-12-02"],
    ["one that ends as it begins", day("2026-12-01"), null, "2026-12-01"],
    ["one that ends before", day("2026-11-01"), null, "2026-12-01"],
    ["an end within a day, which is in", at("2026-12-03T10:00", BERLIN), null, "2026-12-03"],
    ["an end at midnight", at("2026-12-03T00:00", "Asia/Tokyo"), null, "2026-12-02"],
    ["an end at the midnight of the family in UTC", utc("2026-12-02T23:00"), null, "2026-12-02"],
    ["its length", null, "P3D", "2026-12-03"],
    ["a length within a day", null, "PT3H", "2026-12-01"],
    ["a length in hours", null, "PT48H", "2026-12-02"],
    ["no length", null, "-P3D", "2026-12-01"],
    ["the end before the length", day("2026-12-03"), "P7D", "2026-12-02"],
  ])("of days: %s", (_, end, duration, last) => {
    const span = { isAllDay: true, start: dayOfIso("2026-12-01"), end: dayOfIso(last) };
    expect(read(day("2026-12-01"), end, duration)).toEqual({ span, wall: span });
  });

  const START = at("2026-12-01T17:00", BERLIN);
  const NONE = ["2026-12-01T16:00", "2026-12-01T17:00"];
  test.each<[string, FileDateTime, FileDateTime | null, string | null, string[]]>([
    ["no end", START, null, null, NONE],
    ["an end", START, at("2026-12-01T18:00", BERLIN), null, ["2026-12-01T17:00", "2026-12-01T18:00"]],
    ["its own start", START, START, null, NONE],
    ["an end before", START, at("2026-12-01T16:00", BERLIN), null, NONE],
    [
      "an end in another zone",
      START,
      at("2026-12-02T03:00", "Asia/Tokyo"),
      null,
      ["2026-12-01T18:00", "2026-12-01T19:00"],
    ],
    ["the midnight of a day", START, day("2026-12-02"), null, ["2026-12-01T23:00", "2026-12-02T00:00"]],
    ["a length", START, null, "PT90M", ["2026-12-01T17:30", "2026-12-01T18:30"]],
    ["a length before", START, null, "-PT90M", NONE],
    [
      "the end before the length",
      START,
      at("2026-12-01T18:00", BERLIN),
      "P1D",
      ["2026-12-01T17:00", "2026-12-01T18:00"],
    ],
    [
      "a day of 23 hours, and one hour",
      at("2026-03-28T17:00", BERLIN),
      null,
      "P1DT1H",
      ["2026-03-29T16:00", "2026-03-29T18:00"],
    ],
    ["24 hours over it", at("2026-03-28T17:00", BERLIN), null, "PT24H", ["2026-03-29T16:00", "2026-03-29T18:00"]],
    ["the last of all midnights", START, day("9998-12-31"), null, NONE],
    ["the one before", START, day("9998-12-30"), null, ["9998-12-29T23:00", "9998-12-30T00:00"]],
  ])("with %s", (_, start, end, duration, [epoch, wall]) => {
    const found = read(start, end, duration);
    expect(found.span.end).toBe(Date.parse(`${epoch}Z`));
    expect(found.wall).toEqual({ isAllDay: false, start: start.isDate ? 0 : start.wall, end: Date.parse(`${wall}Z`) });
  });

  test("of a length beyond all days end with the last of these, or as they begin", () => {
    expect(read(day("9000-01-01"), null, "P999999D").span.end).toBe(dayOfIso("9998-12-31"));
    const start = at("9000-01-01T17:00", BERLIN);
    expect(read(start, null, "P999999D").wall).toEqual({ isAllDay: false, start: start.wall, end: start.wall });
  });

  test.each([
    ["first", "2026-10-25T00:30", "2026-10-25T00:45", "02:30", "02:45"],
    ["second", "2026-10-25T01:30", "2026-10-25T01:45", "02:30", "02:45"],
    ["first and second", "2026-10-25T00:30", "2026-10-25T01:15", "02:30", "02:30"],
  ])("in the %s pass of an hour", (_, start, end, from, to) => {
    const clock = (text: string) => Date.parse(`2026-10-25T${text}Z`);
    const expected = {
      span: { isAllDay: false, start: Date.parse(`${start}Z`), end: Date.parse(`${end}Z`) },
      wall: { isAllDay: false, start: clock(from), end: clock(to) },
    };
    expect(read(utc(start), utc(end))).toEqual(expected);
    const minutes = (expected.span.end - expected.span.start) / 60_000;
    expect(read(utc(start), null, `PT${minutes}M`)).toEqual(expected);
  });
});
