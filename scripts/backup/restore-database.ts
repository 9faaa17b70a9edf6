import type { Writable } from "node:stream";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { QueryTypes, Sequelize } from "sequelize";
import type { PhotoStore } from "#app/config/photos.server.ts";
import { formatNewer, MIGRATION_LOCK } from "#app/db/migrate.server.ts";
import { makeMigrations } from "#app/db/migrations.server.ts";
import type { Manifest, Table } from "#scripts/backup/manifest.ts";
import { PictureWriter } from "#scripts/backup/pictures.ts";
import { type BackupReader, readBackup } from "#scripts/backup/read-backup.ts";
import { StartError } from "#scripts/lib/start-error.ts";

/** How long other users of the database may delay its replacement. */
const LOCK_TIMEOUT_MS = 60_000;

const FOREIGN_KEYS = `
  SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`;

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

const quote = pg.escapeIdentifier;

/** Throws a `StartError` for a backup, or a database, that a newer Roost has migrated. */
export function requireKnown(names: string[], subject: string): void {
  const sentence = formatNewer(names, subject);
  if (sentence) throw new StartError(sentence);
}

/** The one connection of a restore, in its transaction: a request for a second connection waits in vain. */
class Restore implements BackupReader {
  readonly #sequelize: Sequelize;
  #connection: pg.Client | undefined;
  #pictures: PictureWriter | undefined;
  #foreignKeys: ForeignKey[] = [];

  constructor(
    databaseUrl: string,
    readonly isForced: boolean,
    readonly store: PhotoStore,
  ) {
    this.#sequelize = new Sequelize(databaseUrl, {
      dialect: "postgres",
      logging: false,
      pool: { max: 1, idle: 24 * 60 * 60 * 1000 },
      dialectOptions: { application_name: "roost restore", connectionTimeoutMillis: 5_000, keepAlive: true },
    });
  }

  async open(): Promise<void> {
    await this.#run(`BEGIN; SET LOCAL datestyle = ISO; SET LOCAL statement_timeout = 0;
      SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await this.#run(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  }

  /** Makes the empty tables of the backup's time, without foreign keys and triggers: rows may come in any order. */
  async begin(manifest: Manifest): Promise<void> {
    await this.#empty();
    await makeMigrations(this.#sequelize).up({ migrations: manifest.migrations });
    this.#foreignKeys = await this.#select<ForeignKey>(FOREIGN_KEYS);
    for (const { table, name } of this.#foreignKeys)
      await this.#run(`ALTER TABLE ${table} DROP CONSTRAINT ${quote(name)}`);
    for (const { name } of manifest.tables) await this.#run(`ALTER TABLE ${quote(name)} DISABLE TRIGGER USER`);
    await this.#run(`TRUNCATE ${manifest.tables.map(({ name }) => quote(name)).join(", ")}`);
    this.#connection = (await this.#sequelize.connectionManager.getConnection({ type: "write" })) as pg.Client;
    this.#pictures = new PictureWriter(this.store, this.#connection);
  }

  async openTable({ name, columns }: Table): Promise<Writable> {
    const connection = this.#connection as pg.Client;
    return connection.query(copyFrom(`COPY ${quote(name)} (${columns.map(quote).join(", ")}) FROM STDIN`));
  }

  /** If the restore is not committed, the next sweep of the store removes the pictures, because they have no rows. */
  async takePicture(key: string, bytes: Buffer): Promise<void> {
    await this.#pictures?.write(key, bytes);
  }

  /** Restores foreign keys and triggers, and brings the tables up to date. */
  async finish({ tables, sequences }: Manifest): Promise<void> {
    this.#sequelize.connectionManager.releaseConnection(this.#connection as pg.Client);
    for (const { table, name, definition } of this.#foreignKeys) {
      await this.#run(`ALTER TABLE ${table} ADD CONSTRAINT ${quote(name)} ${definition}`);
    }
    for (const { name } of tables) await this.#run(`ALTER TABLE ${quote(name)} ENABLE TRIGGER USER`);
    for (const [name, last] of Object.entries(sequences)) {
      const state = last === null ? "1, false" : `${last}, true`;
      await this.#run(`SELECT setval(${pg.escapeLiteral(quote(name))}, ${state})`);
    }
    await makeMigrations(this.#sequelize).up();
    await this.#countOn();
    await this.#forgetWhatWasDue();
    await this.#run("COMMIT");
  }

  /**
   * Sets the revisions of all families to a number that no family can have reached, as no family is changed each
   * millisecond: running processes have cached values by the former revisions.
   */
  async #countOn(): Promise<void> {
    const counters = ["calendar", "chores", "grocery", "ideas", "members"].map(
      (name) => `${name}_revision = ${Date.now()}`,
    );
    await this.#run(`UPDATE families SET ${counters.join(", ")}`);
  }

  /**
   * Deletes jobs, because they are of the former families. Notices that were due by now count as sent, and every
   * family's plan is checked when Roost starts.
   */
  async #forgetWhatWasDue(): Promise<void> {
    const [found] = await this.#select<{ is_there: boolean }>(
      "SELECT to_regclass('pgboss.job') IS NOT NULL AS is_there",
    );
    if (found?.is_there) await this.#run("DELETE FROM pgboss.job");
    await this.#run("UPDATE notices SET state = 'done' WHERE state = 'planned' AND due_at <= now()");
    await this.#run("UPDATE notice_sends SET state = 'dropped' WHERE state IN ('due', 'sending')");
    await this.#run("UPDATE family_plans SET wake_at = 'epoch'");
    await this.#run("DELETE FROM rate_limits WHERE scope LIKE 'fill plans:%'");
  }

  /** Ends the connection, which undoes a restore that is not committed. */
  async close(): Promise<void> {
    this.#connection?.connection.stream.destroy();
    await this.#sequelize.close();
  }

  /** Drops all our tables. Throws a `StartError` if there are families, unless `isForced`. */
  async #empty(): Promise<void> {
    const [found] = await this.#select<{ is_there: boolean }>(
      "SELECT to_regclass('migrations') IS NOT NULL AS is_there",
    );
    if (!found?.is_there) return;
    const applied = await this.#select<{ name: string }>("SELECT name FROM migrations ORDER BY name");
    requireKnown(
      applied.map(({ name }) => name),
      "The database belongs to",
    );
    if (applied.length === 0) return;
    if (await this.#isSpread()) {
      throw new StartError(
        "The database is spread over the servers of a cluster. Restore into one that is not, and then npm run distribute.",
      );
    }
    await this.#run("LOCK TABLE families, users IN ACCESS EXCLUSIVE MODE");
    const [count] = await this.#select<{ families: number }>("SELECT count(*)::int AS families FROM families");
    if (count?.families && !this.isForced) {
      const families = count.families === 1 ? "a family" : `${count.families} families`;
      throw new StartError(`The database holds ${families} already: --force replaces all that is in it.`);
    }
    await this.#run("TRUNCATE families, users CASCADE");
    await makeMigrations(this.#sequelize).down({ to: 0 });
  }

  async #isSpread(): Promise<boolean> {
    const [found] = await this.#select<{ is_there: boolean }>(
      "SELECT to_regclass('citus_tables') IS NOT NULL AS is_there",
    );
    return !!found?.is_there && (await this.#select("SELECT FROM citus_tables")).length > 0;
  }

  #run = (sql: string) => this.#sequelize.query(sql);

  #select = <Row extends object>(sql: string) => this.#sequelize.query<Row>(sql, { type: QueryTypes.SELECT });
}

interface Options {
  passphrase?: string | undefined;
  isForced?: boolean;
  /** The destination of pictures that were in a store. */
  store?: PhotoStore;
}

/**
 * Replaces the content of the database with a backup, in one transaction, and applies later migrations. Without
 * `isForced` the database may hold no family. Throws a `StartError` for problems that the operator can fix.
 */
export async function restoreDatabase(
  databaseUrl: string,
  file: string,
  { passphrase, isForced = false, store = { kind: "database" } }: Options = {},
): Promise<Manifest> {
  const restore = new Restore(databaseUrl, isForced, store);
  try {
    await restore.open();
    const manifest = await readBackup(file, passphrase, restore);
    await restore.finish(manifest);
    return manifest;
  } finally {
    await restore.close();
  }
}
