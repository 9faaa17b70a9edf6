import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { decodeCalendar } from "#app/domain/calendar-file/decode.ts";
import { readCalendar } from "#app/domain/calendar-file/read-calendar.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { writeCalendarText } from "#app/services/calendar/export.server.ts";
import { continueImport } from "#app/services/imports/import-work.server.ts";
import { beginImport, confirmImport, findImport } from "#app/services/imports/imports.server.ts";
import { checkFile } from "#app/services/imports/sent-file.server.ts";
import { listOccurrences } from "#tests/support/calendar-file.ts";
import { makeFamily } from "#tests/support/factories.ts";

/**
 * Calendars that Debian's khal and python3-icalendar wrote; beside each what is in it over five years, as python3-dateutil
 * has it.
 */
const file = (name: string) => readFile(new URL(`../fixtures/calendars/${name}`, import.meta.url));

async function bringIn(actor: Awaited<ReturnType<typeof makeFamily>>, bytes: Uint8Array) {
  const row = await beginImport(actor, await checkFile("a.ics", bytes), { member_ids: [], event_type: "other" });
  await continueImport(actor, row);
  await continueImport(actor, await confirmImport(actor, row.id, undefined));
  expect((await findImport(actor, row.id)).status).toBe("done");
}

it.each(["khal", "python-icalendar"])(
  "%s: read, brought in, written, and once more in another family",
  async (name) => {
    const bytes = await file(`${name}.ics`);
    const expected = (await file(`${name}.txt`)).toString().trim().split("\n").sort();
    const list = (text: string) => listOccurrences(readCalendar(text, { family: "Europe/Berlin", year: 2026 })).sort();
    expect(list(decodeCalendar(bytes))).toEqual(expected);
    const asked = { time_range: "all", include_past: true, include_recurring: true, include_meals: false } as const;
    let text: Uint8Array = bytes;
    for (const _ of [1, 2]) {
      const made = await makeFamily();
      await made.family.update({ time_zone: "Europe/Berlin" });
      await bringIn(made, text);
      const written = await writeCalendarText(made, asked, Temporal.Instant.from("2026-11-22T12:00Z"));
      expect(list(written)).toEqual(expected);
      text = Buffer.from(written);
    }
  },
);
