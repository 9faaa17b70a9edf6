import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { decodeCalendar } from "#app/domain/calendar-file/decode.ts";
import { readCalendar } from "#app/domain/calendar-file/read-calendar.ts";
import { listOccurrences } from "#tests/support/calendar-file.ts";
import { makeFamily } from "#tests/support/factories.ts";
import { bringIn, exported } from "#tests/support/imports.ts";

/**
 * Calendars that Debian's khal, radicale and python3-icalendar wrote, and handwritten ones in the style of other
 * programs; beside each its events over five years, as python3-icalendar and python3-dateutil read them.
 */
const file = (name: string) => readFile(new URL(`../fixtures/calendars/${name}`, import.meta.url));

it.each(["khal", "python-icalendar", "radicale", "google", "apple", "outlook", "nextcloud", "untis", "timetree"])(
  "%s: read, brought in, written, and once more in another family",
  async (name) => {
    const bytes = await file(`${name}.ics`);
    const expected = (await file(`${name}.txt`)).toString().trim().split("\n").sort();
    const list = (text: string) => listOccurrences(readCalendar(text, { family: "Europe/Berlin", year: 2026 })).sort();
    expect(list(decodeCalendar(bytes))).toEqual(expected);
    let text: Uint8Array = bytes;
    for (const _ of [1, 2]) {
      const made = await makeFamily();
      await made.family.update({ time_zone: "Europe/Berlin" });
      expect((await bringIn(made, text)).status).toBe("done");
      const written = await exported(made);
      expect(list(written)).toEqual(expected);
      text = Buffer.from(written);
    }
  },
);
