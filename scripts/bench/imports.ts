import { setTimeout as sleep } from "node:timers/promises";
import { makeEmptyFamily, type SignedInFamily, signIn } from "#scripts/bench/families.ts";
import type { Server } from "#scripts/bench/servers.ts";
import { StartError } from "#scripts/lib/start-error.ts";

const EVENTS = 5_000;
const BYTES = 5_000_000;
const WARM_UP = 40;
const ALONE_MS = 3_000;
/** A file is sent so long after it was answered, again and again: most are refused before a dashboard could be asked for. */
const PAUSE_MS = 500;
const ASKED_EVERY_MS = 100;
/** Characters of an answer in which its id and its status stand. */
const SAID_FIRST = 200;
/** Another family's dashboard may take so many times as long meanwhile. */
const MAX_RATIO = 2;
/** Seconds in which each file is answered. */
const LONGEST = 5;

const lines = (...all: string[]) => `${all.join("\r\n")}\r\n`;
const calendar = (body: string) => lines("BEGIN:VCALENDAR", "VERSION:2.0") + body + lines("END:VCALENDAR");
const event = (n: number, ...more: string[]) =>
  lines(
    "BEGIN:VEVENT",
    `UID:${n}@bench`,
    `SUMMARY:Lesson ${n}`,
    "DTSTART;TZID=Europe/Berlin:20270301T100000",
    ...more,
    "END:VEVENT",
  );
const events = (count: number, more: (n: number) => string[]) =>
  calendar(Array.from({ length: count }, (_, n) => event(n, ...more(n))).join(""));
const fill = (run: string, begin = "", end = "") =>
  calendar(begin + run.repeat(Math.floor(BYTES / run.length) - 1) + end);
const ZONE = [
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETTO:+0017",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "END:STANDARD",
];

/** An honest file, and those that mean no good. */
const FILES: Record<string, () => string> = {
  "5,000 events": () =>
    events(EVENTS, (n) => [
      `RRULE:FREQ=WEEKLY;INTERVAL=${1 + (n % 4)};COUNT=20`,
      "LOCATION:Hall",
      "DESCRIPTION:Bring a pen",
    ]),
  "10 MB": () => fill(event(1)).repeat(2),
  "50,000 events": () => events(50_000, () => []),
  "5,000 with FREQ=SECONDLY": () => events(EVENTS, () => ["RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30"]),
  "5,000 rules that never fall": () =>
    events(EVENTS, (n) => [`RRULE:FREQ=DAILY;INTERVAL=${n + 1};BYMONTH=2;BYMONTHDAY=30`]),
  "zones of nonsense": () =>
    calendar(
      `${Array.from({ length: 1_000 }, (_, n) => lines("BEGIN:VTIMEZONE", `TZID:No ${n}`, ...ZONE, "END:VTIMEZONE")).join("")}${lines("BEGIN:VTIMEZONE", "TZID:Z")}${lines(...ZONE).repeat(20_000)}${lines("END:VTIMEZONE")}${event(1)}`,
    ),
  "repeats in years": () =>
    events(EVENTS, (n) => [`RRULE:FREQ=YEARLY;INTERVAL=${n + 1};BYWEEKNO=53;BYDAY=SU;COUNT=999999`]),
  "control characters": () => fill("\u0001\u0007\0", "BEGIN:VEVENT\r\nDESCRIPTION:", "\r\nEND:VEVENT\r\n"),
  "a UID of 1 MB": () =>
    calendar(lines("BEGIN:VEVENT", `UID:${"u".repeat(1_000_000)}`, "DTSTART:20270301", "END:VEVENT")),
  "100,000 dates out": () =>
    events(500, () => ["RRULE:FREQ=DAILY", ...Array<string>(200).fill("EXDATE:20270301T090000Z")]),
  tasks: () => fill("BEGIN:VTODO\r\nEND:VTODO\r\n"),
};

interface Answer {
  status: number;
  body: { id?: number; status?: string };
}

async function send(url: string, { cookie }: SignedInFamily, method = "GET", body?: Blob): Promise<Answer> {
  const headers = {
    cookie,
    Origin: new URL(url).origin,
    ...(body === undefined ? {} : { "Content-Type": "text/calendar" }),
  };
  const answer = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  // Not all of it is read: thousands of items would keep this process, which asks for dashboards meanwhile.
  const text = (await answer.text()).slice(0, SAID_FIRST);
  const [, id] = /"id":(\d+)/.exec(text) ?? [];
  const [, said] = /"status":"(\w+)"/.exec(text) ?? [];
  return { status: answer.status, body: { ...(id ? { id: Number(id) } : {}), ...(said ? { status: said } : {}) } };
}

/** Does something again, with pauses, until enough dashboards were asked for meanwhile; what was found first. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + ALONE_MS;
  const found = await work();
  for (;;) {
    await sleep(PAUSE_MS);
    if (performance.now() > end) return found;
    await work();
  }
}

/** Does something, and waits until the import is neither read nor brought in any more; seconds and what it then is. */
async function finish(
  imports: string,
  family: SignedInFamily,
  begin: () => Promise<Answer>,
): Promise<{ seconds: number; answer: Answer }> {
  const began = performance.now();
  let answer = await begin();
  const { id } = answer.body;
  while (answer.body.status === "reading" || answer.body.status === "working") {
    await sleep(50);
    answer = await send(`${imports}/${id}`, family);
  }
  return { seconds: (performance.now() - began) / 1000, answer };
}

const at = (times: number[], share: number) =>
  times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

/** A family's dashboard asked for at a steady pace while `work` goes on. */
async function during<T>(
  work: () => Promise<T>,
  dashboard: () => Promise<number>,
): Promise<{ found: T; times: number[] }> {
  const times: number[] = [];
  const asked: Promise<unknown>[] = [];
  let isOver = false;
  const working = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    asked.push(dashboard().then((taken) => times.push(taken)));
    await sleep(ASKED_EVERY_MS);
  }
  await Promise.all(asked);
  return { found: await working, times };
}

/**
 * Files of 5,000 events, and hostile ones: in how many seconds each is answered and brought in, and what another family's
 * dashboard takes meanwhile.
 */
export async function measureImports(
  { url }: Server,
  example: SignedInFamily,
): Promise<Record<string, string | number>[]> {
  const family = await signIn(await makeEmptyFamily("imports", { name: "Imports", time_zone: "Europe/Berlin" }));
  const imports = `${url}/api/families/${family.id}/calendar/imports`;
  const dashboard = async () => {
    const began = performance.now();
    await (await fetch(`${url}/dashboard`, { headers: { cookie: example.cookie } })).text();
    return performance.now() - began;
  };
  for (let n = 0; n < WARM_UP; n += 1) await dashboard();
  const rows: Record<string, string | number>[] = [];
  for (const [file, make] of Object.entries(FILES)) {
    const body = new Blob([make()]);
    const { found, times } = await during(
      () =>
        again(() =>
          finish(imports, family, () => send(`${imports}?file_name=a.ics&event_type=other`, family, "POST", body)),
        ),
      dashboard,
    );
    const { seconds, answer } = found;
    // The same minute of this machine, with nothing to do beside it.
    const alone = (await during(() => sleep(ALONE_MS), dashboard)).times;
    const isReady = answer.body.status === "ready";
    if (seconds > LONGEST) process.stdout.write(`${file} took ${seconds.toFixed(1)} s.\n`);
    const ratio = at(times, 0.5) / at(alone, 0.5);
    if (!(ratio <= MAX_RATIO))
      process.stdout.write(`Meanwhile a dashboard took ${ratio.toFixed(1)} times as long: ${file}.\n`);
    const row = {
      file,
      MB: (body.size / 1e6).toFixed(1),
      status: answer.body.status ?? answer.status,
      "answered, s": seconds.toFixed(1),
    };
    rows.push({
      ...row,
      "brought in, s": "",
      "undone, s": "",
      dashboards: times.length,
      "p50, ms": at(times, 0.5).toFixed(1),
      alone: at(alone, 0.5).toFixed(1),
      p90: at(times, 0.9).toFixed(1),
      "alone p90": at(alone, 0.9).toFixed(1),
    });
    if (!isReady || file !== "5,000 events") continue;
    const path = `${imports}/${answer.body.id}`;
    const done = await during(() => finish(imports, family, () => send(`${path}/confirm`, family, "POST")), dashboard);
    const undone = await finish(imports, family, () => send(`${path}/undo`, family, "POST"));
    if (done.found.answer.body.status !== "done" || undone.answer.body.status !== "undone")
      throw new StartError("5,000 events were not brought in.");
    Object.assign(rows.at(-1) as object, {
      "brought in, s": done.found.seconds.toFixed(1),
      "undone, s": undone.seconds.toFixed(1),
    });
  }
  return rows;
}
