import { newCalendarSchema } from "#app/schemas/calendar/subscribed-calendar.ts";
import type { Editor } from "#app/services/actor.ts";
import { nameItems } from "#app/services/subscriptions/other-rows.server.ts";
import { addCalendar, fetchCalendar, listCalendars } from "#app/services/subscriptions/subscriptions.server.ts";
import { calendarFile, read } from "#tests/support/calendar-file.ts";

/** A subscribed calendar, as if it had been fetched, without a request. */
export function makeCalendar(
  actor: Editor,
  input: Record<string, unknown> = {},
  text = calendarFile(["UID:fair", "SUMMARY:Book fair", "DTSTART;VALUE=DATE:20310303", "LOCATION:School hall"]),
) {
  const url = `https://school.example/${Math.random()}.ics`;
  const items = nameItems(read(text, actor.family.time_zone).items);
  return addCalendar(actor, newCalendarSchema.parse({ name: "Oakfield School", url, ...input }), {
    source: { url, credentials: null, preset: null },
    found: { isSame: false, items, left_out: null, hash: url, refresh_minutes: 1440, etag: null, last_modified: null },
  });
}

/** The holidays of a country, once in a family. */
export async function makeHolidays(actor: Editor) {
  const known = (await listCalendars(actor)).find(({ preset: one }) => one?.country === "US");
  if (known) return known;
  const preset = { country: "US" };
  const input = newCalendarSchema.parse({ name: "Holidays", preset });
  return addCalendar(actor, input, await fetchCalendar(actor, { preset }));
}
