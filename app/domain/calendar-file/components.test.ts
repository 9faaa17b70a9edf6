import { describe, expect, it } from "vitest";
import {
  CalendarFileError,
  countEvents,
  isCalendar,
  isWhole,
  splitCalendar,
} from "#app/domain/calendar-file/components.ts";

const calendar = (...lines: string[]) => ["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR", ""].join("\r\n");
const NOTHING = { zones: [], lines: [] };
const event = (...lines: string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"];

describe("a calendar file is taken apart", () => {
  it("into events with their alarms, tasks, zones and lines of its own", () => {
    const text = calendar(
      "PRODID:one",
      ...["BEGIN:VTIMEZONE", "TZID:Here", "BEGIN:STANDARD", "TZOFFSETTO:+0100", "END:STANDARD", "END:VTIMEZONE"],
      ...event("UID:1", "BEGIN:VALARM", "TRIGGER:-PT5M", "END:VALARM", "SUMMARY:Tea"),
      ...["BEGIN:VTODO", "UID:2", "END:VTODO", "BEGIN:VJOURNAL", "UID:3", "END:VJOURNAL"],
      "X-WR-CALNAME:two",
    );
    expect(splitCalendar(text, 10)).toEqual({
      components: [
        {
          kind: "VEVENT",
          lines: ["UID:1", "SUMMARY:Tea"],
          alarms: [["TRIGGER:-PT5M"]],
          isCancelled: false,
          calendar: 1,
        },
        { kind: "VTODO", lines: ["UID:2"], alarms: [], isCancelled: false, calendar: 1 },
        { kind: "VJOURNAL", lines: ["UID:3"], alarms: [], isCancelled: false, calendar: 1 },
      ],
      calendars: [
        NOTHING,
        {
          zones: [["TZID:Here", "BEGIN:STANDARD", "TZOFFSETTO:+0100", "END:STANDARD"]],
          lines: ["PRODID:one", "X-WR-CALNAME:two"],
        },
      ],
    });
  });

  it("with daylight saving, and nothing after an end of its own", () => {
    const zone = ["BEGIN:VTIMEZONE", "BEGIN:DAYLIGHT", "TZOFFSETTO:+0200", "END:DAYLIGHT", "END:VTIMEZONE"];
    const { calendars } = splitCalendar(`${calendar(...zone)}X-LOST:1`, 10);
    const own = { zones: [["BEGIN:DAYLIGHT", "TZOFFSETTO:+0200", "END:DAYLIGHT"]], lines: [] };
    expect(calendars).toEqual([NOTHING, own]);
  });

  it("each calendar of a file with what is its own", () => {
    const { components, calendars } = splitCalendar(calendar("NAME:a", ...event()) + calendar(...event(), "NAME:b"), 2);
    expect(components.map((one) => one.calendar)).toEqual([1, 2]);
    expect(calendars.map(({ lines }) => lines)).toEqual([[], ["NAME:a"], ["NAME:b"]]);
  });

  it("with a text by its bytes that goes on in the next line", () => {
    const text = calendar(...event("SUMMARY;ENCODING=QUOTED-PRINTABLE:Tea =", "and=", "milk", "LOCATION:a=", "b"));
    const [first] = splitCalendar(text, 10).components;
    expect(first?.lines).toEqual(["SUMMARY;ENCODING=QUOTED-PRINTABLE:Tea andmilk", "LOCATION:a=\\nb"]);
  });

  it("with folded lines between empty ones", () => {
    const text = calendar(...event("DESCRIPTION:Bri", " ng")).replaceAll("\r\n", "\r\r\n");
    expect(splitCalendar(text, 10).components[0]?.lines).toEqual(["DESCRIPTION:Bring"]);
  });

  it("with a text that goes on behind a real line break, up to the next property", () => {
    const text = calendar(...event("DESCRIPTION:Bring", "boots", "", "and a (warm) hat", "DTSTART:20261201", "lost"));
    const [first] = splitCalendar(text, 10).components;
    expect(first?.lines).toEqual(["DESCRIPTION:Bring\\nboots\\nand a (warm) hat", "DTSTART:20261201", "lost"]);
  });

  it("without what is not read, within an event and beside it", () => {
    const text = calendar(
      ...["BEGIN:VFREEBUSY", "UID:0", "END:VFREEBUSY", "BEGIN:VALARM", "TRIGGER:-PT1M", "END:VALARM"],
      ...event("UID:1", "BEGIN:X-PART", "UID:9", "END:X-PART", "SUMMARY:Tea"),
      "NAME:Ours",
    );
    const { components, calendars } = splitCalendar(text, 10);
    expect(components).toEqual([
      { kind: "VEVENT", lines: ["UID:1", "SUMMARY:Tea"], alarms: [], isCancelled: false, calendar: 1 },
    ]);
    expect(calendars[1]?.lines).toEqual(["NAME:Ours"]);
  });

  it.each([
    ["line ends of any kind", "BEGIN:VEVENT\rUID:1\nSUMMARY:Tea\r\nEND:VEVENT", ["UID:1", "SUMMARY:Tea"]],
    ["lines that were folded", "BEGIN:VEVENT\r\nSUMMARY:T\r\n e\r\n\ta\r\nEND:VEVENT", ["SUMMARY:Tea"]],
    ["control characters", "BEGIN:VEVENT\nSUM\0MA\x1bRY:T\x7fe\ta\nEND:VEVENT", ["SUMMARY:Te\ta"]],
    ["blank lines", "BEGIN:VEVENT\n\nUID:1\n\u00a0\nEND:VEVENT\n", ["UID:1"]],
    ["small letters and blanks", "begin: vevent \nUID:1\nend:VEvent\nUID:2", ["UID:1"]],
  ])("whatever it has of %s", (_, text, lines) => {
    expect(splitCalendar(text, 1).components).toEqual([
      { kind: "VEVENT", lines, alarms: [], isCancelled: false, calendar: 0 },
    ]);
  });

  it("with METHOD:CANCEL of its own calendar alone", () => {
    const calendar = (...lines: string[]) => [
      "BEGIN:VCALENDAR",
      ...lines,
      "BEGIN:VEVENT",
      "END:VEVENT",
      "END:VCALENDAR",
    ];
    const text = [...calendar("method;X=1: Cancel "), ...calendar(), ...calendar("METHOD:REQUEST")].join("\n");
    expect(splitCalendar(text, 3).components.map(({ isCancelled }) => isCancelled)).toEqual([true, false, false]);
  });

  it("up to so many events, and so many other things", () => {
    const task = ["BEGIN:VTODO", "END:VTODO"];
    expect(splitCalendar(calendar(...event(), ...event(), ...task, ...task), 2).components).toHaveLength(4);
    expect(() => splitCalendar(calendar(...event(), ...event(), ...event()), 2)).toThrow(CalendarFileError);
    expect(() => splitCalendar(calendar(...task, ...task, ...task), 2)).toThrow(CalendarFileError);
  });

  it("with long lines cut, however they are folded", () => {
    const [one, other] = ["x".repeat(50_000), `x\r\n ${"x".repeat(50_000)}\r\n ${"y".repeat(50_000)}`];
    for (const text of [one, other]) {
      const [line = ""] = splitCalendar(calendar(...event(text)), 1).components[0]?.lines ?? [];
      expect(line).toMatch(/^x+$/);
      expect(line.length).toBeLessThanOrEqual(40_000);
    }
  });
});

it.each([
  ["BEGIN:VCALENDAR\nEND:VCALENDAR", true, true],
  ["\ufeff\r\n begin:vcalendar \r\nend:vcalendar\r\n\r\n", true, true],
  ["BEGIN:VCALENDAR\nEND:VEVENT", true, false],
  ["X-BEGIN:VCALENDAR\nX-END:VCALENDAR", false, false],
  ["BEGIN:VCALENDARS\nEND:VCALENDARS", false, false],
  ["", false, false],
])("%j begins as a calendar, %s, and is whole, %s", (text, begins, isAll) => {
  expect([isCalendar(text), isWhole(text)]).toEqual([begins, isAll]);
});

it("counts events without reading them", () => {
  expect(countEvents(calendar(...event(), "begin:\tvevent ", "X-BEGIN:VEVENT", "BEGIN:VEVENTS"))).toBe(2);
  expect(countEvents("")).toBe(0);
});
