import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it, vi } from "vitest";
import type { CalendarEntry } from "#app/domain/icalendar/entry.ts";
import { writeCalendar } from "#app/domain/icalendar/icalendar.ts";
import { cleanText, escapeText, unfoldLines } from "#app/domain/icalendar/text.ts";
import { type EventTimes, occurrencesIn } from "#app/domain/time/recurrence.ts";
import { atWallTime, Temporal } from "#app/domain/time/time.ts";
import { RECURRENCE_PATTERNS } from "#app/utils/constants.ts";
import { readWithIcalJs, readWithNodeIcal } from "#tests/support/calendar-readers.ts";

const { PlainDate, PlainDateTime, Instant } = Temporal;
const TIME_ZONE = "Europe/Berlin";

function timed(start: string, end: string, timeZone = TIME_ZONE): EventTimes {
  const at = (text: string) => atWallTime(PlainDateTime.from(text), timeZone);
  return { isAllDay: false, start: at(start), end: at(end), timeZone };
}

const allDay = (start: string, end = start): EventTimes => ({
  isAllDay: true,
  start: PlainDate.from(start),
  end: PlainDate.from(end),
  timeZone: TIME_ZONE,
});

const makeEntry = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: "event-1@roost.invalid",
  sequence: 3,
  createdAt: Instant.from("2026-01-01T08:00:00Z"),
  changedAt: Instant.from("2026-02-03T09:10:11Z"),
  title: "Dentist",
  description: null,
  location: null,
  category: "appointment",
  member: null,
  times: timed("2026-03-02T09:00", "2026-03-02T10:00"),
  recurrence: null,
  reminderMinutes: null,
  ...changes,
});

const series = (pattern: (typeof RECURRENCE_PATTERNS)[number], until?: string, exceptions: string[] = []) => ({
  recurrence: { pattern, until: until ? PlainDate.from(until) : null, exceptions: new Set(exceptions) },
});

const write = (entries: CalendarEntry[], name = "The Millers") =>
  writeCalendar({ name, timeZone: TIME_ZONE, entries, year: 2026 });

/** The lines of the one event of a calendar. */
async function eventLines(changes: Partial<CalendarEntry>): Promise<string[]> {
  const lines = unfoldLines(await write([makeEntry(changes)]));
  return lines.slice(lines.indexOf("BEGIN:VEVENT"), lines.indexOf("END:VEVENT") + 1);
}

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
    const member = { name: "Ella", color: "#F27C5E" };
    const lines = unfoldLines(await write([{ ...second, member }, makeEntry({ uid: "3@x" }), first]));
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
    const member = { name: "Ella, the small", color: "#F27C5E" };
    const lines = await eventLines({
      member,
      reminderMinutes: 30,
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

  it("reminds at its start, or a day before", async () => {
    expect(await eventLines({ reminderMinutes: 0 })).toContain("TRIGGER:-PT0M");
    expect(await eventLines({ reminderMinutes: 1440 })).toContain("TRIGGER:-PT1440M");
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
    const times: EventTimes = { isAllDay: false, start: second, end: second.add({ hours: 1 }), timeZone: TIME_ZONE };
    expect(await eventLines({ times })).toEqual(
      expect.arrayContaining(["DTSTART:20261025T013000Z", "DTEND:20261025T023000Z"]),
    );
  });
});

describe("a series", () => {
  it("ends in UTC with the last second of its last local day, and leaves out wall-clock times", async () => {
    const lines = await eventLines(series("weekly", "2026-03-30", ["2026-03-09", "2026-03-16"]));
    expect(lines).toContain("RRULE:FREQ=WEEKLY;UNTIL=20260330T215959Z");
    expect(lines).toContain("EXDATE;TZID=Europe/Berlin:20260309T090000,20260316T090000");
  });

  it("has dates for the end and for what is left out when it lasts all day", async () => {
    const lines = await eventLines({ times: allDay("2026-03-02"), ...series("daily", "2026-03-30", ["2026-03-09"]) });
    expect(lines).toContain("RRULE:FREQ=DAILY;UNTIL=20260330");
    expect(lines).toContain("EXDATE;VALUE=DATE:20260309");
  });

  it("writes day and month out", async () => {
    expect(await eventLines(series("monthly"))).toContain("RRULE:FREQ=MONTHLY;BYMONTHDAY=2");
    expect(await eventLines(series("yearly"))).toContain("RRULE:FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=2");
    const leapDay = { times: allDay("2024-02-29"), ...series("yearly") };
    expect(await eventLines(leapDay)).toContain("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29");
    expect(await eventLines({ ...leapDay, isBirthday: true })).toContain("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1");
  });

  it("in UTC has a zone all the same", async () => {
    const lines = await eventLines({
      times: timed("2026-03-02T09:00", "2026-03-02T10:00", "UTC"),
      ...series("daily"),
    });
    expect(lines).toContain("DTSTART;TZID=Etc/UTC:20260302T090000");
  });

  it("keeps 09:00 in New York at 09:00 across the change of clocks, for every reader", async () => {
    const times = timed("2026-03-06T09:00", "2026-03-06T10:00", "America/New_York");
    const text = await write([makeEntry({ times, ...series("weekly", "2026-03-13") })]);
    const between = { from: new Date("2026-01-01T00:00Z"), to: new Date("2027-01-01T00:00Z") };
    const starts = ["2026-03-06T14:00Z", "2026-03-13T13:00Z"].map((start) => Date.parse(start));
    expect(readWithIcalJs(text, between)[0]?.starts).toEqual(starts);
    expect(readWithNodeIcal(text, between)[0]?.starts).toEqual(starts);
  });

  it("keeps the birthday of 29 February on the last of February, for every reader", async () => {
    const text = await write([makeEntry({ times: allDay("2024-02-29"), ...series("yearly"), isBirthday: true })]);
    const between = { from: new Date("2024-01-01T00:00Z"), to: new Date("2028-12-31T00:00Z") };
    const days = ["2024-02-29", "2025-02-28", "2026-02-28", "2027-02-28", "2028-02-29"];
    expect(readWithIcalJs(text, between)[0]?.starts).toEqual(days);
    expect(readWithNodeIcal(text, between)[0]?.starts).toEqual(days);
  });
});

const ZONES = [
  "UTC",
  "Europe/Berlin",
  "Europe/London",
  "Europe/Dublin",
  "America/New_York",
  "America/Los_Angeles",
  "America/St_Johns",
  "America/Santiago",
  "America/Sao_Paulo",
  "America/Nuuk",
  "Africa/Cairo",
  "Africa/Casablanca",
  "Africa/Lagos",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Asia/Tokyo",
  "Asia/Jerusalem",
  "Asia/Beirut",
  "Australia/Sydney",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
  "Pacific/Honolulu",
];

const FROM = PlainDate.from("2025-01-01");
const TO = PlainDate.from("2028-12-31");

/** The times of day that some change of the zone's clocks skips or brings twice, each from and to, in minutes. */
const doubtful = new Map<string, [number, number][]>(
  ZONES.map((timeZone) => {
    const found: [number, number][] = [];
    const begin = FROM.toZonedDateTime(timeZone);
    for (let next = begin.getTimeZoneTransition("next"); next; next = next.getTimeZoneTransition("next")) {
      if (PlainDate.compare(next.toPlainDate(), TO) > 0) break;
      const before = next.subtract({ nanoseconds: 1 }).toPlainDateTime().add({ nanoseconds: 1 });
      const [from, to] = [before, next.toPlainDateTime()]
        .sort(PlainDateTime.compare)
        .map(({ hour, minute }) => hour * 60 + minute);
      // Midnight as an end is the end of the day.
      found.push([from as number, to || 1440]);
    }
    return [timeZone, found];
  }),
);

function isDoubtful({ start, timeZone }: EventTimes): boolean {
  if (!(start instanceof Instant)) return false;
  const { hour, minute } = start.toZonedDateTimeISO(timeZone);
  return (doubtful.get(timeZone) ?? []).some(([from, to]) => hour * 60 + minute >= from && hour * 60 + minute < to);
}

const randomEntry = fc
  .record({
    timeZone: fc.constantFrom(...ZONES),
    isAllDay: fc.boolean(),
    day: fc.integer({ min: 0, max: 1200 }),
    minute: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 0, max: 3000 }),
    pattern: fc.constantFrom(...RECURRENCE_PATTERNS, null),
    days: fc.option(fc.integer({ min: 0, max: 900 }), { nil: null }),
    left: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 3 }),
  })
  .map(({ timeZone, isAllDay, day, minute, length, pattern, days, left }): CalendarEntry => {
    const date = FROM.add({ days: day });
    const wallTime = date.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 });
    const times: EventTimes = isAllDay
      ? { isAllDay, start: date, end: date.add({ days: length % 5 }), timeZone }
      : {
          isAllDay,
          start: atWallTime(wallTime, timeZone),
          end: atWallTime(wallTime, timeZone).add({ minutes: length }),
          timeZone,
        };
    if (!pattern) return makeEntry({ times });
    const recurrence = { pattern, until: days === null ? null : date.add({ days }), exceptions: new Set<string>() };
    const all = [...occurrencesIn(times, recurrence, { from: FROM, to: TO, timeZone })];
    const exceptions = new Set(left.flatMap((at) => all[at]?.instanceDate.toString() ?? []));
    return makeEntry({ times, recurrence: { ...recurrence, exceptions } });
  })
  // Readers differ in the hour that the clocks skip and in the one that comes twice
  // (docs/product/calendar.md, "Hours that clocks skip or repeat").
  .filter(({ times }) => !isDoubtful(times));

/** What this program shows of an entry, in the readers' words. */
function ourStarts({ times, recurrence }: CalendarEntry): (number | string)[] {
  const window = { from: FROM.subtract({ days: 1 }), to: TO, timeZone: times.timeZone };
  const all = recurrence ? [...occurrencesIn(times, recurrence, window)].map((found) => found.times) : [times];
  return all.map((found) => (found.isAllDay ? found.start.toString() : found.start.epochMilliseconds));
}

/** Whether the clocks stay as they are from a while before the beginning until a while after the end. */
function isSteady({ isAllDay, start, end, timeZone }: EventTimes): boolean {
  if (isAllDay) return true;
  const before = start.subtract({ hours: 4 }).toZonedDateTimeISO(timeZone);
  const change = before.getTimeZoneTransition("next");
  return !change || Instant.compare(change.toInstant(), end.add({ hours: 4 })) > 0;
}

/**
 * Beginnings and ends of the occurrences whose end readers agree about: they differ in that of an event that lasts over
 * a change of the clocks (stack.md), and give the length of such a first occurrence to all that follow.
 */
function ourEnds({ times, recurrence }: CalendarEntry): [start: number | string, end: number | string][] {
  if (!isSteady(times)) return [];
  const window = { from: FROM.subtract({ days: 1 }), to: TO, timeZone: times.timeZone };
  const all = recurrence ? [...occurrencesIn(times, recurrence, window)].map((found) => found.times) : [times];
  return all
    .filter(isSteady)
    .map((found) =>
      found.isAllDay
        ? [found.start.toString(), found.end.add({ days: 1 }).toString()]
        : [found.start.epochMilliseconds, found.end.epochMilliseconds],
    );
}

describe("readers of random calendars", () => {
  const end = TO.subtract({ days: 10 });
  const between = { from: new Date(`${FROM.subtract({ days: 5 })}T00:00Z`), to: new Date(`${end}T00:00Z`) };
  const millis = (start: number | string) => (typeof start === "number" ? start : Date.parse(start));
  const upTo = (starts: (number | string)[]) =>
    starts.filter((start) => millis(start) <= Date.parse(end.subtract({ days: 2 }).toString()));

  const without = (some: (number | string)[], others: (number | string)[]) => {
    const known = new Set(others);
    const left = some.filter((start) => !known.has(start));
    return left.slice(0, 3).map((start) => (typeof start === "number" ? new Date(start).toISOString() : start));
  };

  it.each([
    ["ical.js", readWithIcalJs],
    ["node-ical", readWithNodeIcal],
  ])(
    "agree with this program on every beginning and end: %s",
    async (_, read) => {
      await fc.assert(
        fc.asyncProperty(fc.array(randomEntry, { minLength: 1, maxLength: 6 }), async (random) => {
          const entries = random.map((entry, at) => ({ ...entry, uid: `event-${at}@roost.invalid` }));
          const found = new Map(read(await write(entries), between).map((event) => [event.uid, event]));
          for (const entry of entries) {
            const [ours, theirs] = [upTo(ourStarts(entry)), upTo(found.get(entry.uid)?.starts ?? [])];
            expect({ missing: without(ours, theirs), added: without(theirs, ours) }).toEqual({
              missing: [],
              added: [],
            });
            expect(theirs).toHaveLength(ours.length);
            const ends = found.get(entry.uid)?.ends;
            const wrong = ourEnds(entry).filter(([start, end]) => ends?.has(start) && ends.get(start) !== end);
            expect(wrong.slice(0, 3)).toEqual([]);
          }
        }),
        { numRuns: 20 },
      );
    },
    60_000,
  );
});

describe("hostile texts", () => {
  const PROPERTIES = new Set(
    (
      ["BEGIN UID SUMMARY DTSTAMP DTSTART DTEND SEQUENCE DESCRIPTION LOCATION CATEGORIES CREATED"] +
      " LAST-MODIFIED COLOR X-ROOST-MEMBER X-ROOST-COLOR ACTION TRIGGER END"
    ).split(" "),
  );
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.constantFrom(
      "x\r\nX-EVIL:1",
      "x\rX-EVIL:1",
      "x\u2028X-EVIL:1\u0085X-EVIL:1",
      "\\",
      "\\n",
      "a\\;b,c;d\\,",
      "\u200f\u202eabc",
      'a"b:c=d',
      "😀".repeat(2500),
      "END:VEVENT\r\nEND:VCALENDAR",
      " leading and trailing ",
    ),
  );

  it("make no property of their own and come out as they went in", async () => {
    await fc.assert(
      fc.asyncProperty(text, text, text, text, async (title, description, location, name) => {
        const member = { name, color: "#6BC5B8" };
        const entry = makeEntry({ title, description, location, member, category: name, reminderMinutes: 10 });
        const file = await write([entry], name);
        expect(file.replaceAll("\r\n", "")).not.toMatch(/[\0-\x08\n-\x1f\x7f-\x9f\u2028\u2029]/);
        for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);

        const lines = unfoldLines(file);
        expect(lines.filter((line) => /^(BEGIN|END):/.test(line)).slice(-5)).toEqual([
          "BEGIN:VEVENT",
          "BEGIN:VALARM",
          "END:VALARM",
          "END:VEVENT",
          "END:VCALENDAR",
        ]);
        const body = lines.slice(lines.indexOf("BEGIN:VEVENT"), -1);
        for (const line of body) expect(PROPERTIES).toContain(line.slice(0, line.search(/[:;]/)));

        const calendar = new ICAL.Component(ICAL.parse(file));
        const event = calendar.getFirstSubcomponent("vevent");
        const value = (property: string) => String(event?.getFirstPropertyValue(property) ?? "");
        // A property that ical.js does not know it gives as it is written.
        expect(String(calendar.getFirstPropertyValue("x-wr-calname") ?? "")).toBe(escapeText(name));
        expect(value("summary")).toBe(cleanText(title));
        expect(value("description")).toBe(cleanText(description));
        expect(value("location")).toBe(cleanText(location));
      }),
      { numRuns: 60, examples: [["\0", "\0", "\0", "\0"]] },
    );
  }, 30_000);
});
