import { describe, expect, test } from "vitest";
import { readLines } from "#tests/support/calendar-file.ts";

const BERLIN = ";TZID=Europe/Berlin:";
const START = `DTSTART${BERLIN}20261201T170000`;
const item = (...lines: string[]) => readLines(["UID:1", ...lines]).items[0];
const part = (...lines: string[]) => item(START, ...lines)?.parts[0];

describe("texts", () => {
  test.each([
    ["Choir", "Choir"],
    ["  Choir\\n \t of  angels ", "Choir of angels"],
    ["", "Untitled"],
    [" \\n ", "Untitled"],
  ])("the title of %j is %j", (written, title) => {
    expect(part(`SUMMARY:${written}`)?.title).toBe(title);
  });

  test("without a title", () => {
    expect(part()?.title).toBe("Untitled");
  });

  test.each([
    [[], null],
    [["DESCRIPTION: "], null],
    [["DESCRIPTION: Bring a hat\\n"], "Bring a hat"],
    [["URL:https://a.example"], "https://a.example"],
    [["DESCRIPTION:See https://a.example/x", "URL:https://a.example/x"], "See https://a.example/x"],
    [["DESCRIPTION:See", "URL:https://a.example/x"], "See\nhttps://a.example/x"],
  ])("the description of %j", (lines, description) => {
    expect(part(...lines)?.description).toBe(description);
  });

  test.each([
    [" Hall \\n\\n 2\\n", "Hall, 2"],
    [" ", null],
  ])("the place of %j is %j", (written, location) => {
    expect(part(`LOCATION:${written}`)?.location).toBe(location);
  });

  test.each([
    ["title", "SUMMARY", 200],
    ["place", "LOCATION", 300],
    ["description", "DESCRIPTION", 5_000],
  ])("a %s is cut behind its limit, and that is said", (what, name, max) => {
    const long = `${"🎶".repeat(max - 1)} `;
    expect(item(START, `${name}:${long.trim()}x`)?.reason).toBeNull();
    const found = item(START, `${name}:${long}xy`);
    expect(Object.values(found?.parts[0] ?? {})).toContain(long.trim());
    expect(found?.reason).toBe(`The ${what} was cut at ${max.toLocaleString("en")} characters.`);
  });
});

describe("reminders", () => {
  const alarm = (trigger: string) => ["BEGIN:VALARM", "ACTION:DISPLAY", trigger, "END:VALARM"].filter(Boolean);
  const reminders = (start: string, ...triggers: string[]) =>
    item(start, "DURATION:PT1H", ...triggers.flatMap((trigger) => alarm(trigger && `TRIGGER${trigger}`)))?.parts[0]
      ?.reminders;
  const DAY = "DTSTART;VALUE=DATE:20261201";

  test.each([
    ["at the start", START, [":PT0M"], [0]],
    ["after it", START, [":PT1M"], []],
    ["four weeks before it", START, [":-P28D"], [40_320]],
    ["a minute more", START, [":-P28DT1M"], []],
    ["of a day until its last minute", DAY, [":PT23H59M", ":PT24H"], [-1439]],
    ["at the end", START, [";RELATED=END:PT0M", ";RELATED=end:-PT90M", ";RELATED=START:-PT5M"], [30, 5]],
    ["at the end of a day", DAY, [";RELATED=END:-PT90M"], [90]],
    ["by seconds", START, [":-PT100S", ":-PT29S"], [2, 0]],
    ["each once, the longest first", START, [":-PT5M", ":-PT1H", ":-PT60M"], [60, 5]],
    ["five", START, [":-PT1M", ":-PT2M", ":-PT3M", ":-PT4M", ":-PT5M", ":-PT6M"], [6, 5, 4, 3, 2]],
    ["without a length", START, ["", ";VALUE=DATE-TIME:20261201T080000Z", ":soon", ":-PT5M"], [5]],
  ])("%s", (_, start, triggers, expected) => {
    expect(reminders(start, ...triggers)).toEqual(expected);
  });
});

describe("what tells versions apart", () => {
  test.each([
    ["7", 7],
    ["123456789", 123_456_789],
    ["1234567890", 0],
    ["7a", 0],
    ["a7", 0],
    ["-7", 0],
  ])("SEQUENCE:%s is %d", (written, sequence) => {
    expect(item(START, `SEQUENCE:${written}`)?.sequence).toBe(sequence);
  });

  test.each([
    ["20260101T080000Z", Date.UTC(2026, 0, 1, 8)],
    ["20260101T080000", Date.UTC(2026, 0, 1, 7)],
    ["20260101", null],
    ["long ago", null],
  ])("LAST-MODIFIED:%s", (written, changedAt) => {
    expect(item(START, `LAST-MODIFIED:${written}`)?.changedAt).toBe(changedAt);
  });

  test.each([
    ["CANCELLED", true],
    ["cancelled ", true],
    ["CONFIRMED", false],
    ["CANCELLED-NOT", false],
    ["NOT-CANCELLED", false],
  ])("STATUS:%s", (status, isCancelled) => {
    expect(item(START, `STATUS:${status}`)?.isCancelled).toBe(isCancelled);
  });

  test.each([
    [" a b ", "a b"],
    ["u".repeat(1_000), "u".repeat(1_000)],
    [" ", null],
  ])("UID:%s", (written, uid) => {
    expect(readLines([`UID:${written}`, START]).items[0]).toMatchObject({ uid, isUnderstood: true });
  });

  test("without a UID", () => {
    expect(readLines([START]).items[0]?.uid).toBeNull();
  });
});

describe("whole days of Outlook", () => {
  const days = (flag: string, start: string, end?: string) =>
    item(`X-MICROSOFT-CDO-ALLDAYEVENT:${flag}`, `DTSTART:${start}`, ...(end ? [`DTEND:${end}`] : []))?.parts[0]?.times
      .wall.isAllDay;
  test.each([
    ["TRUE", "20261201T000000", "20261202T000000", true],
    ["true", "20261201T000000", undefined, true],
    ["TRUE", "20261201", "20261202", true],
    ["TRUE", "20261130T230000Z", "20261201T230000Z", true],
    ["TRUE", "20261201T000000Z", "20261202T000000Z", true],
    ["TRUE", "20261130T220000Z", "20261201T220000Z", false],
    ["TRUE", "20261201T003000", "20261202T000000", false],
    ["FALSE", "20261201T000000", "20261202T000000", false],
    ["NOT TRUE", "20261201T000000", undefined, false],
    ["TRUE, NOT", "20261201T000000", undefined, false],
  ])("%s of %s to %s", (flag, start, end, isAllDay) => {
    expect(days(flag, start, end)).toBe(isAllDay);
  });

  test("in another word of Microsoft’s, on the days of the family", () => {
    const lines = ["X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE", "DTSTART:20261130T230000Z", "DTEND:20261202T230000Z"];
    const [first, last] = [1, 2].map((date) => Date.UTC(2026, 11, date) / 86_400_000);
    expect(item(...lines)?.parts[0]?.times.wall).toEqual({ isAllDay: true, start: first, end: last });
  });

  test("are none without saying so", () => {
    expect(item("DTSTART:20261201T000000", "DTEND:20261202T000000")?.parts[0]?.times.wall.isAllDay).toBe(false);
  });
});

describe("what is not taken as it was meant", () => {
  test.each([
    [["EXRULE:FREQ=DAILY"], "Dates removed by a second rule stay in."],
    [["EXRULE:FREQ=DAILY", "RRULE:FREQ=DAILY"], "Dates removed by a second rule stay in."],
    [
      [
        "RRULE:FREQ=DAILY",
        "EXDATE;VALUE=DATE:16010101",
        "RDATE;VALUE=DATE:16010101",
        "RDATE;VALUE=PERIOD:16010101T000000Z/PT1H",
      ],
      null,
    ],
    [["RECURRENCE-ID;VALUE=DATE:16010101"], null],
  ])("%j", (lines, reason) => {
    expect(item(START, ...lines)).toMatchObject({ isUnderstood: true, reason, parts: [{ cancelled: [] }] });
  });

  test.each([
    ["an end", START, `DTEND${BERLIN}20261201T160000`, true],
    ["an end in another zone", START, "DTEND;TZID=Asia/Tokyo:20261202T000000", true],
    ["a day", "DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261130", true],
    ["a length", START, "DURATION:-PT1H", true],
    ["none: the start itself", START, `DTEND${BERLIN}20261201T170000`, false],
    ["none: the day itself", "DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261201", false],
    ["none: a length of nothing", START, "DURATION:PT0S", false],
  ])("before its start: %s", (_, start, end, isSaid) => {
    expect(item(start, end)?.reason).toBe(isSaid ? "It ends before it starts, so we left out its end." : null);
  });

  test("a zone that nobody knows", () => {
    const name = "x".repeat(101);
    expect(item(`DTSTART;TZID=${name}:20261201T170000`)?.reason).toBe(`Its time zone “${name.slice(1)}” isn’t known.`);
  });

  test.each([
    ["an end", "20261203T160000Z/20261203T163000Z", "16:30"],
    ["a length", "20261203T160000Z/PT30M", "16:30"],
    ["a length with its sign", "20261203T160000Z/+PT30M", "16:30"],
  ])("a period with %s is one", (_, period, end) => {
    const [changed] = part("RRULE:FREQ=DAILY;COUNT=1", `RDATE;VALUE=PERIOD:${period}`)?.changed ?? [];
    expect(changed?.times.epoch.end).toBe(Date.parse(`2026-12-03T${end}Z`));
  });

  test.each([
    ["THISANDFUTURE", 2],
    ["thisandfuture", 2],
    ["THISANDPRIOR", 1],
  ])("RANGE=%s gives %d series", (range, count) => {
    const change = ["UID:1", `RECURRENCE-ID;RANGE=${range}${BERLIN}20261203T170000`, `DTSTART${BERLIN}20261203T180000`];
    const { items } = readLines(["UID:1", START, "RRULE:FREQ=DAILY"], change);
    expect(items[0]?.parts).toHaveLength(count);
  });
});
