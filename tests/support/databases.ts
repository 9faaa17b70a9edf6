import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { startPostgres } from "#scripts/lib/postgres.ts";
import { root } from "#scripts/lib/root.ts";

/** For data that is thrown away: quick, and lost with the power. */
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

/** Runs one statement on a connection of its own. */
export async function query(url: string, text: string, values?: unknown[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

const databaseName = (url: string) => new URL(url).pathname.slice(1);

function withName(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

const maintenance = (url: string) => withName(url, "postgres");

async function makeDatabase(templateUrl: string, contents: string): Promise<string> {
  const name = databaseName(templateUrl).replace(/template$/, randomBytes(4).toString("hex"));
  await query(maintenance(templateUrl), `CREATE DATABASE "${name}" TEMPLATE "${contents}"`);
  return withName(templateUrl, name);
}

/** Makes a new empty database with every migration applied, of the template. Answers its URL. */
export const createDatabase = (templateUrl: string): Promise<string> =>
  makeDatabase(templateUrl, databaseName(templateUrl));

/** Makes a new database without any table, beside the template. Answers its URL. */
export const createBareDatabase = (templateUrl: string): Promise<string> => makeDatabase(templateUrl, "template0");

/** Applies the migrations as `npm run migrate` does: in a process of its own, as they are TypeScript to Node. */
export async function migrate(databaseUrl: string): Promise<void> {
  await promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/migrate.ts"], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl, SESSION_SECRET: "a secret of the tests alone" },
  });
}

export interface TestDatabases {
  /** Migrated, and with nobody connected to it: every test database is made of it. */
  templateUrl: string;
  remove(): Promise<void>;
}

/**
 * PostgreSQL for tests: the one of TEST_DATABASE_URL, whose role must be allowed to make databases, else an embedded
 * one in a temporary folder.
 */
export async function startDatabases(): Promise<TestDatabases> {
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? undefined : await startCluster();
  const url = given ?? (cluster?.url as string);
  const prefix = `roost_test_${randomBytes(4).toString("hex")}_`;
  const templateUrl = withName(url, `${prefix}template`);
  await query(maintenance(url), `CREATE DATABASE "${prefix}template"`);
  await migrate(templateUrl);
  return {
    templateUrl,
    remove: async () => {
      if (cluster) return cluster.remove();
      const all = await query(maintenance(url), "SELECT datname FROM pg_database WHERE starts_with(datname, $1)", [
        prefix,
      ]);
      for (const { datname } of all) await query(maintenance(url), `DROP DATABASE "${datname}" WITH (FORCE)`);
    },
  };
}
