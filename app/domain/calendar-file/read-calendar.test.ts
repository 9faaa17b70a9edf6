import { describe, expect, test } from "vitest";
import { decodeCalendar } from "#app/domain/calendar-file/decode.ts";
import { calendarFile, listOccurrences, read, readLines } from "#tests/support/calendar-file.ts";

const START = "DTSTART;TZID=Europe/Berlin:20261201T170000";
const END = "DTEND;TZID=Europe/Berlin:20261201T180000";
const event = (...lines: string[]) => ["UID:a@b", "SUMMARY:Choir", ...lines];
const item = (...lines: string[]) => readLines(event(...lines)).items[0];

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

describe("series", () => {
  const from = (lines: string[], to = "2026-12-31") =>
    listOccurrences(readLines(event(START, END, ...lines)), "2026-12-01", to);
  const on = (...days: number[]) =>
    days.map(
      (day) => `Choir 2026-12-${String(day).padStart(2, "0")}T16:00Z/2026-12-${String(day).padStart(2, "0")}T17:00Z`,
    );

  test.each([
    ["in our terms", ["RRULE:FREQ=WEEKLY"], on(1, 8, 15, 22, 29)],
    ["beyond them", ["RRULE:FREQ=MONTHLY;BYDAY=TU,TH;BYSETPOS=2,3"], on(1, 3, 8)],
    ["until a moment", ["RRULE:FREQ=WEEKLY;UNTIL=20261215T160000Z"], on(1, 8, 15)],
    ["until just before", ["RRULE:FREQ=WEEKLY;UNTIL=20261215T155959Z"], on(1, 8)],
    ["until a moment on its own clock", ["RRULE:FREQ=WEEKLY;UNTIL=20261215T165959"], on(1, 8)],
    ["until a day", ["RRULE:FREQ=WEEKLY;UNTIL=20261215"], on(1, 8, 15)],
    [
      "without dates",
      ["RRULE:FREQ=WEEKLY;COUNT=4", "EXDATE;TZID=Europe/Berlin:20261208T170000", "EXDATE:20261215T160000Z"],
      on(1, 22),
    ],
    ["without a day", ["RRULE:FREQ=WEEKLY;COUNT=3", "EXDATE;VALUE=DATE:20261208"], on(1, 15)],
    [
      "with further dates",
      ["RRULE:FREQ=WEEKLY;COUNT=2", "RDATE;TZID=Europe/Berlin:20261211T170000,20261203T170000"],
      on(1, 3, 8, 11),
    ],
    ["with dates behind its end", ["RRULE:FREQ=WEEKLY;UNTIL=20261209T000000Z", "RDATE:20261220T160000Z"], on(1, 8, 20)],
    [
      "of dates alone, the start among them",
      ["RDATE;TZID=Europe/Berlin:20261203T170000,20261211T170000"],
      on(1, 3, 11),
    ],
    ["that do not begin on their rule", ["RRULE:FREQ=WEEKLY;BYDAY=FR;COUNT=2"], on(1, 4, 11)],
    ["by years without a month", ["RRULE:FREQ=YEARLY;BYMONTHDAY=1,3"], on(1, 3)],
    ["in lower case", ["rrule:freq=weekly;count=2"], on(1, 8)],
  ])("%s", (_, lines, expected) => {
    expect(from(lines)).toEqual(expected);
  });

  test("a further date has its own hour and length", () => {
    const lines = [
      "RRULE:FREQ=WEEKLY;COUNT=2",
      "RDATE;VALUE=PERIOD:20261203T080000Z/PT30M,20261204T080000Z/20261204T090000Z",
    ];
    expect(from(lines)).toEqual([
      ...on(1),
      "Choir 2026-12-03T08:00Z/2026-12-03T08:30Z",
      "Choir 2026-12-04T08:00Z/2026-12-04T09:00Z",
      ...on(8),
    ]);
  });

  test("in UTC on the other side of midnight turn with their day", () => {
    const found = readLines(event("DTSTART:20261130T233000Z", "RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=2"));
    expect(listOccurrences(found)).toEqual([
      "Choir 2026-11-30T23:30Z/2026-11-30T23:30Z",
      "Choir 2026-12-07T23:30Z/2026-12-07T23:30Z",
    ]);
    expect(found.items[0]?.parts[0]?.rule?.recurrence_rule).toBe("FREQ=WEEKLY;COUNT=2;BYDAY=TU");
  });

  const series = event(START, END, "RRULE:FREQ=WEEKLY;COUNT=5");
  const change = (id: string, ...lines: string[]) => ["UID:a@b", `RECURRENCE-ID;${id}`, ...lines];

  test("with a changed date", () => {
    const found = readLines(
      change("TZID=Europe/Berlin:20261208T170000", "SUMMARY:Concert", "DTSTART:20261209T180000Z", "SEQUENCE:2"),
      series,
      change("TZID=Europe/Berlin:20261208T170000", "SUMMARY:Old", "DTSTART:20261209T190000Z", "SEQUENCE:1"),
    );
    expect(listOccurrences(found)).toEqual([
      ...on(1),
      "Concert 2026-12-09T18:00Z/2026-12-09T18:00Z",
      ...on(15, 22, 29),
    ]);
    expect(found.items).toHaveLength(1);
  });

  test("with a cancelled one, and one of a date that is none", () => {
    const found = readLines(
      series,
      change("TZID=Europe/Berlin:20261208T170000", "STATUS:CANCELLED", "DTSTART:20261208T160000Z"),
      change("VALUE=DATE:20261210", "SUMMARY:More", "DTSTART:20261210T160000Z"),
    );
    expect(listOccurrences(found)).toEqual([...on(1), "More 2026-12-10T16:00Z/2026-12-10T16:00Z", ...on(15, 22, 29)]);
  });

  test("with a change from a date on, and a later one of that", () => {
    const found = readLines(
      series,
      change(
        "RANGE=THISANDFUTURE;TZID=Europe/Berlin:20261215T170000",
        "SUMMARY:Band",
        "DTSTART:20261216T170000Z",
        "DTEND:20261216T180000Z",
      ),
      change("TZID=Europe/Berlin:20261222T170000", "SUMMARY:Party", "DTSTART:20261223T200000Z"),
    );
    expect(listOccurrences(found)).toEqual([
      ...on(1, 8),
      "Band 2026-12-16T17:00Z/2026-12-16T18:00Z",
      "Party 2026-12-23T20:00Z/2026-12-23T20:00Z",
      "Band 2026-12-30T17:00Z/2026-12-30T18:00Z",
    ]);
    expect(found.items).toHaveLength(1);
  });

  test("of which only a changed date is in the file", () => {
    expect(listOccurrences(readLines(change("TZID=Europe/Berlin:20261208T170000", START, "SUMMARY:Alone")))).toEqual([
      "Alone 2026-12-01T16:00Z/2026-12-01T16:00Z",
    ]);
  });

  test.each([
    ["RRULE:FREQ=SECONDLY", "Repeats in a way Roost does not know: FREQ=SECONDLY. Taken as one event."],
    [
      "RRULE:FREQ=HOURLY;INTERVAL=2",
      "Repeats in a way Roost does not know: FREQ=HOURLY;INTERVAL=2. Taken as one event.",
    ],
    ["RRULE:every tuesday", "Repeats in a way Roost does not know: every tuesday. Taken as one event."],
    [
      "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
      "Its rule never falls on a date: FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30. Taken as one event.",
    ],
  ])("%s is one event", (rule, reason) => {
    expect(from([rule])).toEqual(on(1));
    expect(item(START, END, rule)).toMatchObject({ isUnderstood: false, reason });
  });
});

describe("what is said", () => {
  test("texts, with what is cut", () => {
    const found = item(
      START,
      `SUMMARY:${"x".repeat(300)}`,
      "DESCRIPTION:Bring\\, please:\\n- a hat",
      "URL:https://a.example/x",
      "LOCATION:Hall\\n2",
    );
    expect(readLines(["UID:1", START, `SUMMARY:${"ü".repeat(300)}`]).items[0]).toMatchObject({
      title: "ü".repeat(200),
      isUnderstood: true,
      reason: "The title was cut at 200 characters.",
    });
    expect(found?.parts[0]).toMatchObject({
      description: "Bring, please:\n- a hat\nhttps://a.example/x",
      location: "Hall, 2",
    });
  });

  const alarm = (trigger: string) => ["BEGIN:VALARM", "ACTION:DISPLAY", `TRIGGER${trigger}`, "END:VALARM"];

  test("relative alarms", () => {
    const alarms = [":-PT15M", ":-P1D", ";RELATED=END:-PT90M", ":PT5M", ";VALUE=DATE-TIME:20261201T080000Z", ":soon"];
    expect(item(START, END, ...alarms.flatMap(alarm))?.parts[0]?.reminders).toEqual([1440, 30, 15]);
    expect(item("DTSTART:20261201", ...alarm(":PT8H"), ...alarm(":-PT5H"))?.parts[0]?.reminders).toEqual([300, -480]);
  });

  test.each([
    ["no date", [["UID:1", "SUMMARY:Rota"]], "It has no date."],
    ["an unreadable one", [["UID:1", "SUMMARY:Rota", "DTSTART:20261345T990000"]], "Its start cannot be read."],
    ["a year that no calendar has", [["UID:1", "SUMMARY:Rota", "DTSTART:16010101"]], "Its start cannot be read."],
    [
      "a long UID",
      [[`UID:${"u".repeat(1_001)}`, "SUMMARY:Rota", "DTSTART:20261201"]],
      "Its UID is longer than 1,000 characters.",
    ],
  ])("%s is left out, and the others are not", (_, [lines], reason) => {
    const { items } = readLines(lines as string[], event(START));
    expect(items.map(({ n, title, isUnderstood, reason: said }) => [n, title, isUnderstood, said])).toEqual([
      [1, "Rota", false, reason],
      [2, "Choir", true, null],
    ]);
  });

  test("tasks, a second event of one UID, and cancelled events", () => {
    const file = calendarFile(event(START), event(END.replace("DTEND", "DTSTART")), [
      "UID:c",
      "STATUS:CANCELLED",
      "SUMMARY:Off",
      START,
    ]);
    const { items } = read(file.replace("BEGIN:VEVENT", "BEGIN:VTODO\r\nSUMMARY:Wash\r\nEND:VTODO\r\nBEGIN:VEVENT"));
    expect(items.map(({ title, reason, isCancelled }) => [title, reason, isCancelled])).toEqual([
      ["Wash", "A task, which a calendar has not.", false],
      ["Choir", null, false],
      ["Choir", "A second event of the same UID.", false],
      ["Off", null, true],
    ]);
  });

  test("the same file is the same, another is not", () => {
    const print = (...lines: string[]) => item(START, ...lines)?.fingerprint;
    expect(print(END)).toBe(print(END, "SEQUENCE:7", "LAST-MODIFIED:20260101T000000Z", ...alarm(":-PT15M")));
    for (const lines of [["LOCATION:Hall"], ["RRULE:FREQ=DAILY"], ["DESCRIPTION:x"]])
      expect(print(END, ...lines)).not.toBe(print(END));
  });
});

describe("files", () => {
  const plain = calendarFile(event(START, "LOCATION:Café Müller"));
  const utf16 = (text: string) => Buffer.from(text, "utf16le");

  test.each([
    ["UTF-8 with a mark", Buffer.from(`\ufeff${plain}`)],
    ["Windows-1252", Buffer.from(plain, "latin1")],
    ["UTF-16 with a mark", utf16(`\ufeff${plain}`)],
    ["UTF-16 of the other order", utf16(`\ufeff${plain}`).swap16()],
    ["UTF-16 without", utf16(plain)],
    ["old line ends", Buffer.from(plain.replaceAll("\r\n", "\r"))],
    ["Unix line ends", Buffer.from(plain.replaceAll("\r\n", "\n"))],
    ["folded lines", Buffer.from(plain.replace("Café", "Ca\r\n fé").replace("UID", "U\r\n\tID"))],
    ["empty lines and spaces", Buffer.from(`\r\n\r\n${plain.replaceAll("\r\n", " \r\n\r\n")}\r\n\r\n`)],
    ["control characters", Buffer.from(plain.replace("Café", "C\0a\u0007fé"))],
  ])("in %s", (_, bytes) => {
    expect(read(decodeCalendar(bytes)).items[0]?.parts[0]?.location).toBe("Café Müller");
  });

  test.each(["", "hello", "<html>", "BEGIN:VCARD\r\nEND:VCARD", plain.slice(0, -20)])("%j is none", (text) => {
    expect(() => read(text)).toThrow(/not a calendar|cut off/);
  });

  test("without events, and of several calendars", () => {
    expect(read(calendarFile()).items).toEqual([]);
    expect(read(plain + calendarFile(["UID:2", START])).items).toHaveLength(2);
  });
});
