import { expect, it } from "vitest";
import { CalendarFileError } from "#app/domain/calendar-file/components.ts";
import { readCalendar } from "#app/domain/calendar-file/read-calendar.ts";
import { MAX_FILE_BYTES, MAX_FILE_EVENTS } from "#app/shared/calendar/constants.ts";
import { findSlowness } from "#tests/parsers/cpu.ts";

const lines = (...all: string[]) => `${all.join("\r\n")}\r\n`;
const event = (...more: string[]) =>
  lines("BEGIN:VEVENT", "SUMMARY:x", "DTSTART:20261201T100000Z", ...more, "END:VEVENT");
const change = (rule: string) =>
  lines("BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0000", "TZOFFSETTO:+0017", rule, "END:STANDARD");
const WEEKDAYS = "MO,TU,WE,TH,FR,SA,SU";

/** Files that repeat `run` as often as the size limit allows, between `begin` and `end`. */
const FILES: Record<string, [run: string, begin?: string, end?: string]> = {
  "events without end": ["BEGIN:VEVENT\r\n"],
  "events that are folded": [event().replace("VEVENT", "VEV\r\n ENT")],
  tasks: ["BEGIN:VTODO\r\nEND:VTODO\r\n"],
  "components that nobody knows": ["BEGIN:X\r\n"],
  "control characters": ["\u0001\u0007\0", "DESCRIPTION:"],
  "a folded text": [" y\r\n", "BEGIN:VEVENT\r\nDESCRIPTION:x\r\n"],
  "alarms of one event": [lines("BEGIN:VALARM", "TRIGGER:-PT5M", "END:VALARM"), "BEGIN:VEVENT\r\nDTSTART:20261201\r\n"],
  "lines of further dates": ["RDATE:20270101T110000Z\r\n", "BEGIN:VEVENT\r\nDTSTART:20261201T100000Z\r\n"],
  "dates out of many series": [event("RRULE:FREQ=DAILY", ...Array(200).fill("EXDATE:20270101T100000Z"))],
  parameters: [`SUMMARY${";A=b".repeat(9_000)}:x\r\n`, "BEGIN:VEVENT\r\n"],
  "zones without a name": [`DTSTART${";TZID=".repeat(6_000)}::\r\n`, "BEGIN:VEVENT\r\n"],
  quotes: [`SUMMARY;X="${'";"'.repeat(9_000)}:x\r\n`, "BEGIN:VEVENT\r\n"],
  "changes of one zone": [
    change("RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"),
    "BEGIN:VTIMEZONE\r\nTZID:Z\r\n",
    `END:VTIMEZONE\r\n${event("DTEND;TZID=Z:20261201T120000").repeat(1_000)}`,
  ],
  "a zone whose clocks change daily": [
    event("DTEND;TZID=Z:20261201T120000"),
    `BEGIN:VTIMEZONE\r\nTZID:Z\r\n${change(`RRULE:FREQ=YEARLY;BYDAY=${WEEKDAYS}`)}END:VTIMEZONE\r\n`,
  ],
};

it.each(Object.entries(FILES))(
  "a file of %s takes no more than its length",
  { timeout: 0 },
  (_, [run, begin = "", end = ""]) => {
    const file = (share: number) => {
      const times = Math.floor((MAX_FILE_BYTES * share - begin.length - end.length) / run.length);
      const most = run.startsWith("BEGIN:VEVENT\r\nS") ? MAX_FILE_EVENTS * share : times;
      return `BEGIN:VCALENDAR\r\n${begin}${run.repeat(Math.min(times, most))}${end}END:VCALENDAR\r\n`;
    };
    const work = (text: string) => {
      try {
        return readCalendar(text, { family: "Europe/Berlin", year: 2026 });
      } catch (error) {
        expect(error).toBeInstanceOf(CalendarFileError);
        return null;
      }
    };
    expect(findSlowness(work, file, 15_000)).toBeNull();
  },
);
