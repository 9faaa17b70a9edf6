import { describe, expect, test } from "vitest";
import { listOccurrences, readLines } from "#tests/support/calendar-file.ts";

const START = "DTSTART;TZID=Europe/Berlin:20261201T170000";
const END = "DTEND;TZID=Europe/Berlin:20261201T180000";
const event = (...lines: string[]) => ["UID:a@b", "SUMMARY:Choir", ...lines];
const item = (...lines: string[]) => readLines(event(...lines)).items[0];

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

  test("further dates of a day that has one already, and of those before the start, are events beside it", () => {
    const lines = [
      "RRULE:FREQ=WEEKLY;COUNT=2",
      "RDATE;TZID=Europe/Berlin:20261124T170000,20261201T090000,20261203T080000,20261203T170000,20261203T200000",
      "RDATE;TZID=Europe/Berlin:20261208T170000,20261208T200000",
    ];
    expect(
      listOccurrences(readLines(event(START, END, ...lines)), "2026-11-01", "2026-12-31").map((one) =>
        one.slice(6, 23),
      ),
    ).toEqual([
      "2026-11-24T16:00Z",
      "2026-12-01T08:00Z",
      "2026-12-01T16:00Z",
      "2026-12-03T07:00Z",
      "2026-12-03T16:00Z",
      "2026-12-03T19:00Z",
      "2026-12-08T16:00Z",
      "2026-12-08T19:00Z",
    ]);
  });

  test("a date that is out is the one of its hour, where a day has two", () => {
    const two = ["RRULE:FREQ=WEEKLY;COUNT=2", "RDATE;TZID=Europe/Berlin:20261208T200000"];
    const later = "Choir 2026-12-08T19:00Z/2026-12-08T20:00Z";
    expect(from([...two, "EXDATE;TZID=Europe/Berlin:20261208T170000"])).toEqual([...on(1), later]);
    expect(from([...two, "EXDATE;TZID=Europe/Berlin:20261208T200000"])).toEqual(on(1, 8));
    expect(from([...two, "EXDATE;VALUE=DATE:20261208"])).toEqual(on(1));
    expect(from([...two, "EXDATE;TZID=Europe/Berlin:20261208T000000"])).toEqual([...on(1), later]);
  });

  test("further days before the first one of a series of days", () => {
    const lines = ["DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261203", "RDATE;VALUE=DATE:20261120,20261205"];
    expect(listOccurrences(readLines(event(...lines)))).toEqual([
      "Choir 2026-11-20/2026-11-21",
      "Choir 2026-12-01/2026-12-02",
      "Choir 2026-12-05/2026-12-06",
    ]);
  });

  test("in UTC stay at their moment, also where clocks change", () => {
    const found = readLines(event("DTSTART:20260323T233000Z", "RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=2"));
    expect(listOccurrences(found)).toEqual([
      "Choir 2026-03-23T23:30Z/2026-03-23T23:30Z",
      "Choir 2026-03-30T23:30Z/2026-03-30T23:30Z",
    ]);
    expect(found.items[0]?.parts[0]?.rule?.recurrence_rule).toBe("FREQ=WEEKLY;COUNT=2;BYDAY=MO");
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
    ["RRULE:FREQ=SECONDLY", "Roost doesn’t support how this repeats: FREQ=SECONDLY. Imported as one event."],
    [
      "RRULE:FREQ=HOURLY;INTERVAL=2",
      "Roost doesn’t support how this repeats: FREQ=HOURLY;INTERVAL=2. Imported as one event.",
    ],
    ["RRULE:every tuesday", "Roost doesn’t support how this repeats: every tuesday. Imported as one event."],
    [
      "RRULE:FREQ=WEEKLY;UNTIL=20261130T230000Z",
      "Its repeat rule never produces a date: FREQ=WEEKLY;UNTIL=20261130. Imported as one event.",
    ],
    [
      "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
      "Its repeat rule never produces a date: FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30. Imported as one event.",
    ],
  ])("%s is one event", (rule, reason) => {
    expect(from([rule])).toEqual(on(1));
    expect(item(START, END, rule)).toMatchObject({ isUnderstood: false, reason });
  });
});
