import { readdirSync } from "node:fs";
import pg from "pg";
import { ConfigError } from "#app/config/env.server.ts";
import { hasCitus, isSpread, spreadTables } from "#app/db/distribution.server.ts";
import { installQueues, NO_PERMISSION_TO_CREATE } from "#app/db/queues.server.ts";

/** An arbitrary lock number, so that two processes never migrate at once. */
export const MIGRATION_LOCK = 7_667_283;

/** Long enough for a distant server; short enough for an operator who waits for the message. */
const CONNECT_MS = 5_000;

/** The message of an error. Node leaves it empty for a host with several addresses. */
function findReason(error: unknown): string {
  const { message, errors } = error as AggregateError;
  return message || findReason(errors[0]);
}

/** A database's host and name, without user and password. */
function withoutCredentials(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

/** A connection to the database. @throws {ConfigError} when it cannot be reached */
export async function connect(databaseUrl: string): Promise<pg.Client> {
  try {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    // An error of the idle connection: the next query throws it.
    client.on("error", () => undefined);
    await client.connect();
    return client;
  } catch (error) {
    throw new ConfigError([
      `DATABASE_URL: the database at ${withoutCredentials(databaseUrl)} cannot be used (${findReason(error)})`,
    ]);
  }
}

/** The names of the migrations of this Roost, in the order in which they are applied. */
export const listMigrations = (): string[] => readdirSync(new URL("../../migrations", import.meta.url)).sort();

/**
 * The message for a database or backup with migrations of a newer Roost; `null` if this one knows all of `names`.
 * `subject` is for example "roost.backup was made by".
 */
export function formatNewer(names: readonly string[], subject: string): string | null {
  const known = listMigrations();
  const unknown = names.find((name) => !known.includes(name));
  return unknown ? `${subject} a newer Roost (${unknown}): update this one first.` : null;
}

/**
 * The names of a database's migrations. Throws a `ConfigError` if some are of a newer Roost: this one could write rows
 * that the newer one misreads.
 */
async function readApplied(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query("SELECT to_regclass('migrations') IS NOT NULL AS is_there");
  if (!rows[0].is_there) return [];
  const applied = await client.query<{ name: string }>("SELECT name FROM migrations ORDER BY name");
  const names = applied.rows.map(({ name }) => name);
  const sentence = formatNewer(names, "The database belongs to");
  if (sentence) throw new ConfigError([sentence]);
  return names;
}

/** A connection to a database that Roost has migrated. @throws {ConfigError} if a newer one did, or none */
export async function connectMigrated(databaseUrl: string): Promise<pg.Client> {
  const client = await connect(databaseUrl);
  try {
    await readApplied(client);
    const { rows } = await client.query("SELECT to_regclass('users') IS NOT NULL AS is_there");
    if (rows[0].is_there) return client;
    throw new ConfigError(["DATABASE_URL: Roost has no tables in this database yet"]);
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Loaded when a migration is pending, because Sequelize and Umzug take a tenth of a restart. */
const loadMigrations = () => import("#app/db/migrations.server.ts");

/** Applies all pending migrations and those of the job queue, then runs `more`, under the lock of migrations. */
async function migrateAnd<T>(databaseUrl: string, more: (client: pg.Client) => Promise<T>): Promise<T> {
  const lock = await connect(databaseUrl);
  try {
    await lock.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    if ((await readApplied(lock)).length < listMigrations().length) {
      const { applyMigrations } = await loadMigrations();
      await applyMigrations(databaseUrl);
    }
    if (!(await installQueues((text, values) => lock.query(text, values))))
      throw new ConfigError([NO_PERMISSION_TO_CREATE]);
    return await more(lock);
  } finally {
    await lock.end();
  }
}

/**
 * Applies all pending migrations in order, and distributes new tables of a distributed database. Waits while another
 * process migrates. Throws a `ConfigError` if the database cannot be reached, refuses the user, or was migrated by a
 * newer Roost.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  await migrateAnd(databaseUrl, async (client) => {
    if (await isSpread(client)) await spreadTables(client);
  });
}

const WITHOUT_CITUS =
  "DATABASE_URL: this database has no Citus to spread it with (CREATE EXTENSION citus; docs/operating.md, “More than one database server”)";

/**
 * Distributes a database over the machines of a Citus cluster, after all pending migrations; returns its steps, none on a repeat.
 * There may be no writes meanwhile. @throws {ConfigError} without Citus
 */
export const distribute = (databaseUrl: string): Promise<string[]> =>
  migrateAnd(databaseUrl, async (client) => {
    if (!(await hasCitus(client))) throw new ConfigError([WITHOUT_CITUS]);
    return spreadTables(client);
  });
