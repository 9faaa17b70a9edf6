import { setTimeout as sleep } from "node:timers/promises";
import { sequelize } from "#app/db/database.server.ts";
import { readCalendar } from "#app/domain/calendar-file/read-calendar.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { newCalendarSchema } from "#app/schemas/calendar/subscribed-calendar.ts";
import { nameItems } from "#app/services/subscriptions/other-rows.server.ts";
import { addCalendar } from "#app/services/subscriptions/subscriptions.server.ts";
import { measurePair, median, toRow } from "#scripts/bench/beside.ts";
import { makeEmptyFamily, type SignedInFamily, signIn } from "#scripts/bench/families.ts";
import { type Bench, startWith, type Tables } from "#scripts/bench/modes.ts";
import type { Server } from "#scripts/bench/servers.ts";
import { StartError } from "#scripts/lib/start-error.ts";

const ZONE = "Europe/Berlin";
const CALENDARS = 3;
const EVENTS = 2_000;
const LESSONS_A_DAY = 6;
const PAGES = ["/calendar?view=month", "/calendar?view=week", "/dashboard"];
const FILE_EVENTS = 5_000;
const ROUNDS = 7;
const POLL_MS = 50;

/** A file of `count` single events, six a day, half of them before today. `more` returns further lines of the nth. */
function writeFile(name: string, count: number, more: (n: number) => string[] = () => []): string {
  const first = Temporal.Now.plainDateISO(ZONE).subtract({ days: Math.floor(count / LESSONS_A_DAY / 2) });
  const events = Array.from({ length: count }, (_, n) => {
    const date = first.add({ days: Math.floor(n / LESSONS_A_DAY) });
    const hour = `${date.toString().replaceAll("-", "")}T${String(8 + (n % LESSONS_A_DAY)).padStart(2, "0")}`;
    return [
      "BEGIN:VEVENT",
      `UID:${n}@${name}`,
      `SUMMARY:Lesson ${n % 23}`,
      `DTSTART;TZID=${ZONE}:${hour}0000`,
      `DTEND;TZID=${ZONE}:${hour}4500`,
      `LOCATION:Room ${n % 40}`,
      ...more(n),
      "END:VEVENT",
    ];
  });
  return `${["BEGIN:VCALENDAR", "VERSION:2.0", ...events.flat(), "END:VCALENDAR"].join("\r\n")}\r\n`;
}

const readItems = (file: string) => readCalendar(file, { family: ZONE, year: 2026 }).items;

/** A signed-in family with this many subscribed calendars of 2,000 events each. */
async function makeFamily(calendars: number): Promise<SignedInFamily> {
  const made = await makeEmptyFamily(`subscribed-${calendars}`, { name: "Subscribed", time_zone: ZONE });
  for (let n = 1; n <= calendars; n += 1) {
    const [name, url] = [`School ${n}`, `https://school.example/${n}.ics`];
    await addCalendar(made, newCalendarSchema.parse({ name, url }), {
      source: { url, credentials: null, preset: null },
      found: {
        isSame: false,
        left_out: null,
        items: nameItems(readItems(writeFile(name, EVENTS))),
        hash: url,
        refresh_minutes: 1_440,
        etag: null,
        last_modified: null,
      },
    });
  }
  return signIn(made);
}

/** CPU milliseconds for reading a file: the median of seven rounds. */
function measureReading(file: string): string {
  const times = Array.from({ length: ROUNDS }, () => {
    const began = process.cpuUsage();
    readItems(file);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1_000;
  });
  return median(times).toFixed(0);
}

/** Seconds until a file is read, its events are imported, and the import is undone. */
async function measureImport({ url }: Server, family: SignedInFamily, file: string) {
  const imports = `${url}/api/families/${family.id}/calendar/imports`;
  async function request(method: string, address: string, body?: string): Promise<{ id: number; status: string }> {
    const headers = {
      cookie: family.cookie,
      "Sec-Fetch-Site": "same-origin",
      ...(body ? { "Content-Type": "text/calendar" } : {}),
    };
    const answer = await fetch(address, { method, headers, ...(body ? { body } : {}) });
    if (!answer.ok) throw new StartError(`${method} ${address} answered ${answer.status}.`);
    return (await answer.json()) as { id: number; status: string };
  }
  async function time(begin: Promise<{ id: number; status: string }>, wanted: string) {
    const began = performance.now();
    let found = await begin;
    while (found.status === "reading" || found.status === "working") {
      await sleep(POLL_MS);
      found = await request("GET", `${imports}/${found.id}`);
    }
    if (found.status !== wanted) throw new StartError(`An import is "${found.status}", not "${wanted}".`);
    return { id: found.id, seconds: ((performance.now() - began) / 1_000).toFixed(1) };
  }
  const read = await time(request("POST", `${imports}?file_name=a.ics&event_type=other`, file), "ready");
  const done = await time(request("POST", `${imports}/${read.id}/confirm`), "done");
  const undone = await time(request("POST", `${imports}/${read.id}/undo`), "undone");
  return { "read, s": read.seconds, "imported, s": done.seconds, "undone, s": undone.seconds };
}

/** Pages of a family with three subscribed calendars beside those of a family with none, and files of 5,000 events. */
export async function measureCalendars({ env, how, ending }: Pick<Bench, "env" | "how" | "ending">): Promise<Tables> {
  const families = [await makeFamily(0), await makeFamily(CALENDARS)] as const;
  await sequelize.query("ANALYZE events, calendar_events");
  const servers = { cached: await startWith(env, ending), fresh: await startWith({ ...env, KEPT_MB: "0" }, ending) };
  const pages: Tables[string] = [];
  for (const [kind, server] of Object.entries(servers)) {
    for (const path of PAGES) {
      const [none, three] = families.map(({ cookie }) => ({ server, path, cookie }));
      if (none && three)
        pages.push(toRow(`${path}, ${kind}`, ["none", "three"], await measurePair([none, three], how)));
    }
  }
  const files: Tables[string] = [];
  const kinds: Record<string, (n: number) => string[]> = {
    "single events": () => [],
    series: (n) => [`RRULE:FREQ=WEEKLY;INTERVAL=${1 + (n % 4)};COUNT=20`, "DESCRIPTION:Bring a pen"],
  };
  for (const [name, more] of Object.entries(kinds)) {
    const file = writeFile(name, FILE_EVENTS, more);
    files.push({
      file: name,
      "reading: CPU, ms": measureReading(file),
      ...(await measureImport(servers.cached, families[0], file)),
    });
  }
  return {
    [`${CALENDARS} subscribed calendars of ${EVENTS} events each beside none`]: pages,
    [`Calendar files of ${FILE_EVENTS} events`]: files,
  };
}
