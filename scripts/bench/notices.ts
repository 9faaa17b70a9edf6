import pg from "pg";
import { config } from "#app/config/env.server.ts";

const WRITERS = 50;
const SECONDS = 5;
const ROUNDS = 3;

/** One small change, as a tick is: in a row of the writer's own. */
const CHANGE = "UPDATE bench_rows SET value = value + 1 WHERE id = $1";
const NOTICE = "SELECT pg_notify('changes', $1::text)";

interface Way {
  name: string;
  /** Whether each transaction says that it changed something. */
  notifies: boolean;
  /** How often a second a process asks for what changed. */
  looks: number;
}

const WAYS: Way[] = [
  { name: "neither", notifies: false, looks: 0 },
  { name: "NOTIFY in each transaction", notifies: true, looks: 0 },
  { name: "two processes read 200 revisions 5 times a second", notifies: false, looks: 5 },
];

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: config().directDatabaseUrl });
  await client.connect();
  return client;
}

/** Reads the revisions of as many families as 200 open pages may have, until it is stopped. */
async function look(perSecond: number, signal: AbortSignal): Promise<void> {
  const client = await connect();
  const ids = Array.from({ length: 200 }, (_, index) => index + 1);
  while (!signal.aborted) {
    await client.query("SELECT id, value FROM bench_rows WHERE id = ANY($1)", [ids]);
    await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond));
  }
  await client.end();
}

async function commitsPerSecond({ notifies, looks }: Way, writers: readonly pg.Client[]): Promise<number> {
  const stop = new AbortController();
  const listeners = notifies ? [await connect(), await connect()] : [];
  for (const listener of listeners) await listener.query("LISTEN changes");
  const looking = looks > 0 ? [look(looks, stop.signal), look(looks, stop.signal)] : [];
  let commits = 0;
  const until = performance.now() + SECONDS * 1000;
  const write = async (client: pg.Client, id: number) => {
    while (performance.now() < until) {
      await client.query("BEGIN");
      await client.query(CHANGE, [id]);
      if (notifies) await client.query(NOTICE, [id]);
      await client.query("COMMIT");
      commits += 1;
    }
  };
  await Promise.all(writers.map((client, index) => write(client, index + 1)));
  stop.abort();
  await Promise.all([...looking, ...listeners.map((listener) => listener.end())]);
  return commits / SECONDS;
}

/**
 * Commits a second of 50 writers: as they are, with a notice in each transaction, which PostgreSQL hands out under a lock
 * that is one for the database, and with processes that read revisions (docs/decisions/061-revisions-read-for-open-pages.md).
 * Medians of rounds in turns.
 */
export async function measureNotices(): Promise<Record<string, string | number>[]> {
  const writers = await Promise.all(Array.from({ length: WRITERS }, connect));
  const [first] = writers as [pg.Client];
  await first.query("CREATE TABLE bench_rows (id integer PRIMARY KEY, value integer NOT NULL DEFAULT 0)");
  await first.query("INSERT INTO bench_rows (id) SELECT generate_series(1, 1000)");
  const found = new Map<string, number[]>(WAYS.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of WAYS) found.get(way.name)?.push(await commitsPerSecond(way, writers));
  }
  await first.query("DROP TABLE bench_rows");
  await Promise.all(writers.map((client) => client.end()));
  const median = (rates: number[]) => Math.round(rates.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0);
  return [...found].map(([name, rates]) => ({ way: name, "commits/s": median(rates) }));
}
