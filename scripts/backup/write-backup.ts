import { type Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { type Pack, pack } from "tar-stream";
import { connect, MIGRATION_LOCK } from "#app/db/migrate.server.ts";
import { FORMAT, MANIFEST, type Manifest, Meter, type Table, tableFile } from "#scripts/backup/manifest.ts";
import { seal } from "#scripts/backup/sealing.ts";
import { StartError } from "#scripts/lib/start-error.ts";

/** So that the text does not depend on who reads, and is the same when it is read again. */
const SETTINGS = `
  SET LOCAL datestyle = ISO; SET LOCAL intervalstyle = postgres; SET LOCAL extra_float_digits = 3;
  SET LOCAL timezone = 'UTC'; SET LOCAL synchronize_seqscans = off; SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0`;

/** The tables of the schema, with the columns that `COPY` writes: what is worked out of others is not kept. */
const TABLES = `
  SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
    AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  GROUP BY c.relname ORDER BY c.relname`;

const SEQUENCES = `
  SELECT sequencename AS name, last_value::float8 AS last FROM pg_sequences WHERE schemaname = current_schema()
  ORDER BY sequencename`;

type Found = Pick<Table, "name" | "columns">;

/** Opens the snapshot, with every table held against changes of the schema until it ends. */
async function openSnapshot(client: pg.Client): Promise<Found[]> {
  // While nobody migrates: a table that is being rewritten looks empty to a snapshot from before.
  await client.query("SELECT pg_advisory_lock_shared($1)", [MIGRATION_LOCK]);
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  await client.query(SETTINGS);
  const { rows: tables } = await client.query<Found>(TABLES);
  if (!["families", "migrations"].every((name) => tables.some((table) => table.name === name))) {
    throw new StartError("There is nothing to back up: Roost has no tables in this database yet.");
  }
  await client.query(
    `LOCK TABLE ${tables.map(({ name }) => pg.escapeIdentifier(name)).join(", ")} IN ACCESS SHARE MODE`,
  );
  await client.query("SELECT pg_advisory_unlock_shared($1)", [MIGRATION_LOCK]);
  return tables;
}

const readTable = (client: pg.Client, { name, columns }: Found) =>
  client.query(copyTo(`COPY ${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(", ")}) TO STDOUT`));

async function measure(client: pg.Client, table: Found): Promise<Table> {
  const meter = new Meter();
  await pipeline(readTable(client, table), meter, new Writable({ write: (_chunk, _encoding, done) => done() }));
  return { ...table, ...meter.finish() };
}

/** Reads every table once: its size has to stand before it in a tar, and no table need fit into memory or on a disk. */
async function makeManifest(client: pg.Client, found: Found[]): Promise<Manifest> {
  const tables: Table[] = [];
  for (const table of found) tables.push(await measure(client, table));
  const { rows: migrations } = await client.query<{ name: string }>("SELECT name FROM migrations ORDER BY name");
  const names = migrations.map(({ name }) => name);
  const { rows: sequences } = await client.query<{ name: string; last: number | null }>(SEQUENCES);
  return {
    format: FORMAT,
    made_at: new Date().toISOString(),
    last_migration: names.at(-1) as string,
    migrations: names as [string, ...string[]],
    sequences: Object.fromEntries(sequences.map(({ name, last }) => [name, last])),
    tables,
  };
}

async function fill(tar: Pack, client: pg.Client, manifest: Manifest): Promise<void> {
  const about = { mode: 0o600, mtime: new Date(manifest.made_at) };
  tar.entry({ ...about, name: MANIFEST }, JSON.stringify(manifest, null, 2));
  for (const table of manifest.tables) {
    const meter = new Meter();
    const entry = tar.entry({ ...about, name: tableFile(table.name), size: table.bytes });
    await pipeline(readTable(client, table), meter, entry);
    if (meter.finish().sha256 !== table.sha256) {
      throw new Error(`${table.name} has changed while it was read: the database does not keep its snapshot`);
    }
  }
  tar.finalize();
}

/**
 * Writes the whole database to `output`, as it is at one moment, while others go on changing it: a tar, compressed, and
 * encrypted where there is a passphrase. Answers what it holds. Memory does not grow with the database.
 */
export async function writeBackup(
  databaseUrl: string,
  output: Writable,
  { passphrase, signal }: { passphrase?: string | undefined; signal?: AbortSignal | undefined } = {},
): Promise<Manifest> {
  const client = await connect(databaseUrl);
  // A query under way would hold the end up.
  const abort = () => client.connection.stream.destroy();
  try {
    signal?.throwIfAborted();
    signal?.addEventListener("abort", abort);
    const manifest = await makeManifest(client, await openSnapshot(client));
    const tar = pack();
    const written = pipeline([
      tar as unknown as Readable,
      createGzip(),
      ...(passphrase ? [seal(passphrase)] : []),
      output,
    ]);
    const filled = fill(tar, client, manifest).catch((error: Error) => {
      tar.destroy(error);
      throw error;
    });
    await Promise.all([filled, written]);
    await client.query("COMMIT");
    return manifest;
  } finally {
    signal?.removeEventListener("abort", abort);
    abort();
  }
}
