import { describe, expect, test } from "vitest";
import { newBudget, readFileRule } from "#app/domain/calendar-file/file-rules.ts";
import { readFileEvent } from "#app/domain/calendar-file/read-event.ts";
import { readZones } from "#app/domain/calendar-file/zone-names.ts";
import { storeRule } from "#app/domain/recurrence/stored-rule.ts";
import { isoOfDay } from "#app/domain/time/time.ts";
import { calendarFileWords } from "#app/words/catalogues/calendar-file-words.ts";
import { writeNotes } from "#app/words/note.server.ts";
import { BERLIN } from "#tests/support/calendar-file.ts";

const START = "DTSTART;TZID=Europe/Berlin:20261201T170000";
const DAY = "DTSTART;VALUE=DATE:20261201";
const MOON = ["BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETTO:+0017", "END:STANDARD"];

function ruleOf(lines: string[], budget = newBudget()) {
  const zones = readZones([["TZID:Moon", ...MOON]], BERLIN, 2026);
  const event = readFileEvent({ lines: ["UID:1", ...lines], alarms: [], isCancelled: false }, zones, BERLIN);
  const { rule, reasons, isUnknown } = readFileRule(event, event.times.timeZone, BERLIN, budget);
  const { recurrence_rule = null, recurrence_end_date = null } = rule ? storeRule(rule) : {};
  const reason = writeNotes(calendarFileWords, reasons, "en") || null;
  return { isUnknown, reason, rule: recurrence_rule, until: recurrence_end_date };
}

/** A rule that is understood. */
const known = (rule: string | null, until: string | null = null) => ({ rule, until, reason: null, isUnknown: false });

describe("a rule is kept", () => {
  test.each([
    ["none", [START], null],
    ["none of a further date that is the start", [START, "RDATE:20261201T160000Z"], null],
    ["none of one before it", [START, "RDATE:20261124T160000Z"], null],
    ["by the start where it says no day", [START, "RRULE:FREQ=MONTHLY"], "FREQ=MONTHLY;BYMONTHDAY=1"],
    ["by years", [START, "RRULE:FREQ=YEARLY"], "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=1"],
    [
      "by a year's weekday of a month",
      [START, "RRULE:FREQ=YEARLY;BYDAY=1TU;BYMONTH=12"],
      "FREQ=YEARLY;BYMONTH=12;BYDAY=1TU",
    ],
    [
      "as it is where a year says no month of a day",
      [START, "RRULE:FREQ=YEARLY;BYMONTHDAY=1"],
      "FREQ=YEARLY;BYMONTHDAY=1",
    ],
    ["nor of a weekday", [START, "RRULE:FREQ=YEARLY;BYDAY=-5TU"], "FREQ=YEARLY;BYDAY=-5TU"],
    ["nor of the second", [START, "RRULE:FREQ=YEARLY;BYDAY=1TU"], "FREQ=YEARLY;BYDAY=1TU;RDATE=20261201"],
    [
      "with the day that it names",
      [DAY, "RRULE:FREQ=MONTHLY;BYMONTHDAY=15"],
      "FREQ=MONTHLY;BYMONTHDAY=15;RDATE=20261201",
    ],
    [
      "with dates in order, each once, and none before the start",
      [
        START,
        "RRULE:FREQ=WEEKLY;BYDAY=FR",
        "RDATE:20261222T160000Z,20261203T160000Z,20261203T080000Z,20261123T160000Z",
      ],
      "FREQ=WEEKLY;BYDAY=FR;RDATE=20261201,20261203,20261222",
    ],
    [
      "of dates alone",
      [START, "RDATE:20261222T160000Z,20261203T160000Z"],
      "FREQ=DAILY;COUNT=1;RDATE=20261203,20261222",
    ],
  ])("%s", (_, lines, rule) => {
    expect(ruleOf(lines)).toEqual(known(rule));
  });
});

describe("on another clock", () => {
  // 23:50 in a zone that only the file has is 00:33 in Berlin.
  test.each([
    ["a weekday", "20261130T235000", "FREQ=WEEKLY;BYDAY=MO", "FREQ=WEEKLY;BYDAY=TU"],
    ["the start's weekday", "20261130T235000", "FREQ=WEEKLY", "FREQ=WEEKLY;BYDAY=TU"],
    ["a day of the month", "20261130T235000", "FREQ=MONTHLY;BYMONTHDAY=30", "FREQ=MONTHLY;BYMONTHDAY=1"],
    ["a day of the year", "20261231T235000", "FREQ=YEARLY;BYMONTH=12", "FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1"],
    ["a weekday on the same day", "20261130T225000", "FREQ=WEEKLY;BYDAY=MO", "FREQ=WEEKLY;BYDAY=MO"],
  ])("%s is the one on the family's", (_, start, rule, expected) => {
    expect(ruleOf([`DTSTART;TZID=Moon:${start}`, `RRULE:${rule}`])).toEqual(known(expected));
  });

  test("a weekday of UTC is that of UTC", () => {
    const found = ruleOf(["DTSTART:20261130T233000Z", "RRULE:FREQ=WEEKLY;BYDAY=MO"]);
    expect(found).toEqual(known("FREQ=WEEKLY;BYDAY=MO"));
  });
});

describe("a rule as programs write it", () => {
  test.each([
    ["hours", "FREQ=WEEKLY;BYHOUR=17;BYMINUTE=0;BYSECOND=0", "FREQ=WEEKLY;BYDAY=TU"],
    ["the hour of a month", "FREQ=MONTHLY;BYHOUR=17", "FREQ=MONTHLY;BYMONTHDAY=1"],
    ["the hour of a year", "FREQ=YEARLY;BYHOUR=17", "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=1"],
    ["the hour of a month of the year", "FREQ=YEARLY;BYMONTH=12;BYHOUR=17", "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=1"],
    ["a count beyond ours", "FREQ=WEEKLY;COUNT=1500", "FREQ=WEEKLY;COUNT=1500;BYDAY=TU"],
    ["a semicolon at its end", "FREQ=WEEKLY;COUNT=2;BYDAY=TU;", "FREQ=WEEKLY;COUNT=2;BYDAY=TU"],
    ["blanks", "FREQ = WEEKLY; BYDAY=TU, WE ;COUNT= 2", "FREQ=WEEKLY;COUNT=2;BYDAY=TU,WE"],
    ["empty values", "FREQ=WEEKLY;BYDAY=TU,,WE,;BYMONTH=;;WKST=", "FREQ=WEEKLY;BYDAY=TU,WE"],
    ["a part twice", "FREQ=WEEKLY;BYDAY=TU;FREQ=WEEKLY", "FREQ=WEEKLY;BYDAY=TU"],
    ["its own name", "RRULE:FREQ=WEEKLY;BYDAY=TU", "FREQ=WEEKLY;BYDAY=TU"],
    ["no end as a count", "FREQ=WEEKLY;COUNT=-1", "FREQ=WEEKLY;BYDAY=TU"],
    ["no interval", "FREQ=WEEKLY;INTERVAL=0", "FREQ=WEEKLY;BYDAY=TU"],
    ["the usual calendar", "RSCALE=GREGORIAN;FREQ=WEEKLY;SKIP=OMIT", "FREQ=WEEKLY;BYDAY=TU"],
    ["a part of the program's own", "FREQ=WEEKLY;X-END=20270101", "FREQ=WEEKLY;BYDAY=TU"],
    ["no end as none", "FREQ=WEEKLY;COUNT=0", "FREQ=WEEKLY;BYDAY=TU"],
  ])("%s", (_, rule, expected) => {
    expect(ruleOf([START, `RRULE:${rule}`])).toEqual(known(expected));
  });

  test.each([
    ["the count", "20270101", "COUNT=2", "FREQ=WEEKLY;COUNT=2;BYDAY=TU", null],
    ["the date", "20261209T000000Z", "COUNT=5", "FREQ=WEEKLY;BYDAY=TU", "2026-12-08"],
    ["both at once, the count", "20261208", "COUNT=2", "FREQ=WEEKLY;COUNT=2;BYDAY=TU", null],
  ])("ends with what comes first: %s", (_, until, count, rule, end) => {
    expect(ruleOf([START, `RRULE:FREQ=WEEKLY;UNTIL=${until};${count}`])).toEqual(known(rule, end));
  });
});

describe("its end", () => {
  test.each([
    ["a day", START, "20261215", "2026-12-15"],
    ["a day with marks", START, "2026-12-15", "2026-12-15"],
    ["a moment with marks", START, "2026-12-15T16:00:00Z", "2026-12-15"],
    ["the moment of a date", START, "20261215T160000Z", "2026-12-15"],
    ["the second before", START, "20261215T155959Z", "2026-12-14"],
    ["without seconds", START, "20261215T1600Z", "2026-12-15"],
    ["without seconds, the minute before", START, "20261215T1559Z", "2026-12-14"],
    ["on its own clock", START, "20261215T170000", "2026-12-15"],
    ["a midnight of the family, of a series of days", DAY, "20261214T230000Z", "2026-12-15"],
    ["one of Athens", DAY, "20261214T220000Z", "2026-12-15"],
    ["one of New York", DAY, "20261215T050000Z", "2026-12-15"],
    ["one of UTC", DAY, "20261215T000000Z", "2026-12-15"],
    ["the second before one of the family", DAY, "20261215T225959Z", "2026-12-15"],
    ["the second before one of Athens", DAY, "20261215T215959Z", "2026-12-15"],
    ["the second before one of New York", DAY, "20261216T045959Z", "2026-12-15"],
    ["noon of a series of days", DAY, "20261215T120000Z", "2026-12-15"],
    ["any moment of one", DAY, "20261215T230100Z", "2026-12-16"],
    ["its first day", START, "20261201T160000Z", "2026-12-01"],
    ["before 1970", "DTSTART:19600105T160000Z", "19600119T160000Z", "1960-01-19"],
    ["the last moment of four-digit years", DAY, "99991231T235959Z", "9998-12-31"],
  ])("%s", (_, start, until, expected) => {
    expect(ruleOf([start, `RRULE:UNTIL=${until};FREQ=DAILY`])).toEqual(known("FREQ=DAILY", expected));
  });

  const further = (until: string, date: string, rule = "FREQ=DAILY") =>
    ruleOf([DAY, `RRULE:${rule};UNTIL=${until}`, `RDATE;VALUE=DATE:${date}`]);

  test("stays where no further date is behind it, and is a count where one is", () => {
    expect(further("20261210", "20261210")).toEqual(known("FREQ=DAILY;RDATE=20261210", "2026-12-10"));
    expect(further("20261210", "20261211")).toEqual(known("FREQ=DAILY;COUNT=10;RDATE=20261211"));
  });

  test("before the first date of the rule leaves the further ones", () => {
    const expected = known("FREQ=DAILY;COUNT=1;RDATE=20261201,20261220");
    expect(further("20261203", "20261220", "FREQ=WEEKLY;BYDAY=FR")).toEqual(expected);
  });

  test("cuts off the further dates behind it where it counts for more than 20,000", () => {
    const day = (n: number) => isoOfDay(Date.UTC(2026, 11, n) / 86_400_000).replaceAll("-", "");
    expect(further(day(20_000), day(20_002))).toEqual(known(`FREQ=DAILY;COUNT=20000;RDATE=${day(20_002)}`));
    expect(further(day(20_001), `${day(20_001)},${day(20_002)}`).rule).toBe(`FREQ=DAILY;RDATE=${day(20_001)}`);
    expect(further(day(20_001), `20261205,${day(20_002)}`).rule).toBe("FREQ=DAILY;RDATE=20261205");
  });
});

describe("hours", () => {
  const SEVERAL = "Repeats several times a day; imported once a day.";
  const OTHER = "Repeats at its start time.";
  test.each([
    ["its own", START, "BYHOUR=17;BYMINUTE=0", null],
    ["its own hour", START, "BYHOUR=17", null],
    ["its own minute", START.replace("1700", "1705"), "BYMINUTE=5", null],
    ["its own, with seconds", START.replace("170000", "170559"), "BYHOUR=17;BYMINUTE=5;BYSECOND=59", null],
    ["its own in UTC", "DTSTART:20261201T160000Z", "BYHOUR=16", null],
    ["its own before 1970", "DTSTART;TZID=Europe/Berlin:19601201T170000", "BYHOUR=17", null],
    ["another", START, "BYHOUR=18", OTHER],
    ["another minute", START, "BYMINUTE=30", OTHER],
    ["another minute of its hour", START, "BYHOUR=17;BYMINUTE=30", OTHER],
    ["two", START, "BYHOUR=17,18", SEVERAL],
    ["two minutes", START, "BYMINUTE=0,30", SEVERAL],
    ["of a day", DAY, "BYHOUR=9", OTHER],
    ["midnight of a day", DAY, "BYHOUR=0;BYMINUTE=0", null],
  ])("%s", (_, start, hours, reason) => {
    expect(ruleOf([start, `RRULE:FREQ=DAILY;${hours}`])).toEqual({ ...known("FREQ=DAILY"), reason });
  });
});

describe("what cannot be kept", () => {
  const unknown = (reason: string) => ({ rule: null, until: null, reason, isUnknown: true });
  const notKnown = (rule: string) => unknown(`Roost doesn’t support how this repeats: ${rule}.`);
  const LONG = `FREQ=DAILY;X=${"y".repeat(100)}`;

  test.each([
    ["hours", "FREQ=HOURLY", notKnown("FREQ=HOURLY")],
    ["words", "every tuesday", notKnown("every tuesday")],
    ["a long text", LONG, notKnown(LONG.slice(0, 100))],
    ["an end that is none", "FREQ=DAILY;UNTIL=20261345T000000Z", notKnown("FREQ=DAILY;UNTIL=20261345T000000Z")],
    [
      "an end before it begins",
      "FREQ=DAILY;UNTIL=20261130",
      unknown("Its repeat rule never produces a date: FREQ=DAILY;UNTIL=20261130."),
    ],
  ])("%s", (_, rule, expected) => {
    expect(ruleOf([START, `RRULE:${rule}`])).toEqual(expected);
  });

  test.each(["FREQ=HOURLY", "every tuesday"])("%s leaves further dates", (rule) => {
    const found = ruleOf([START, `RRULE:${rule}`, "RDATE:20261203T160000Z"]);
    expect(found).toEqual({ ...notKnown(rule), rule: "FREQ=DAILY;COUNT=1;RDATE=20261203" });
  });

  test("what lasts longer than a year", () => {
    const yearly = (end: string) => ruleOf([DAY, `DTEND;VALUE=DATE:${end}`, "RRULE:FREQ=YEARLY"]);
    expect(yearly("20271203").rule).toBe("FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=1");
    expect(yearly("20271204")).toEqual(unknown("Events longer than a year can’t repeat."));
  });

  test("more than 1,000 further dates", () => {
    const dates = Array.from({ length: 1_001 }, (_, n) => isoOfDay(n + 21_000).replaceAll("-", ""));
    const further = (count: number) =>
      ruleOf([DAY, "RRULE:FREQ=DAILY;BYHOUR=8,9;COUNT=1", `RDATE;VALUE=DATE:${dates.slice(0, count).join(",")}`]);
    const rule = `FREQ=DAILY;COUNT=1;RDATE=${dates.slice(0, 1_000).join(",")}`;
    const once = "Repeats several times a day; imported once a day.";
    expect(further(1_000)).toEqual({ ...known(rule), reason: once });
    expect(further(1_001)).toEqual({
      ...known(rule),
      reason: `${once} Only the first 1,000 extra dates are kept.`,
    });
  });

  test("rules of a file that take too long", () => {
    const budget = newBudget();
    ruleOf([START, "RRULE:FREQ=DAILY"], budget);
    expect(budget.ms).toBeLessThan(newBudget().ms);
    expect(budget.ms).toBeGreaterThan(0);
    expect(ruleOf([START, "RRULE:FREQ=DAILY"], { ...newBudget(), ms: 0 })).toEqual(
      unknown("This file’s repeat rules are too complex: FREQ=DAILY."),
    );
  });
});
