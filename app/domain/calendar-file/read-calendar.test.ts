import { describe, expect, test } from "vitest";
import { CalendarFileError, type CalendarFileProblem } from "#app/domain/calendar-file/components.ts";
import { decodeCalendar } from "#app/domain/calendar-file/decode.ts";
import { fingerprint, readCalendar } from "#app/domain/calendar-file/read-calendar.ts";
import { BERLIN, calendarFile, read, readLines } from "#tests/support/calendar-file.ts";

const START = "DTSTART;TZID=Europe/Berlin:20261201T170000";
const END = "DTEND;TZID=Europe/Berlin:20261201T180000";
const OFF = "STATUS:CANCELLED";
const event = (...lines: string[]) => ["UID:a@b", "SUMMARY:Choir", ...lines];
const item = (...lines: string[]) => readLines(event(...lines)).items[0];

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
    ["an unreadable one", [["UID:1", "SUMMARY:Rota", "DTSTART:20261345T990000"]], "We couldn’t read its start."],
    ["a year that no calendar has", [["UID:1", "SUMMARY:Rota", "DTSTART:16010101"]], "It begins before 1900."],
    ["the first of all years", [["UID:1", "SUMMARY:Rota", "DTSTART:00010101T000000Z"]], "It begins before 1900."],
    [
      "a series that ended before 1900",
      [["UID:1", "SUMMARY:Rota", "DTSTART:16010101", "RRULE:FREQ=YEARLY;COUNT=9"]],
      "It ended before 1900.",
    ],
    [
      "a long UID",
      [[`UID:${"u".repeat(1_001)}`, "SUMMARY:Rota", "DTSTART:20261201"]],
      "Its ID is longer than 1,000 characters.",
    ],
  ])("%s is left out under its UID, and the others are not", (name, [lines], reason) => {
    const { items } = readLines(lines as string[], event(START));
    expect(items.map(({ n, uid, title, isUnderstood, reason: said }) => [n, uid, title, isUnderstood, said])).toEqual([
      [1, name === "a long UID" ? null : "1", "Rota", false, reason],
      [2, items[1]?.uid, "Choir", true, null],
    ]);
  });

  test("tasks, two events of one UID, and cancelled events", () => {
    const file = calendarFile(event(START), event(END.replace("DTEND", "DTSTART")), [
      "UID:c",
      "STATUS:CANCELLED",
      "SUMMARY:Off",
      START,
    ]);
    const { items } = read(file.replace("BEGIN:VEVENT", "BEGIN:VTODO\r\nSUMMARY:Wash\r\nEND:VTODO\r\nBEGIN:VEVENT"));
    expect(items.map(({ title, reason, isCancelled }) => [title, reason, isCancelled])).toEqual([
      ["Wash", "Tasks aren’t imported.", false],
      ["Choir", null, false],
      ["Choir", null, false],
      ["Off", null, true],
    ]);
  });

  describe("events of one UID", () => {
    const LATER = START.replace("1201", "1202");
    const said = (...events: string[][]) =>
      readLines(...events).items.map(({ uid, title, reason, parts }) => [uid, title, reason, parts.length]);

    test("with different starts are events, known by these and by their titles", () => {
      expect(said(event(START), event(LATER))).toEqual([
        [null, "Choir", null, 1],
        [null, "Choir", null, 1],
      ]);
    });

    test.each([
      ["SEQUENCE", "SEQUENCE:2", "SEQUENCE:1"],
      ["LAST-MODIFIED", "LAST-MODIFIED:20260102T000000Z", "LAST-MODIFIED:20260101T000000Z"],
      ["DTSTAMP", "DTSTAMP:20260102T000000Z", "DTSTAMP:20260101T000000Z"],
      ["the order of the file", "LOCATION:Hall", "LOCATION:Gym"],
    ])("with the same start are versions, of which the newest by %s counts", (by, newer, older) => {
      const versions = [
        ["UID:a@b", "SUMMARY:New", START, newer],
        ["UID:a@b", "SUMMARY:Old", START, older],
      ];
      const found = said(...(by.startsWith("the order") ? versions.reverse() : versions));
      expect(found).toEqual([
        ["a@b", "New", null, 1],
        ["a@b", "Old", "An older version of an event in the same file.", 0],
      ]);
    });

    test("twice the same is once, and a cancelled one beside others is none", () => {
      expect(said(event(START), event(START))).toEqual([["a@b", "Choir", null, 1]]);
      expect(said(event(START), event(LATER, OFF))).toEqual([["a@b", "Choir", null, 1]]);
    });

    test("may be two series, each with its changed dates", () => {
      const { items } = readLines(
        event(START, "RRULE:FREQ=DAILY;COUNT=2"),
        event(START.replace("1201", "1205"), "RRULE:FREQ=DAILY;COUNT=2"),
        event("RECURRENCE-ID:20261202T160000Z", "SUMMARY:One", LATER),
        event("RECURRENCE-ID:20261206T160000Z", "SUMMARY:Other", LATER),
      );
      expect(items.map(({ parts }) => parts[0]?.changed.map(({ date }) => date))).toEqual([
        ["2026-12-02"],
        ["2026-12-06"],
      ]);
    });
  });

  test.each([
    ["an end", ["DTEND:soon"], "We couldn’t read its end."],
    ["a length", ["DURATION:long"], "We couldn’t read its end."],
    ["a further date", ["RDATE:soon"], "We couldn’t read a further date."],
    ["a date that is out", ["RRULE:FREQ=DAILY", "EXDATE:soon"], "We couldn’t read a cancelled date."],
    ["the date of an override", ["RECURRENCE-ID:soon"], "We couldn’t read the date it changes."],
  ])("%s that is none is said", (_, lines, reason) => {
    expect(item(START, ...lines)).toMatchObject({ isUnderstood: true, reason });
  });

  test("the title of what is left out is cut, too", () => {
    const file = calendarFile([`SUMMARY:${"x".repeat(201)}`]).replaceAll("VEVENT", "VJOURNAL");
    expect(read(file).items).toEqual([
      {
        n: 1,
        uid: null,
        title: "x".repeat(200),
        sequence: 0,
        changedAt: null,
        isCancelled: false,
        isUnderstood: false,
        reason: "Journal entries aren’t imported.",
        parts: [],
        fingerprint: fingerprint([]),
      },
    ]);
  });

  test("events without a UID are each for itself", () => {
    expect(readLines([START], ["SUMMARY:Choir", START]).items).toMatchObject([
      { n: 1, uid: null, title: "Untitled", reason: null },
      { n: 2, uid: null, title: "Choir", reason: null },
    ]);
  });

  const changed = (day: string, ...lines: string[]) => event(`RECURRENCE-ID:202612${day}T160000Z`, START, ...lines);

  test("the newest of an event and its changed dates says which version it is", () => {
    const [one, other] = readLines(
      event(START, "RRULE:FREQ=DAILY", "SEQUENCE:2", "LAST-MODIFIED:20260102T000000Z"),
      changed("02", "SEQUENCE:5", "LAST-MODIFIED:20260101T000000Z"),
      changed("03", "SEQUENCE:3"),
      ["UID:2", START],
    ).items;
    expect([one?.sequence, one?.changedAt]).toEqual([5, Date.UTC(2026, 0, 2)]);
    expect([other?.sequence, other?.changedAt]).toEqual([0, null]);
  });

  test.each([
    ["all its dates", [changed("02", OFF), changed("03", OFF)], true, 0],
    ["one of two dates", [changed("02", OFF), changed("03")], false, 1],
    ["the event, not a date", [event(START, "RRULE:FREQ=DAILY", OFF), changed("02")], true, 0],
    ["a date, not the event", [event(START, "RRULE:FREQ=DAILY"), changed("02", OFF)], false, 1],
  ])("cancelled is %s", (_, events, isCancelled, parts) => {
    const { items } = readLines(...events);
    expect(items.map((one) => [one.isCancelled, one.parts.length])).toEqual([[isCancelled, parts]]);
  });

  test("the same file is the same, another is not", () => {
    const print = (...lines: string[]) => item(START, ...lines)?.fingerprint;
    expect(print(END)).toBe(print(END, "SEQUENCE:7", "LAST-MODIFIED:20260101T000000Z", ...alarm(":-PT15M")));
    for (const lines of [["LOCATION:Hall"], ["RRULE:FREQ=DAILY"], ["DESCRIPTION:x"]])
      expect(print(END, ...lines)).not.toBe(print(END));
  });

  test("the same in another order of fields, and by another name of its zone, not in another zone", () => {
    const date = event("RECURRENCE-ID:20261202T160000Z", "DTSTART:20261202T170000Z");
    const parts = (...lines: string[]) =>
      readLines(event(START, "RRULE:FREQ=DAILY"), [...date, ...lines]).items[0]?.parts;
    const print = (text: string) => fingerprint(JSON.parse(text));
    const text = JSON.stringify(parts());
    const turned = (_: string, value: unknown) =>
      value && typeof value === "object" && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value;
    expect(print(JSON.stringify(parts(), turned))).toBe(print(text));
    const inZone = (zone: string) => print(text.replaceAll("Europe/Berlin", zone));
    expect(inZone("Asia/Calcutta")).toBe(inZone("Asia/Kolkata"));
    expect(new Set(["Europe/Berlin", "Europe/Rome", "Asia/Kolkata"].map(inZone)).size).toBe(3);
    expect(print(JSON.stringify(parts(...alarm(":-PT5M"))))).toBe(print(text));
    expect(print(JSON.stringify(parts("LOCATION:Hall")))).not.toBe(print(text));
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

  test.each<[string, CalendarFileProblem]>([
    ["", "not a calendar"],
    ["hello", "not a calendar"],
    ["<html>", "not a calendar"],
    ["BEGIN:VCARD\r\nEND:VCARD", "not a calendar"],
    [plain.slice(0, -20), "cut off"],
  ])("%j is none", (text, reason) => {
    expect(() => read(text)).toThrow(new CalendarFileError(reason));
  });

  test.each([
    [["X-WR-CALNAME: Family ", "NAME:Other"], { name: "Family" }],
    [["NAME:Other"], { name: "Other" }],
    [["X-WR-CALNAME: ", "NAME:Other"], { name: "Other" }],
    [[`NAME:${"ü".repeat(101)}`], { name: "ü".repeat(100) }],
    [["REFRESH-INTERVAL;VALUE=DURATION:P1D", "X-PUBLISHED-TTL:PT1H"], { refreshes: "P1D" }],
    [["X-PUBLISHED-TTL:PT1H"], { refreshes: "PT1H" }],
  ])("%j", (lines, said) => {
    const file = calendarFile().replace("VERSION:2.0", ["VERSION:2.0", ...lines].join("\r\n"));
    const program = "-//Somebody//Calendar//EN";
    expect(read(file)).toEqual({ name: null, program, refreshes: null, items: [], ...said });
  });

  test("how many of its events were read is told of each", () => {
    const told: number[] = [];
    const file = calendarFile(event(START), ["SUMMARY:No date"], ["UID:2", START]);
    readCalendar(file, { family: BERLIN, year: 2026 }, (read) => told.push(read));
    expect(told).toEqual([1, 2, 3]);
  });

  test("without events, and of several calendars", () => {
    expect(read(calendarFile()).items).toEqual([]);
    expect(read(plain + calendarFile(["UID:2", START])).items).toHaveLength(2);
  });
});
