import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { type Pack, pack } from "tar-stream";
import type { PhotoStore } from "#app/config/photos.server.ts";
import { connect, MIGRATION_LOCK } from "#app/db/migrate.server.ts";
import { FORMAT, MANIFEST, type Manifest, Meter, type Table, tableFile } from "#scripts/backup/manifest.ts";
import { countPictures, readPictures } from "#scripts/backup/pictures.ts";
import { seal } from "#scripts/backup/sealing.ts";
import { StartError } from "#scripts/lib/start-error.ts";

/** Settings that make the text of `COPY` the same for every role and session. */
const SETTINGS = `
  SET LOCAL datestyle = ISO; SET LOCAL intervalstyle = postgres; SET LOCAL extra_float_digits = 3;
  SET LOCAL timezone = 'UTC'; SET LOCAL synchronize_seqscans = off; SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0`;

/** The tables of the schema, with the columns that `COPY` writes: generated columns are left out. */
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

/** Opens the snapshot, and locks every table against changes of the schema until it ends. */
async function openSnapshot(client: pg.Client): Promise<Found[]> {
  // While no migration runs: a table that is being rewritten looks empty to an earlier snapshot.
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

/** Links, codes and sign-ins in progress: a backup has these tables without rows, so that a restore ends them. */
export const WITHOUT_ROWS = ["sign_in_links", "oidc_payloads"];

function readTable(client: pg.Client, { name, columns }: Found) {
  const table = pg.escapeIdentifier(name);
  const list = columns.map(pg.escapeIdentifier).join(", ");
  const source = WITHOUT_ROWS.includes(name) ? `(SELECT ${list} FROM ${table} WHERE false)` : `${table} (${list})`;
  return client.query(copyTo(`COPY ${source} TO STDOUT`));
}

async function measure(client: pg.Client, table: Found): Promise<Table> {
  const meter = new Meter();
  await pipeline(readTable(client, table), meter, new Writable({ write: (_chunk, _encoding, done) => done() }));
  return { ...table, ...meter.finish() };
}

/** Reads every table once for its size, because a tar has the size first and a table may not fit into memory. */
async function makeManifest(client: pg.Client, found: Found[], store: PhotoStore | null): Promise<Manifest> {
  // Databases of older versions do not have the table.
  const pictures = store && found.some(({ name }) => name === "recipe_photos") ? await countPictures(client) : 0;
  if (pictures > 0 && store?.kind === "database") {
    throw new StartError(
      "PHOTO_STORE: pictures lie in a store. Set PHOTO_STORE=s3 and its settings, or leave them out by --without-pictures.",
    );
  }
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
    pictures,
  };
}

interface Filling {
  tar: Pack;
  client: pg.Client;
  manifest: Manifest;
  store: PhotoStore | null;
  signal: AbortSignal | undefined;
}

/** Returns the number of pictures that the store does not have. */
async function fill({ tar, client, manifest, store, signal }: Filling): Promise<number> {
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
  const missing = new Set<string>();
  if (manifest.pictures > 0 && store?.kind === "s3") {
    for await (const { key, name, bytes } of readPictures(client, store)) {
      signal?.throwIfAborted();
      await pipeline(Readable.from([bytes]), tar.entry({ ...about, name: key, size: bytes.length }));
      if (bytes.length === 0) missing.add(name);
    }
  }
  tar.finalize();
  return missing.size;
}

/** A backup that was made. */
export interface Written {
  manifest: Manifest;
  /** How many pictures have rows, and no objects in the store. */
  missing: number;
}

interface Options {
  passphrase?: string | undefined;
  signal?: AbortSignal | undefined;
  /** The store whose pictures are included; `null` leaves out pictures in a store. */
  store?: PhotoStore | null;
}

/**
 * Writes the whole database to `output`, as it is at one moment, while others continue to change it: a compressed tar,
 * encrypted if a passphrase is given. Returns a summary. Memory does not grow with the database, nor with the
 * pictures of a store. Throws a `StartError` where that store does not answer.
 */
export async function writeBackup(
  databaseUrl: string,
  output: Writable,
  { passphrase, signal, store = { kind: "database" } }: Options = {},
): Promise<Written> {
  const client = await connect(databaseUrl);
  // A running query would delay the end.
  const abort = () => client.connection.stream.destroy();
  try {
    signal?.throwIfAborted();
    signal?.addEventListener("abort", abort);
    const manifest = await makeManifest(client, await openSnapshot(client), store);
    const tar = pack();
    const written = pipeline([
      tar as unknown as Readable,
      createGzip(),
      ...(passphrase ? [seal(passphrase)] : []),
      output,
    ]);
    const filled = fill({ tar, client, manifest, store, signal }).catch((error: Error) => {
      tar.destroy(error);
      throw error;
    });
    const [missing] = await Promise.all([filled, written]);
    await client.query("COMMIT");
    return { manifest, missing };
  } finally {
    signal?.removeEventListener("abort", abort);
    abort();
  }
}
