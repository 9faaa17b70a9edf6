import { describe, expect, test } from "vitest";
import { calendarFile, listOccurrences, read, readLines } from "#tests/support/calendar-file.ts";

const START = "DTSTART;TZID=Europe/Berlin:20261201T170000";
const END = "DTEND;TZID=Europe/Berlin:20261201T180000";
const event = (...lines: string[]) => ["UID:a@b", "SUMMARY:Choir", ...lines];

describe("times", () => {
  test.each([
    ["a zone by its name", [START, END], "Choir 2026-12-01T16:00Z/2026-12-01T17:00Z"],
    [
      "Microsoft's name",
      ["DTSTART;TZID=W. Europe Standard Time:20260701T170000"],
      "Choir 2026-07-01T15:00Z/2026-07-01T15:00Z",
    ],
    [
      "Outlook's words",
      ['DTSTART;TZID="(UTC-05:00) Eastern Time (US & Canada)":20261201T170000'],
      "Choir 2026-12-01T22:00Z/2026-12-01T22:00Z",
    ],
    [
      "the same in no quotes",
      ["DTSTART;TZID=(UTC-05:00) Eastern Time (US & Canada):20261201T170000"],
      "Choir 2026-12-01T22:00Z/2026-12-01T22:00Z",
    ],
    [
      "a list of towns in no quotes",
      ["DTSTART;TZID=(UTC+00:00) Dublin, Edinburgh, Lisbon, London:20261201T1700"],
      "Choir 2026-12-01T17:00Z/2026-12-01T17:00Z",
    ],
    [
      "a program's own name",
      ["DTSTART;TZID=/freeassociation.sourceforge.net/Asia/Tokyo:20261201T170000"],
      "Choir 2026-12-01T08:00Z/2026-12-01T08:00Z",
    ],
    ["a moment", ["DTSTART:20261201T160000Z", "DURATION:PT90M"], "Choir 2026-12-01T16:00Z/2026-12-01T17:30Z"],
    ["a floating time", ["DTSTART:20261201T170000"], "Choir 2026-12-01T16:00Z/2026-12-01T16:00Z"],
    ["without seconds", ["DTSTART:20261201T1700"], "Choir 2026-12-01T16:00Z/2026-12-01T16:00Z"],
    ["a day", ["DTSTART;VALUE=DATE:20261201"], "Choir 2026-12-01/2026-12-01"],
    ["a day that does not say so", ["DTSTART:20261201", "DTEND:20261203"], "Choir 2026-12-01/2026-12-02"],
    [
      "a day that ends as it begins",
      ["DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261201"],
      "Choir 2026-12-01/2026-12-01",
    ],
    ["days by their length", ["DTSTART;VALUE=DATE:20261201", "DURATION:P1W"], "Choir 2026-12-01/2026-12-07"],
    [
      "whole days of Outlook",
      ["X-MICROSOFT-CDO-ALLDAYEVENT:TRUE", "DTSTART:20261201T000000", "DTEND:20261202T000000"],
      "Choir 2026-12-01/2026-12-01",
    ],
    [
      "an end in another zone",
      [START, "DTEND;TZID=America/New_York:20261201T140000"],
      "Choir 2026-12-01T16:00Z/2026-12-01T19:00Z",
    ],
    [
      "an end before the start",
      [START, "DTEND;TZID=Europe/Berlin:20261201T160000"],
      "Choir 2026-12-01T16:00Z/2026-12-01T16:00Z",
    ],
    [
      "a day of 23 hours",
      ["DTSTART;TZID=Europe/Berlin:20260328T170000", "DURATION:P1DT1H"],
      "Choir 2026-03-28T16:00Z/2026-03-29T16:00Z",
    ],
    [
      "the second pass of an hour",
      ["DTSTART:20261025T013000Z", "DTEND:20261025T020000Z"],
      "Choir 2026-10-25T01:30Z/2026-10-25T02:00Z",
    ],
  ])("%s", (_, lines, expected) => {
    expect(listOccurrences(readLines(event(...lines)))).toEqual([expected]);
  });

  const zone = (name: string, ...rules: string[]) =>
    calendarFile(event(`DTSTART;TZID=${name}:20260701T170000`)).replace(
      "BEGIN:VEVENT",
      ["BEGIN:VTIMEZONE", `TZID:${name}`, ...rules, "END:VTIMEZONE", "BEGIN:VEVENT"].join("\r\n"),
    );
  const observance = (kind: string, from: string, to: string, start: string, rule?: string) => [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    ...(rule ? [`RRULE:${rule}`] : []),
    `END:${kind}`,
  ];
  const LIKE_BERLIN = [
    ...observance("STANDARD", "+0200", "+0100", "16010101T030000", "FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10"),
    ...observance("DAYLIGHT", "+0100", "+0200", "16010101T020000", "FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3"),
  ];

  test("a zone that the file describes is the one whose clocks go alike", () => {
    const found = read(zone("Customized Time Zone", ...LIKE_BERLIN));
    expect(listOccurrences(found)).toEqual(["Choir 2026-07-01T15:00Z/2026-07-01T15:00Z"]);
    expect(found.items[0]?.parts[0]?.times.timeZone).toBe("Europe/Berlin");
  });

  test("a zone like no other gives moments", () => {
    const found = read(zone("Moon", ...observance("STANDARD", "+0017", "+0017", "19700101T000000")));
    expect(listOccurrences(found)).toEqual(["Choir 2026-07-01T16:43Z/2026-07-01T16:43Z"]);
    expect(found.items[0]?.parts[0]?.times.timeZone).toBe("Europe/Berlin");
  });

  test.each([
    ["nothing", []],
    ["a rule of seconds", observance("STANDARD", "+0200", "+0100", "19700101T000000", "FREQ=SECONDLY")],
    ["no offsets", ["BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETTO:later", "END:STANDARD"]],
    ["no end", ["BEGIN:STANDARD", "DTSTART:x"]],
  ])("a zone of nonsense, %s, is the family's, and said so", (_, rules) => {
    const found = read(zone("Nowhere", ...rules));
    expect(listOccurrences(found)).toEqual(["Choir 2026-07-01T15:00Z/2026-07-01T15:00Z"]);
    expect(found.items[0]?.reason).toBe("Its time zone “Nowhere” is not known.");
  });
});
