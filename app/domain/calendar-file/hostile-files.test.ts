import { describe, expect, test } from "vitest";
import { splitCalendar } from "#app/domain/calendar-file/components.ts";
import { checkCalendar } from "#app/domain/calendar-file/read-calendar.ts";
import { MAX_FILE_EVENTS } from "#app/shared/calendar/constants.ts";
import { calendarFile, listOccurrences, read, readLines } from "#tests/support/calendar-file.ts";

const START = "DTSTART;TZID=Europe/Berlin:20261201T170000";
const GOOD = ["UID:good", "SUMMARY:Choir", "DTSTART:20261201T160000Z"];
const CHOIR = "Choir 2026-12-01T16:00Z/2026-12-01T16:00Z";

describe("how much there may be", () => {
  const times = (count: number, ...lines: string[]) =>
    ["BEGIN:VCALENDAR", ...Array<string[]>(count).fill(lines).flat(), "END:VCALENDAR"].join("\r\n");

  test.each([
    ["events", ["BEGIN:VEVENT", "END:VEVENT"]],
    ["events with spaces", ["BEGIN: VEVENT", "END:VEVENT"]],
  ])("%s are counted before they are read", (_, lines) => {
    expect(checkCalendar(times(MAX_FILE_EVENTS, ...lines))).toBe(MAX_FILE_EVENTS);
    expect(() => checkCalendar(times(MAX_FILE_EVENTS + 1, ...lines))).toThrow("too many");
  });

  test.each([
    ["folded", ["BEGIN:VEV", " ENT", "END:VEVENT"]],
    ["with control characters", ["BEGIN:VEV\u0001ENT", "END:VEVENT"]],
    ["without end", ["BEGIN:VEVENT"]],
    ["tasks", ["BEGIN:VTODO", "END:VTODO"]],
    ["tasks and journals", ["BEGIN:VTODO", "END:VTODO", "BEGIN:VJOURNAL", "END:VJOURNAL"]],
  ])("and as they are: %s", (_, lines) => {
    const each = lines.filter((line) => line.startsWith("BEGIN")).length;
    expect(splitCalendar(times(10 / each, ...lines), 10).components).toHaveLength(10);
    expect(() => splitCalendar(times(10 / each + 1, ...lines), 10)).toThrow("too many");
  });

  test("tasks leave room for events", () => {
    const file = times(10, "BEGIN:VTODO", "END:VTODO", "BEGIN:VEVENT", "END:VEVENT");
    expect(splitCalendar(file, 10).components).toHaveLength(20);
  });

  const dates = Array.from(
    { length: 5_000 },
    (_, n) => `2027${String(1 + (n % 12)).padStart(2, "0")}${String(1 + (n % 28)).padStart(2, "0")}`,
  );
  const line = (...some: string[]) => `RDATE;VALUE=DATE:${some.join(",")}`;
  test.each([
    ["in lines", dates.map((date) => line(date))],
    ["in few lines", [line(...dates.slice(0, 2_500)), line(...dates.slice(2_500))]],
  ])("of further dates 5,000 are read, %s, and that is said", (_, lines) => {
    const reason = (...more: string[]) =>
      readLines(["UID:1", "SUMMARY:x", "DTSTART:20261201", ...lines, ...more]).items[0]?.reason;
    expect(reason()).toBeNull();
    expect(reason(line("20290101"))).toBe("Only its first 5,000 lines of RDATE are imported.");
  });
});

describe("zones", () => {
  const change = (rule: string, to = "+0017") => [
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    "TZOFFSETFROM:+0000",
    `TZOFFSETTO:${to}`,
    ...(rule ? [rule] : []),
    "END:STANDARD",
  ];
  const zone = (...rules: string[]) =>
    calendarFile(["UID:1", "SUMMARY:Choir", "DTSTART;TZID=Moon:20261201T170000"]).replace(
      "BEGIN:VEVENT",
      ["BEGIN:VTIMEZONE", "TZID:Moon", ...rules, "END:VTIMEZONE", "BEGIN:VEVENT"].join("\r\n"),
    );

  test("with more rules than any has are the family's, and said so", () => {
    const rules = (count: number) =>
      Array.from({ length: count }, () => change("RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU")).flat();
    expect(listOccurrences(read(zone(...rules(30))))).toEqual(["Choir 2026-12-01T16:43Z/2026-12-01T16:43Z"]);
    const [item] = read(zone(...rules(31))).items;
    expect(item?.reason).toBe("Its time zone “Moon” isn’t known.");
    expect(listOccurrences(read(zone(...rules(31))))).toEqual([CHOIR]);
  });

  test("whose clocks change each day are the family's", () => {
    expect(listOccurrences(read(zone(...change("RRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU"))))).toEqual([CHOIR]);
  });

  test("whose rule has ended keep the last of its changes", () => {
    const ended = [
      ...change("RRULE:FREQ=YEARLY;UNTIL=19800101T000000Z", "+0100"),
      ...change("RRULE:FREQ=YEARLY;BYMONTH=7;UNTIL=19800801T000000Z", "+0017"),
    ];
    expect(listOccurrences(read(zone(...ended)))).toEqual(["Choir 2026-12-01T16:43Z/2026-12-01T16:43Z"]);
  });
});

describe("one bad event does not spoil the others", () => {
  test.each([
    ["a UID of 1 MB", [`UID:${"u".repeat(1_000_000)}`, START]],
    ["one that is folded", [`UID:${"u".repeat(100_000).replace(/.{70}/g, "$&\r\n ")}`, START]],
    ["seconds", ["UID:1", START, "RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30"]],
    ["a day that never comes", ["UID:1", START, "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"]],
    ["a rule of a million years", ["UID:1", START, "RRULE:FREQ=YEARLY;INTERVAL=999999;BYWEEKNO=53;BYDAY=SU"]],
    ["a list without end", ["UID:1", START, `RRULE:FREQ=YEARLY;BYMONTHDAY=${"1,2,3,".repeat(2_000)}4`]],
    ["dates that are none", ["UID:1", START, "RRULE:FREQ=DAILY;UNTIL=99999999", "EXDATE:,,,", "RDATE:x/y"]],
    ["a length of 2,700 years", ["UID:1", START, "DURATION:P999999D", "RRULE:FREQ=DAILY"]],
    ["a nested event", ["UID:1", START, "BEGIN:VEVENT", "BEGIN:VEVENT", "END:VEVENT", "END:VEVENT"]],
    ["control characters", ["UID:1\u0000", `${START}\u0007`, "SUMMARY:\u0001\u0002"]],
  ])("%s", (_, lines) => {
    const { items } = readLines(lines, GOOD);
    expect(items.find(({ uid }) => uid === "good")).toMatchObject({ title: "Choir", isUnderstood: true, reason: null });
    for (const { isUnderstood, parts, reason } of items)
      expect(isUnderstood || reason !== null || parts.length > 0).toBe(true);
  });
});
