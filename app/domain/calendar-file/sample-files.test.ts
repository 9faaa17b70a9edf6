import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CalendarFileError, type CalendarFileProblem } from "#app/domain/calendar-file/components.ts";
import { decodeCalendar } from "#app/domain/calendar-file/decode.ts";
import { readCalendar } from "#app/domain/calendar-file/read-calendar.ts";
import { listSpans } from "#tests/support/calendar-file.ts";

/**
 * Files as other programs write them. `cases.json` has, for each, the family's zone and every occurrence within
 * `window`: `[start, end, title]`, dates of all-day events (the last one inclusive), UTC else.
 */
const FOLDER = new URL("../../../tests/fixtures/calendars/samples/", import.meta.url);

interface Case {
  window: [from: string, to: string];
  zone: string;
  expect: [start: string, end: string, title: string][];
  note: string;
  refused?: CalendarFileProblem;
}

const cases = JSON.parse(readFileSync(new URL("cases.json", FOLDER), "utf8")) as Record<string, Case>;

const read = (name: string, family: string) =>
  readCalendar(decodeCalendar(readFileSync(new URL(`${name}.ics`, FOLDER))), { family, year: 2026 });

test.each(Object.entries(cases))("%s", (name, { window: [from, to], zone, expect: expected, refused }) => {
  if (refused) expect(() => read(name, zone)).toThrow(new CalendarFileError(refused));
  else expect(listSpans(read(name, zone), from, to)).toEqual(expected.sort());
});

test("each file has its case", () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".ics"));
  expect(files).toEqual(
    Object.keys(cases)
      .sort()
      .map((name) => `${name}.ics`),
  );
});
