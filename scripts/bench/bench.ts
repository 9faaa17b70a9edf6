import { Temporal } from "#app/domain/time/time.ts";
import type { SignedInFamily } from "#scripts/bench/families.ts";
import { loadInTurns } from "#scripts/bench/load.ts";
import { MEAL_ADDRESSES } from "#scripts/bench/meal-addresses.ts";
import { memory } from "#scripts/bench/memory.ts";
import type { Tables } from "#scripts/bench/modes.ts";
import { type Options, readOptions } from "#scripts/bench/options.ts";
import { getLogged, weigh } from "#scripts/bench/pages.ts";
import type { Scale } from "#scripts/bench/scale.ts";
import { Ending, makeEnvironment, type Server, startApp, startBare, startDatabase } from "#scripts/bench/servers.ts";
import { buildIfNeeded } from "#scripts/lib/build.ts";
import { fail } from "#scripts/lib/fail.ts";
import { findFreePort } from "#scripts/lib/ports.ts";
import { StartError } from "#scripts/lib/start-error.ts";

export interface Address {
  name: string;
  path: (family: SignedInFamily) => string;
  isPublic?: true;
  kind: "page" | "api";
}

function thisMonth(): string {
  const first = Temporal.Now.plainDateISO("Europe/London").with({ day: 1 });
  return `from=${first}&to=${first.with({ day: first.daysInMonth })}`;
}

const ADDRESSES: readonly Address[] = [
  { name: "landing", path: () => "/", isPublic: true, kind: "page" },
  { name: "dashboard", path: () => "/dashboard", kind: "page" },
  { name: "calendar, a month", path: () => "/calendar", kind: "page" },
  { name: "API, events of a month", path: ({ id }) => `/api/families/${id}/events?${thisMonth()}`, kind: "api" },
  ...MEAL_ADDRESSES,
  { name: "groceries", path: () => "/groceries", kind: "page" },
  { name: "API, groceries", path: ({ id }) => `/api/families/${id}/grocery`, kind: "api" },
  { name: "API, events of 13 months", path: ({ id }) => `/api/families/${id}/events`, kind: "api" },
];
const BARE_PATHS = { page: "/", api: "/healthz" };

function print(title: string, rows: Record<string, string | number>[]): void {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, names.map(() => "---"), ...rows.map((row) => names.map((name) => row[name]))];
  process.stdout.write(`\n${title}\n\n${lines.map((cells) => `| ${cells.join(" | ")} |\n`).join("")}`);
}

function printAll(tables: Tables): void {
  for (const [title, rows] of Object.entries(tables)) print(title, rows);
}

/** If ten times the members and events take one query more, a query is in a loop. */
async function measureQueries(app: Server, example: SignedInFamily, large: SignedInFamily): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  for (const { name, path, isPublic } of ADDRESSES) {
    const count = async (family: SignedInFamily) =>
      (await getLogged(app, path(family), isPublic ? undefined : family.cookie)).queries;
    rows.push({
      address: name,
      "4 members": await count(example),
      "40 members, 10 times the events": await count(large),
    });
  }
  print("SQL statements a request", rows);
  // Fewer is fine: the large family has no grocery list.
  const grown = rows.find((row) => Number(row["40 members, 10 times the events"]) > Number(row["4 members"]));
  if (grown) throw new StartError(`${grown.address} takes more queries for a larger family.`);
}

async function measureWeights(app: Server, bare: Server, family: SignedInFamily): Promise<void> {
  const rows = [{ page: "bare", ...(await weigh(bare, "/")) }];
  for (const { name, path, isPublic, kind } of ADDRESSES) {
    if (kind === "page")
      rows.push({ page: name, ...(await weigh(app, path(family), isPublic ? undefined : family.cookie)) });
  }
  print(
    "Bytes of a first visit, after gzip",
    rows.map((row) => ({ ...row, "html + css": row.html + row.css })),
  );
}

interface Servers {
  app: Server;
  /** The app with `KEPT_MB=0`: each of its answers is made fresh. */
  fresh: Server;
  bare: Server;
}

async function measureSpeed(
  { app, fresh, bare }: Servers,
  family: SignedInFamily,
  { seconds, only }: Options,
  databasePid: number,
  signal: AbortSignal,
) {
  const rows: Record<string, string | number>[] = [];
  for (const { name, path, isPublic, kind } of ADDRESSES.filter((address) => address.name.includes(only))) {
    const of = (server: Server, address: string, cookie?: string) => ({
      target: { url: server.url + address, ...(cookie ? { cookie } : {}) },
      pids: { server: server.pid, database: databasePid },
    });
    const cookie = isPublic ? undefined : family.cookie;
    const servers = { again: of(app, path(family), cookie), fresh: of(fresh, path(family), cookie) };
    const found = await loadInTurns({ ...servers, bare: of(bare, BARE_PATHS[kind]) }, seconds, signal);
    const ms = (load: keyof typeof found) => found[load].cpu.server;
    rows.push({
      address: name,
      "requests/s": Math.round(found.again.perSecond),
      "p50, ms": found.again.p50,
      "p99, ms": found.again.p99,
      "bare requests/s": Math.round(found.bare.perSecond),
      "CPU, ms": ms("again").toFixed(2),
      "PostgreSQL, ms": found.again.cpu.database.toFixed(2),
      "made fresh: CPU, ms": ms("fresh").toFixed(2),
      "its PostgreSQL, ms": found.fresh.cpu.database.toFixed(2),
      "bare CPU, ms": ms("bare").toFixed(2),
      "share of bare": (ms("bare") / ms("again")).toFixed(2),
      "made fresh": (ms("bare") / ms("fresh")).toFixed(2),
    });
  }
  print(`Speed, 10 connections, ${seconds} s each`, rows);
}

async function measure(ending: Ending, signal: AbortSignal): Promise<void> {
  const options = readOptions(ADDRESSES.map(({ name }) => name));
  await buildIfNeeded(signal);
  const database = await startDatabase(ending);
  signal.throwIfAborted();
  const env = makeEnvironment(database, await findFreePort());
  // The services connect where the environment leads when they are loaded.
  Object.assign(process.env, env);
  const { sequelize } = await import("#app/db/database.server.ts");
  ending.add(() => sequelize.close());
  if (options.reminders !== undefined) {
    const { measureReminders } = await import("#scripts/bench/reminders.ts");
    const how = { env, databasePid: database.pid, ending, profile: options.profile, load: options.load };
    return print("Reminders due at one moment, by mail", await measureReminders(options.reminders, how));
  }
  if (options.areCalendarsOnly) {
    const { measureCalendars } = await import("#scripts/bench/calendars.ts");
    const how = { seconds: options.seconds, databasePid: database.pid, signal };
    return printAll(await measureCalendars({ env, how, ending }));
  }
  const { makeFamilies } = await import("#scripts/bench/families.ts");
  const { example, large } = await makeFamilies();
  signal.throwIfAborted();
  if (options.beside || options.language || options.scale) {
    const { measureBeside, measureLanguage, measureScale } = await import("#scripts/bench/modes.ts");
    const addresses = ADDRESSES.filter(({ name, isPublic }) => !isPublic && name.includes(options.only));
    const how = { seconds: options.seconds, databasePid: database.pid, signal };
    const bench = { env, addresses, example, how, ending };
    const tables = options.beside
      ? await measureBeside(options.beside, bench)
      : options.language
        ? await measureLanguage(options.language, bench)
        : await measureScale(options.scale as Scale, bench);
    return printAll(tables);
  }
  if (options.isDayOnly) {
    const { measureDay } = await import("#scripts/bench/day.ts");
    return print("A day of four phones", await measureDay(env, { example, large }, database.pid, ending));
  }
  const bare = await startBare(ending);
  signal.throwIfAborted();
  const app = await startApp(env, ending, options.profile);
  signal.throwIfAborted();

  const atStart = memory(app.pid, database.pid);
  if (!options.isSpeedOnly) {
    await measureQueries(app, example, large);
    await measureWeights(app, bare, example);
  }
  const port = String(await findFreePort());
  const fresh = await startApp({ ...env, PORT: port, KEPT_MB: "0" }, ending, options.profile);
  await measureSpeed({ app, fresh, bare }, example, options, database.pid, signal);
  const after = memory(app.pid, database.pid);
  print("Memory, MB", [
    { process: "app", "at start": atStart.app, "after the load": after.app },
    { process: "PostgreSQL", "at start": atStart.database, "after the load": after.database },
  ]);
}

/**
 * `npm run bench`: speed, queries, weights and memory of the built app, beside a bare Remix app (docs/performance.md).
 */
async function main(): Promise<void> {
  const stopping = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => stopping.abort());
  const ending = new Ending();
  try {
    await measure(ending, stopping.signal);
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
    process.exitCode = 1;
  } finally {
    await ending.run();
  }
}

main().catch(fail);
