import { describe, expect, it } from "vitest";
import { MAX_OF_ONE_NAME, readDuration, readProperties, readText } from "#app/domain/calendar-file/properties.ts";

const values = (line: string) => {
  const [[property] = []] = [...readProperties([line]).values()];
  return property && [property.type, ...property.values];
};

describe("a property", () => {
  it.each([
    ["a time", "DTSTART:20261201T170000", ["date-time", "2026-12-01T17:00:00"]],
    ["a time in UTC", "DTEND:20261201T170000Z", ["date-time", "2026-12-01T17:00:00Z"]],
    [
      "times without seconds",
      "EXDATE:20261201T1700,20261202T1700Z",
      ["date-time", "2026-12-01T17:00:00", "2026-12-02T17:00:00Z"],
    ],
    ["a date", "DTSTART;VALUE=DATE:20261201", ["date", "2026-12-01"]],
    ["dates that do not say so", "RDATE:20261201,20261202", ["date", "2026-12-01", "2026-12-02"]],
    ["a date that says it is a time", "RECURRENCE-ID;VALUE=DATE-TIME:20261201", ["date", "2026-12-01"]],
    ["a time that says it is a date", "DTSTART;VALUE=DATE:20261201T170000", ["date-time", "2026-12-01T17:00:00"]],
    ["a midnight that says it is a date", "DTEND;VALUE=DATE:20261202T000000", ["date", "2026-12-02"]],
    [
      "blanks in a list",
      "EXDATE:20261201T1700, 20261202 T170000",
      ["date-time", "2026-12-01T17:00:00", "2026-12-02T17:00:00"],
    ],
    ["blanks in a list of dates", "RDATE;VALUE=DATE:20261201 , 20261202,", ["date", "2026-12-01", "2026-12-02"]],
    ["a list with semicolons", "EXDATE;VALUE=DATE:20261201;20261202", ["date", "2026-12-01", "2026-12-02"]],
    [
      "blanks between periods",
      "RDATE;VALUE=PERIOD:20261201T170000Z/PT1H, 20261202T170000Z/PT1H",
      ["period", ["2026-12-01T17:00:00Z", "PT1H"], ["2026-12-02T17:00:00Z", "PT1H"]],
    ],
    ["marks within a time", "DTSTART:2026-12-01T17:00:00", ["date-time", "2026-12-01T17:00:00"]],
    ["a distance from UTC", "DTSTART:20261201T170000-0500", ["date-time", "2026-12-01T22:00:00Z"]],
    ["the same with marks", "DTSTART:2026-12-01T17:00+05:30", ["date-time", "2026-12-01T11:30:00Z"]],
    [
      "a zone in words with a semicolon, and a type behind it",
      "DTSTART;TZID=(UTC-08:00) Pacific Time (US & Canada); Tijuana;VALUE=DATE-TIME:20261201T170000",
      ["date-time", "2026-12-01T17:00:00"],
    ],
    ["a text whose parameters are none", "SUMMARY;LANGUAGE:Tea", ["text", "Tea"]],
    ["a text with signs of its own", "SUMMARY:Tea\\, milk\\nand: more", ["text", "Tea, milk\nand: more"]],
    ["a text by its bytes", "SUMMARY;ENCODING=QUOTED-PRINTABLE:Gr=C3=B6=C3=9Fe=0D=0A2", ["text", "Größe\n2"]],
    ["the same in another code", "SUMMARY;CHARSET=X;ENCODING=QUOTED-PRINTABLE:Gr=F6=DFe", ["text", "Größe"]],
    ["a rule as it is written", "RRULE: FREQ=WEEKLY;BYDAY=MO ", ["text", "FREQ=WEEKLY;BYDAY=MO"]],
    ["an address behind a name with a colon", 'URL;X-NAME="a:b":https://a.example/', ["text", "https://a.example/"]],
    ["a name in small letters", "uid:1", ["text", "1"]],
  ])("is read: %s", (_, line, read) => {
    expect(values(line)).toEqual(read);
  });

  it.each(["ATTACH:x", "X-OTHER:1", "SUMMARY", ""])("is as if not there: %j", (line) => {
    expect(readProperties([line]).size).toBe(0);
  });

  it("has its parameters, and the first of a name is its text", () => {
    const read = readProperties(["DTSTART;TZID=Europe/Berlin:20261201T170000", "UID:1", "UID:2"]);
    expect(read.get("DTSTART")?.[0]?.parameters).toMatchObject({ tzid: "Europe/Berlin" });
    expect(read.get("UID")).toHaveLength(2);
    expect([readText(read, "UID"), readText(read, "SUMMARY")]).toEqual(["1", null]);
  });

  it("is read so many times, and then said to be cut", () => {
    const lines = Array.from({ length: MAX_OF_ONE_NAME }, () => "UID:1");
    expect([...readProperties(lines).cut]).toEqual([]);
    const more = readProperties([...lines, "UID:2", "SUMMARY:Tea"]);
    expect([...more.cut]).toEqual(["UID"]);
    expect(more.get("UID")).toHaveLength(MAX_OF_ONE_NAME);
    expect(readText(more, "SUMMARY")).toBe("Tea");
  });
});

it.each([
  ["PT15M", 0, 900_000],
  ["-PT15M", 0, -900_000],
  ["+PT1H", 0, 3_600_000],
  ["P1D", 1, 0],
  ["-P1D", -1, 0],
  ["P12W", 84, 0],
  ["P10D", 10, 0],
  ["PT36H90S", 0, 129_690_000],
  ["P1DT2H3M4S", 1, 7_384_000],
  [" pt1m ", 0, 60_000],
])("%j lasts %i days and %i ms", (text, days, ms) => {
  const read = readDuration(text);
  expect([read?.days, read?.ms].map((number) => (number ?? Number.NaN) + 0)).toEqual([days, ms]);
});

it.each(["P", "PT", "1D", "P1.5D", "PT1M later", "in PT1M", "", null])("%j is no duration", (text) => {
  expect(readDuration(text)).toBeNull();
});
