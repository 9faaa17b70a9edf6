import { describe, expect, it, vi } from "vitest";
import type { CalendarEntry } from "#app/domain/icalendar/entry.ts";
import { unfoldLines } from "#app/domain/icalendar/text.ts";
import { birthdayRule } from "#app/domain/time/birthdays.ts";
import { timesAt } from "#app/domain/time/recurrence.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { allDay, eventLines, makeEntry, series, TIME_ZONE, timed, write } from "#tests/support/calendar-entries.ts";
import {
  alarmsWithIcalJs,
  alarmsWithNodeIcal,
  readWithIcalJs,
  readWithNodeIcal,
} from "#tests/support/calendar-readers.ts";

const { Instant } = Temporal;

describe("a calendar", () => {
  it("says what it is, in whose zone, and how often to look again", async () => {
    const lines = unfoldLines(await write([], "Miller, Jones; & Söhne"));
    expect(lines).toEqual(
      expect.arrayContaining([
        "VERSION:2.0",
        "PRODID:-//Roost//Family calendar//EN",
        "X-WR-CALNAME:Miller\\, Jones\\; & Söhne",
        "X-WR-TIMEZONE:Europe/Berlin",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
        "X-PUBLISHED-TTL:PT1H",
      ]),
    );
    expect(lines.some((line) => line.startsWith("METHOD"))).toBe(false);
    // RFC 5545, section 3.6: one component at least.
    expect(lines).toContain("BEGIN:VTIMEZONE");
  });

  it("defines each zone once, before the events", async () => {
    const lines = unfoldLines(
      await write([
        makeEntry({ uid: "1@x" }),
        makeEntry({ uid: "2@x" }),
        makeEntry({ uid: "3@x", times: timed("2026-03-02T09:00", "2026-03-02T10:00", "Asia/Tokyo") }),
        makeEntry({ uid: "4@x", times: timed("2026-03-02T09:00", "2026-03-02T10:00", "Asia/Calcutta") }),
        makeEntry({ uid: "5@x", times: timed("2026-03-02T09:00", "2026-03-02T10:00", "Asia/Kolkata") }),
      ]),
    );
    const defined = lines.filter((line) => line.startsWith("TZID:"));
    expect(defined).toEqual(["TZID:Europe/Berlin", "TZID:Asia/Tokyo", "TZID:Asia/Kolkata"]);
    expect(lines.lastIndexOf("END:VTIMEZONE")).toBeLessThan(lines.indexOf("BEGIN:VEVENT"));
  });

  it("does not look at the clocks of thousands of years for one event far ahead", async () => {
    const looks = vi.spyOn(Temporal.ZonedDateTime.prototype, "getTimeZoneTransition");
    const near = makeEntry({ times: timed("2026-07-01T09:00", "2026-07-01T10:00", "Europe/London") });
    const far = makeEntry({ times: timed("9998-07-01T09:00", "9998-07-01T10:00", "Europe/London") });
    expect(unfoldLines(await write([near, far]))).toContain("DTSTART;TZID=Europe/London:99980701T090000");
    expect(looks.mock.calls.length).toBeLessThan(1_000);
    looks.mockRestore();
  });

  it("is the same text each time: what did not change has no other tag", async () => {
    expect(await write([makeEntry()])).toBe(await write([makeEntry()]));
  });

  it("tells each event as it is now, those written before and new ones, in their order", async () => {
    const [first, second] = [makeEntry({ uid: "1@x", title: "BEGIN:VEVENT" }), makeEntry({ uid: "2@x" })];
    await write([first, second]);
    const members = [{ name: "Ella", color: "#F27C5E" }];
    const lines = unfoldLines(await write([{ ...second, members }, makeEntry({ uid: "3@x" }), first]));
    expect(lines.filter((line) => /^(UID|SUMMARY|X-ROOST-MEMBER|END:VCALENDAR)/.test(line))).toEqual([
      ...["UID:2@x", "SUMMARY:Dentist", "X-ROOST-MEMBER:Ella"],
      ...["UID:3@x", "SUMMARY:Dentist"],
      ...["UID:1@x", "SUMMARY:BEGIN:VEVENT"],
      "END:VCALENDAR",
    ]);
  });
});

describe("an event", () => {
  it("has its marks, its times in its zone, its category, its member and its alarm", async () => {
    const members = [{ name: "Ella, the small", color: "#F27C5E" }];
    const lines = await eventLines({
      members,
      reminders: [30],
      location: "Main Street 1; left",
      description: "a\nb",
    });
    expect(lines).toEqual([
      "BEGIN:VEVENT",
      "UID:event-1@roost.invalid",
      "SUMMARY:Dentist",
      "DTSTAMP:20260203T091011Z",
      "DTSTART;TZID=Europe/Berlin:20260302T090000",
      "DTEND;TZID=Europe/Berlin:20260302T100000",
      "SEQUENCE:3",
      "LOCATION:Main Street 1\\; left",
      "CATEGORIES:appointment",
      "CREATED:20260101T080000Z",
      "LAST-MODIFIED:20260203T091011Z",
      "DESCRIPTION:a\\nb",
      "CATEGORIES:Ella\\, the small",
      "COLOR:coral",
      "X-ROOST-MEMBER:Ella\\, the small",
      "X-ROOST-COLOR:#F27C5E",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "DESCRIPTION:Dentist",
      "TRIGGER:-PT30M",
      "END:VALARM",
      "END:VEVENT",
    ]);
  });

  it("reminds as often as it says, by days of the wall clock or exactly", async () => {
    const triggers = async (changes: Partial<CalendarEntry>) =>
      (await eventLines(changes)).filter((line) => line.startsWith("TRIGGER"));
    expect(await triggers({})).toEqual([]);
    expect(await triggers({ reminders: [40_320, 1440, 1439, 90, 0] })).toEqual([
      ...["TRIGGER:-P28D", "TRIGGER:-P1D", "TRIGGER:-PT1439M", "TRIGGER:-PT90M", "TRIGGER:-PT0M"],
    ]);
    // Before the first midnight of an all-day event; a reminder after it has no minus sign.
    const times = allDay("2026-12-30");
    expect(await triggers({ times, reminders: [1740, 1440, 300, 0, -480] })).toEqual([
      ...["TRIGGER:-PT1740M", "TRIGGER:-P1D", "TRIGGER:-PT300M", "TRIGGER:-PT0M", "TRIGGER:PT480M"],
    ]);
  });

  it("rings for every reader when it is meant to, also over a night on which the clocks change", async () => {
    // 25 hours before by the minute, a day before by the clock.
    const day = timed("2026-10-25T09:00", "2026-10-25T10:00");
    const minutes = [2880, 1440, 1439, 90, 0];
    const file = await write([
      makeEntry({ uid: "timed@x", times: day, reminders: minutes }),
      makeEntry({ uid: "all-day@x", times: allDay("2026-10-26"), reminders: [1740, 300, -480] }),
    ]);
    expect(alarmsWithIcalJs(file)).toEqual([
      ...["2026-10-23T09:00:00", "2026-10-24T09:00:00", "2026-10-24T09:01:00", "2026-10-25T07:30:00"],
      ...["2026-10-25T09:00:00", "2026-10-24T19:00:00", "2026-10-25T19:00:00", "2026-10-26T08:00:00"],
    ]);
    expect(alarmsWithNodeIcal(file)).toEqual([
      ...["-P2D", "-P1D", "-PT1439M", "-PT90M", "-PT0M"],
      ...["-PT1740M", "-PT300M", "PT480M"],
    ]);
  });

  it("has dates when it lasts all day, the end exclusive", async () => {
    const lines = await eventLines({ times: allDay("2026-12-30", "2026-12-31") });
    expect(lines).toEqual(expect.arrayContaining(["DTSTART;VALUE=DATE:20261230", "DTEND;VALUE=DATE:20270101"]));
  });

  it("has no end when it has no length", async () => {
    const lines = await eventLines({ times: timed("2026-03-02T09:00", "2026-03-02T09:00") });
    expect(lines.some((line) => line.startsWith("DTEND"))).toBe(false);
  });

  it("is written in UTC when its wall-clock time would be read as another instant", async () => {
    const second = Instant.from("2026-10-25T01:30:00Z");
    const times = timesAt(second, second.add({ hours: 1 }), TIME_ZONE);
    expect(await eventLines({ times })).toEqual(
      expect.arrayContaining(["DTSTART:20261025T013000Z", "DTEND:20261025T023000Z"]),
    );
  });
});

describe("a series", () => {
  it("ends in UTC with the last second of its last local day, and leaves out wall-clock times", async () => {
    const lines = await eventLines(series("weekly", "2026-03-30", ["2026-03-09", "2026-03-16"]));
    expect(lines).toContain("RRULE:FREQ=WEEKLY;UNTIL=20260330T215959Z;BYDAY=MO");
    expect(lines).toContain("EXDATE;TZID=Europe/Berlin:20260309T090000,20260316T090000");
  });

  it("has dates for the end and for what is left out when it lasts all day", async () => {
    const lines = await eventLines(series("daily", "2026-03-30", ["2026-03-09"], allDay("2026-03-02")));
    expect(lines).toContain("RRULE:FREQ=DAILY;UNTIL=20260330");
    expect(lines).toContain("EXDATE;VALUE=DATE:20260309");
  });

  it("writes day and month out", async () => {
    expect(await eventLines(series("monthly"))).toContain("RRULE:FREQ=MONTHLY;BYMONTHDAY=2");
    expect(await eventLines(series("yearly"))).toContain("RRULE:FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=2");
    const leapDay = series("yearly", undefined, [], allDay("2024-02-29"));
    expect(await eventLines(leapDay)).toContain("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29");
  });

  it("in UTC has a zone all the same", async () => {
    const times = timed("2026-03-02T09:00", "2026-03-02T10:00", "UTC");
    const lines = await eventLines(series("daily", undefined, [], times));
    expect(lines).toContain("DTSTART;TZID=Etc/UTC:20260302T090000");
  });

  it("keeps 09:00 in New York at 09:00 across the change of clocks, for every reader", async () => {
    const times = timed("2026-03-06T09:00", "2026-03-06T10:00", "America/New_York");
    const text = await write([makeEntry(series("weekly", "2026-03-13", [], times))]);
    const between = { from: new Date("2026-01-01T00:00Z"), to: new Date("2027-01-01T00:00Z") };
    const starts = ["2026-03-06T14:00Z", "2026-03-13T13:00Z"].map((start) => Date.parse(start));
    expect(readWithIcalJs(text, between)[0]?.starts).toEqual(starts);
    expect(readWithNodeIcal(text, between)[0]?.starts).toEqual(starts);
  });

  it("keeps the birthday of 29 February on the last of February, for every reader", async () => {
    const text = await write([
      makeEntry(series(birthdayRule(Temporal.PlainDate.from("2024-02-29")), undefined, [], allDay("2024-02-29"))),
    ]);
    const between = { from: new Date("2024-01-01T00:00Z"), to: new Date("2028-12-31T00:00Z") };
    const days = ["2024-02-29", "2025-02-28", "2026-02-28", "2027-02-28", "2028-02-29"];
    expect(readWithIcalJs(text, between)[0]?.starts).toEqual(days);
    expect(readWithNodeIcal(text, between)[0]?.starts).toEqual(days);
  });
});
