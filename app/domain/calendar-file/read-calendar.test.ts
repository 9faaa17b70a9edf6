import { describe, expect, test } from "vitest";
import { decodeCalendar } from "#app/domain/calendar-file/decode.ts";
import { calendarFile, read, readLines } from "#tests/support/calendar-file.ts";

const START = "DTSTART;TZID=Europe/Berlin:20261201T170000";
const END = "DTEND;TZID=Europe/Berlin:20261201T180000";
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
    ["an unreadable one", [["UID:1", "SUMMARY:Rota", "DTSTART:20261345T990000"]], "Its start cannot be read."],
    ["a year that no calendar has", [["UID:1", "SUMMARY:Rota", "DTSTART:16010101"]], "Its start cannot be read."],
    ["the first of all years", [["UID:1", "SUMMARY:Rota", "DTSTART:00010101T000000Z"]], "Its start cannot be read."],
    [
      "a long UID",
      [[`UID:${"u".repeat(1_001)}`, "SUMMARY:Rota", "DTSTART:20261201"]],
      "Its UID is longer than 1,000 characters.",
    ],
  ])("%s is left out under its UID, and the others are not", (name, [lines], reason) => {
    const { items } = readLines(lines as string[], event(START));
    expect(items.map(({ n, uid, title, isUnderstood, reason: said }) => [n, uid, title, isUnderstood, said])).toEqual([
      [1, name === "a long UID" ? null : "1", "Rota", false, reason],
      [2, items[1]?.uid, "Choir", true, null],
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
