import { forFamilies } from "#app/db/counted-changes.server.ts";
import { sequelize } from "#app/db/database.server.ts";
import { readCalendar } from "#app/domain/calendar-file/read-calendar.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { newCalendarSchema } from "#app/schemas/other-calendar.ts";
import { nameItems } from "#app/services/subscriptions/other-rows.server.ts";
import { addCalendar } from "#app/services/subscriptions/subscriptions.server.ts";
import { comparePages, type Servers } from "#scripts/bench/beside.ts";
import { makeEmptyFamily, type SignedInFamily, signIn } from "#scripts/bench/families.ts";
import { weigh } from "#scripts/bench/pages.ts";
import { insertManyEvents } from "#scripts/lib/many-events.ts";

const CALENDARS = 3;
const EVENTS = 2_000;
const OWN = 100;
/** A month with other calendars may take so many times as long as one without. */
const MAX_RATIO = 1.3;

/** A school year as timetables have it: six lessons on each day, none of them a series. */
function timetable(name: string): string {
  const first = Temporal.Now.plainDateISO("UTC").subtract({ days: 160 });
  const events = Array.from({ length: EVENTS }, (_, n) => {
    const day = first
      .add({ days: Math.floor(n / 6) })
      .toString()
      .replaceAll("-", "");
    const hour = String(8 + (n % 6)).padStart(2, "0");
    return `BEGIN:VEVENT\r\nUID:${n}@${name}\r\nSUMMARY:${name} ${n % 23}\r\nDTSTART:${day}T${hour}0000Z\r\nDTEND:${day}T${hour}4500Z\r\nLOCATION:Room ${n % 40}\r\nEND:VEVENT\r\n`;
  });
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.join("")}END:VCALENDAR\r\n`;
}

async function makeFamily(calendars: number): Promise<SignedInFamily> {
  const made = await makeEmptyFamily(`subscribed-${calendars}`, { name: "Subscribed", time_zone: "UTC" });
  await sequelize.query(
    insertManyEvents({ timeZone: "UTC", count: OWN, start: "now() + (n - 50) * interval '8 hours'", hours: 1 }),
    { bind: [made.family.id], ...forFamilies(made.family.id) },
  );
  for (let n = 1; n <= calendars; n += 1) {
    const name = `School ${n}`;
    const url = `https://school.example/${n}.ics`;
    const items = nameItems(readCalendar(timetable(name), { family: "UTC", year: 2026 }).items);
    const found = {
      isSame: false,
      name,
      items,
      hash: url,
      refresh_minutes: 1440,
      etag: null,
      last_modified: null,
    } as const;
    const source = { url, credentials: null, preset: null };
    await addCalendar(made, newCalendarSchema.parse({ name, url }), { source, found, name });
  }
  return signIn(made);
}

/**
 * The pages of a calendar with three subscriptions of 2,000 events each, beside those of a family with none. The month is
 * what the bound is for.
 */
export async function measureSubscribed(servers: Servers): Promise<Record<string, string | number>[]> {
  const families = [await makeFamily(0), await makeFamily(CALENDARS)] as const;
  await sequelize.query("ANALYZE events, calendar_events");
  const rows: Record<string, string | number>[] = [];
  for (const path of ["/calendar?view=month", "/calendar?view=week", "/dashboard"]) {
    const { row, ratios } = await comparePages(path, families, servers, ["none", "three"]);
    for (const { how, ratio } of ratios.filter((one) => path.endsWith("month") && one.ratio > MAX_RATIO)) {
      process.stdout.write(`A month with three calendars takes ${ratio.toFixed(2)} times as long (${how}).\n`);
    }
    const [none, three] = await Promise.all(families.map(({ cookie }) => weigh(servers.app, path, cookie)));
    rows.push({ ...row, "none, html": none?.html ?? 0, "three, html": three?.html ?? 0 });
  }
  return rows;
}
