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
      "a time with marks",
      ["DTSTART;TZID=Europe/Berlin:2026-12-01T17:00:00"],
      "Choir 2026-12-01T16:00Z/2026-12-01T16:00Z",
    ],
    [
      "the same with a distance from UTC",
      ["DTSTART;TZID=Europe/Berlin:2026-12-01T17:00:00+01:00"],
      "Choir 2026-12-01T16:00Z/2026-12-01T16:00Z",
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

  test("a name that its description contradicts is what is described", () => {
    const london = [
      ...observance("STANDARD", "+0100", "+0000", "19701025T020000", "FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10"),
      ...observance("DAYLIGHT", "+0000", "+0100", "19700329T010000", "FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3"),
    ];
    expect(listOccurrences(read(zone("GMT", ...london)))).toEqual(["Choir 2026-07-01T16:00Z/2026-07-01T16:00Z"]);
    expect(listOccurrences(read(zone("GMT Standard Time", ...LIKE_BERLIN)))).toEqual([
      "Choir 2026-07-01T15:00Z/2026-07-01T15:00Z",
    ]);
  });

  describe("without a zone", () => {
    const TOKYO = "DTSTART;TZID=Asia/Tokyo:20261201T080000";
    test.each([
      ["an end", [TOKYO, "DTEND:20261201T090000"], ["2026-11-30T23:00Z/2026-12-01T00:00Z"]],
      [
        "dates taken out",
        [TOKYO, "RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20261202T080000"],
        ["2026-11-30T23:00Z/2026-11-30T23:00Z", "2026-12-02T23:00Z/2026-12-02T23:00Z"],
      ],
      [
        "further dates",
        [TOKYO, "RDATE:20261203T100000"],
        ["2026-11-30T23:00Z/2026-11-30T23:00Z", "2026-12-03T01:00Z/2026-12-03T01:00Z"],
      ],
      [
        "an end after a moment",
        ["DTSTART:20261201T080000Z", "DTEND:20261201T090000"],
        ["2026-12-01T08:00Z/2026-12-01T09:00Z"],
      ],
    ])("%s are on the clock of the start", (_, lines, expected) => {
      expect(listOccurrences(readLines(event(...lines)))).toEqual(expected.map((one) => `Choir ${one}`));
    });

    test("the date of an override is on the clock of its series", () => {
      const change = event("RECURRENCE-ID:20261202T080000", "DTSTART:20261205T000000Z");
      expect(listOccurrences(readLines(event(TOKYO, "RRULE:FREQ=DAILY;COUNT=2"), change))).toEqual([
        "Choir 2026-11-30T23:00Z/2026-11-30T23:00Z",
        "Choir 2026-12-05T00:00Z/2026-12-05T00:00Z",
      ]);
    });

    test("the start and the end of an override are on the clock of its series, before that of the calendar", () => {
      const change = event("RECURRENCE-ID:20261202T080000", "DTSTART:20261202T100000", "DTEND:20261202T110000");
      const file = calendarFile(event(TOKYO, "RRULE:FREQ=DAILY;COUNT=2"), change);
      const expected = ["Choir 2026-11-30T23:00Z/2026-11-30T23:00Z", "Choir 2026-12-02T01:00Z/2026-12-02T02:00Z"];
      expect(listOccurrences(read(file))).toEqual(expected);
      const other = file.replace("VERSION:2.0", "VERSION:2.0\r\nX-WR-TIMEZONE:America/New_York");
      expect(listOccurrences(read(other))).toEqual(expected);
    });

    test("a start is on the clock of its calendar", () => {
      const file = calendarFile(event("DTSTART:20261201T080000", "RRULE:FREQ=DAILY;COUNT=1"));
      const found = read(file.replace("VERSION:2.0", "VERSION:2.0\r\nX-WR-TIMEZONE:Asia/Tokyo"));
      expect(listOccurrences(found)).toEqual(["Choir 2026-11-30T23:00Z/2026-11-30T23:00Z"]);
      expect(found.items[0]?.parts[0]?.times.timeZone).toBe("Asia/Tokyo");
    });
  });

  describe("a series in a zone that only its file has", () => {
    const OLD_US = [
      ...observance("STANDARD", "-0400", "-0500", "19671029T020000", "FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10"),
      ...observance("DAYLIGHT", "-0500", "-0400", "19870405T020000", "FREQ=YEARLY;BYDAY=1SU;BYMONTH=4"),
    ];
    const series = (...lines: string[]) =>
      read(
        zone("Old", ...OLD_US).replace(
          /DTSTART;TZID=Old:20260701T170000/,
          ["DTSTART;TZID=Old:20270309T233000", ...lines].join("\r\n"),
        ),
      );

    test("keeps the nearest zone, with overrides where the clocks differ", () => {
      const [part] = series("RRULE:FREQ=WEEKLY;COUNT=5").items[0]?.parts ?? [];
      expect(part?.times.timeZone).toBe("America/New_York");
      // Clocks change on 14 March there, and on 4 April here.
      expect(part?.changed.map(({ date }) => date)).toEqual(["2027-03-16", "2027-03-23", "2027-03-30"]);
    });

    test("takes out and changes dates by its own clock", () => {
      const found = series("RRULE:FREQ=WEEKLY;COUNT=3", "EXDATE;TZID=Old:20270316T233000", "EXDATE:20270324T043000Z");
      expect(listOccurrences(found)).toEqual(["Choir 2027-03-10T04:30Z/2027-03-10T04:30Z"]);
    });

    test("without an end says until when its clock is followed", () => {
      const [item] = series("RRULE:FREQ=WEEKLY").items;
      expect(item?.reason).toBe("The clock of its time zone “Old” is followed until 2037-12-31.");
    });
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
    expect(found.items[0]?.reason).toBe("Its time zone “Nowhere” isn’t known.");
  });
});
