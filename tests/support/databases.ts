import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { setSequential } from "#app/db/distribution.server.ts";
import { startPostgres } from "#scripts/lib/postgres.ts";
import { root } from "#scripts/lib/root.ts";

/** Settings for data that is thrown away: fast, and not safe in a power cut. */
const QUICK = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" };

/** A new folder below the system's temporary one, which the account that PostgreSQL runs under may enter too. */
export function makeFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `roost-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/** A PostgreSQL cluster of its own, in a temporary folder. After `stop`, `start` brings it back at the same address. */
export async function startCluster() {
  const dataDir = makeFolder("postgres");
  const start = () => startPostgres({ dataDir, flags: QUICK });
  let server = await start();
  return {
    url: server.url,
    stop: () => server.stop(),
    start: async () => {
      server = await start();
    },
    remove: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs `work` with a connection of its own. */
export async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const pools = new Map<string, pg.Pool>();

function poolOf(url: string): pg.Pool {
  const known = pools.get(url);
  if (known) return known;
  const pool = new pg.Pool({ connectionString: url, allowExitOnIdle: true });
  // Tests stop servers, which breaks idle connections. No test needs them.
  pool.on("error", () => {});
  pools.set(url, pool);
  return pool;
}

/**
 * Runs one statement on a connection that stays open for the next one, because a new connection first reads the catalogue,
 * which takes longer than most statements.
 */
export async function query(url: string, text: string, values?: unknown[]): Promise<Record<string, unknown>[]> {
  return (await poolOf(url).query(text, values)).rows;
}

const databaseName = (url: string) => new URL(url).pathname.slice(1);

function withName(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** The workers of the Citus cluster that TEST_DATABASE_URL names the coordinator of: none where it has no Citus. */
async function findWorkers(): Promise<string[]> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url || (await query(url, "SELECT FROM pg_extension WHERE extname = 'citus'")).length === 0) return [];
  const nodes = await query(url, "SELECT nodename, nodeport FROM pg_dist_node WHERE groupid > 0");
  return nodes.map(({ nodename, nodeport }) => {
    const worker = new URL(url);
    worker.host = `${nodename}:${nodeport}`;
    return worker.href;
  });
}

const maintenance = (url: string) => withName(url, "postgres");

async function makeDatabase(templateUrl: string, contents: string): Promise<string> {
  const name = databaseName(templateUrl).replace(/template$/, randomBytes(4).toString("hex"));
  await query(maintenance(templateUrl), `CREATE DATABASE "${name}" TEMPLATE "${contents}"`);
  return withName(templateUrl, name);
}

/**
 * Makes a new empty database with every migration applied, of the template, and where that is spread over the workers of
 * Citus, so is the new one: a copy on each server has the same shards. Returns its URL.
 */
export async function createDatabase(templateUrl: string): Promise<string> {
  const template = databaseName(templateUrl);
  const url = await makeDatabase(templateUrl, template);
  const workers = await findWorkers();
  for (const worker of workers)
    await query(maintenance(worker), `CREATE DATABASE "${databaseName(url)}" TEMPLATE "${template}"`);
  // Settings of a database are not copied.
  if (workers.length > 0) await connected(url, setSequential);
  return url;
}

/** Makes a new database without any table, beside the template. Returns its URL. */
export const createBareDatabase = (templateUrl: string): Promise<string> => makeDatabase(templateUrl, "template0");

/** Makes a new empty database with every migration applied, on one server, also where the template is spread. */
export async function createPlainDatabase(templateUrl: string): Promise<string> {
  if ((await findWorkers()).length === 0) return createDatabase(templateUrl);
  const url = await createBareDatabase(templateUrl);
  await migrate(url);
  return url;
}

async function runScript(script: string, databaseUrl: string): Promise<void> {
  await promisify(execFile)(process.execPath, ["--import", "tsx", script], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl, SESSION_SECRET: "a secret of the tests alone" },
  });
}

/** Applies the migrations as `npm run migrate` does: in a process of its own, as they are TypeScript to Node. */
export const migrate = (databaseUrl: string): Promise<void> => runScript("scripts/migrate.ts", databaseUrl);

/** Distributes the database with few shards, so that copies are quick, and then allows no connections to it. */
async function distribute(databaseUrl: string, workers: string[]): Promise<void> {
  const name = databaseName(databaseUrl);
  const { hostname, port } = new URL(databaseUrl);
  for (const worker of workers) {
    await query(maintenance(worker), `CREATE DATABASE "${name}"`);
    await query(withName(worker, name), "CREATE EXTENSION citus");
  }
  await query(databaseUrl, "CREATE EXTENSION citus");
  await query(databaseUrl, "SELECT citus_set_coordinator_host($1, $2)", [hostname, port]);
  for (const worker of workers.map((url) => new URL(url)))
    await query(databaseUrl, "SELECT citus_add_node($1, $2)", [worker.hostname, worker.port]);
  await query(databaseUrl, `ALTER DATABASE "${name}" SET citus.shard_count = 4`);
  await runScript("scripts/distribute.ts", databaseUrl);
  for (const server of [databaseUrl, ...workers]) {
    await query(maintenance(server), `ALTER DATABASE "${name}" ALLOW_CONNECTIONS false`);
    const ofCitus = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1";
    await query(maintenance(server), ofCitus, [name]);
  }
}

export interface TestDatabases {
  /** Migrated, and without connections: every test database is a copy of it. */
  templateUrl: string;
  isDistributed: boolean;
  remove(): Promise<void>;
}

/**
 * PostgreSQL for tests: the one of TEST_DATABASE_URL, whose role must be allowed to make databases, else an embedded
 * one in a temporary folder. With Citus there the template is distributed.
 */
export async function startDatabases(): Promise<TestDatabases> {
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? undefined : await startCluster();
  const url = given ?? (cluster?.url as string);
  const prefix = `roost_test_${randomBytes(4).toString("hex")}_`;
  const templateUrl = withName(url, `${prefix}template`);
  await query(maintenance(url), `CREATE DATABASE "${prefix}template"`);
  const workers = await findWorkers();
  await migrate(templateUrl);
  if (workers.length > 0) await distribute(templateUrl, workers);
  return {
    templateUrl,
    isDistributed: workers.length > 0,
    remove: async () => {
      if (cluster) return cluster.remove();
      const all = await query(maintenance(url), "SELECT datname FROM pg_database WHERE starts_with(datname, $1)", [
        prefix,
      ]);
      for (const server of [url, ...workers])
        for (const { datname } of all)
          await query(maintenance(server), `DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`);
    },
  };
}
