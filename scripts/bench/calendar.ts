import ICAL from "ical.js";
import { forFamilies } from "#app/db/counted-changes.server.ts";
import { sequelize } from "#app/db/database.server.ts";
import { completeRule } from "#app/domain/recurrence/rule.ts";
import { occurrencesIn, type Recurrence, timesAt } from "#app/domain/time/recurrence.ts";
import { atWallTime, Temporal, toDayNumber } from "#app/domain/time/time.ts";
import { Family } from "#app/models/family.server.ts";
import { createFamily } from "#app/services/people/families.server.ts";
import { recordSignIn } from "#app/services/people/users.server.ts";
import { RECURRENCE_PATTERNS } from "#app/utils/constants.ts";
import { type SignedInFamily, signIn } from "#scripts/bench/families.ts";
import { insertManyEvents } from "#scripts/lib/many-events.ts";
import { StartError } from "#scripts/lib/start-error.ts";

const SERIES = 1_000;
const ROUNDS = 40;
const WARM_UP = 10;
const PASTS = [100, 100_000];
/** A long past may cost this much more than a short one. */
const MAX_RATIO = 1.5;
const ZONE = "Europe/London";

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Series that began over the last ten years, of every pattern. */
function makeSeries() {
  return Array.from({ length: SERIES }, (_, index) => {
    const date = new Temporal.PlainDate(2016, 1, 1).add({ days: (index * 37) % 3650 });
    const wallTime = date.toPlainDateTime({ hour: 8 + (index % 12) });
    const frequency = RECURRENCE_PATTERNS[index % RECURRENCE_PATTERNS.length] ?? "weekly";
    const rule = completeRule({ frequency }, toDayNumber(date));
    return { wallTime, recurrence: { rule, exceptions: new Set<string>() } satisfies Recurrence };
  });
}

/** Expands a month of the series here and with ical.js: microseconds an event, and how many occurrences each found. */
export function measureRecurrence(): Record<string, string | number>[] {
  const series = makeSeries();
  const window = {
    from: new Temporal.PlainDate(2026, 10, 1),
    to: new Temporal.PlainDate(2026, 10, 31),
    timeZone: ZONE,
  };
  const ours = series.map(({ wallTime, recurrence }) => {
    const start = atWallTime(wallTime, ZONE);
    return { times: timesAt(start, start.add({ hours: 1 }), ZONE), recurrence };
  });
  const theirs = series.map(({ wallTime, recurrence }) => ({
    start: ICAL.Time.fromString(wallTime.toString({ smallestUnit: "second" }), undefined as never),
    rule: ICAL.Recur.fromString(`FREQ=${recurrence.rule.frequency.toUpperCase()}`),
  }));
  const [from, to] = ["2026-10-01T00:00:00", "2026-11-01T00:00:00"].map((text) =>
    ICAL.Time.fromString(text, undefined as never),
  );
  const expandOurs = () =>
    ours.reduce((sum, { times, recurrence }) => sum + [...occurrencesIn(times, recurrence, window)].length, 0);
  const expandTheirs = () => {
    let sum = 0;
    for (const { rule, start } of theirs) {
      const iterator = rule.iterator(start);
      for (let next = iterator.next(); next && next.compare(to as ICAL.Time) < 0; next = iterator.next()) {
        if (next.compare(from as ICAL.Time) >= 0) sum += 1;
      }
    }
    return sum;
  };
  const time = (expand: () => number, rounds: number) => {
    const times: number[] = [];
    let found = 0;
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      found = expand();
      times.push(performance.now() - began);
    }
    return { found, perEvent: (1000 * median(times)) / SERIES };
  };
  const [own, other] = [time(expandOurs, 9), time(expandTheirs, 3)];
  return [
    { by: "Roost", "microseconds an event": own.perEvent.toFixed(1), occurrences: own.found },
    { by: "ical.js", "microseconds an event": other.perEvent.toFixed(1), occurrences: other.found },
  ];
}

async function makeFamily(name: string): Promise<SignedInFamily> {
  const account = { email: `${name}@example.com`, email_verified: true, given_name: null, family_name: null };
  const signedIn = { ...account, issuer: "http://localhost", subject: name, name: null, picture: null };
  const user = await recordSignIn(signedIn);
  return signIn({ user, family: await createFamily(user, { name, time_zone: ZONE }) });
}

/** One-off events of an hour each, the last of them yesterday. */
const addPast = (familyId: number, count: number) =>
  sequelize.query(
    insertManyEvents({
      timeZone: ZONE,
      count,
      first: 800,
      start: "now() - n * interval '1 hour' - interval '1 day'",
      hours: 1,
    }),
    { bind: [familyId], ...forFamilies(familyId) },
  );

async function ask(url: string, headers: Record<string, string>, expected: number): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, { headers });
  await answer.text();
  if (answer.status !== expected) throw new StartError(`${new URL(url).pathname} answered ${answer.status}.`);
  return performance.now() - began;
}

/** Dashboard and month with few and with very many events in the family's past, asked in turns. */
export async function measurePastEvents({ url }: { url: string }): Promise<Record<string, string | number>[]> {
  const families: SignedInFamily[] = [];
  for (const count of PASTS) {
    const family = await makeFamily(`events-${count}`);
    await addPast(family.id, count);
    families.push(family);
  }
  await sequelize.query("ANALYZE events");
  const rows: Record<string, string | number>[] = [];
  for (const path of ["/dashboard", "/calendar"]) {
    const times = families.map((): number[] => []);
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      for (const [index, { cookie }] of families.entries()) {
        const taken = await ask(url + path, { cookie }, 200);
        if (round >= 0) times[index]?.push(taken);
      }
    }
    const [short = 0, long = 0] = times.map(median);
    rows.push({
      page: path,
      "100 past events, ms": short.toFixed(1),
      "100,000, ms": long.toFixed(1),
      ratio: (long / short).toFixed(2),
    });
    if (long / short > MAX_RATIO) throw new StartError(`${path} takes ${(long / short).toFixed(2)} times as long.`);
  }
  return rows;
}

/** The feed with a thousand events, in full and unchanged, beside a route of the bare app. */
export async function measureFeed(
  app: { url: string },
  bare: { url: string },
): Promise<Record<string, string | number>[]> {
  const { id } = await makeFamily("feed");
  await sequelize.query(
    insertManyEvents({ timeZone: ZONE, count: SERIES, start: "now() + n * interval '3 hours'", hours: 1, weekly: 4 }),
    { bind: [id], ...forFamilies(id) },
  );
  const { feed_token } = await Family.findByPk(id, { rejectOnEmpty: true });
  const url = `${app.url}/api/families/${id}/calendar/subscribe?token=${feed_token}`;
  const etag = (await fetch(url)).headers.get("ETag") ?? "";
  const calls: [name: string, url: string, headers: Record<string, string>, status: number][] = [
    ["feed, 1,000 events", url, {}, 200],
    ["feed, nothing changed", url, { "If-None-Match": etag }, 304],
    ["bare route", `${bare.url}/healthz`, {}, 200],
  ];
  const times = calls.map((): number[] => []);
  for (let round = -3; round < 15; round += 1) {
    for (const [index, [, address, headers, status]] of calls.entries()) {
      const taken = await ask(address, headers, status);
      if (round >= 0) times[index]?.push(taken);
    }
  }
  return calls.map(([name], index) => ({ call: name, "median, ms": median(times[index] ?? []).toFixed(1) }));
}
