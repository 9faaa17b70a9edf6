import pg from "pg";

/** Reference tables, copied to every machine: seldom written, and joined with sessions and each other. */
const REFERENCE = [
  "users",
  "ways",
  "passwords",
  "passkeys",
  "sign_in_links",
  "signing_keys",
  "notice_preferences",
  "push_devices",
  "push_keys",
];

/** Distribution columns of tables without a family. */
const KEYS: Readonly<Record<string, string>> = {
  sessions: "token_hash",
  sign_ins: "code_hash",
  kept_forms: "token_hash",
  known_devices: "user_id",
  sign_in_events: "user_id",
  oidc_payloads: "key",
  screen_codes: "code_hash",
  rate_limits: "scope",
  idempotency_keys: "scope",
};

/** Tables on the coordinator alone. */
const LOCAL = ["migrations"];

interface Table {
  name: string;
  hasFamily: boolean;
  /** Whether Citus manages the table already. */
  isDone: boolean;
}

/** `families` first, because the others are colocated with it. */
const TABLES = `
  SELECT c.relname AS name, c.oid IN (SELECT table_name FROM citus_tables) AS "isDone",
    EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'family_id') AS "hasFamily"
  FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
  ORDER BY c.relname = 'families' DESC, c.relname`;

const REFERENCES = `
  SELECT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to", conname AS name,
    pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0`;

/** The call that distributes a table; `null` for a local one. */
function spreading({ name, hasFamily }: Table): string | null {
  if (LOCAL.includes(name)) return null;
  if (REFERENCE.includes(name)) return `create_reference_table('${name}')`;
  if (name === "families") return "create_distributed_table('families', 'id', colocate_with => 'none')";
  if (hasFamily) return `create_distributed_table('${name}', 'family_id', colocate_with => 'families')`;
  if (KEYS[name]) return `create_distributed_table('${name}', '${KEYS[name]}', colocate_with => 'none')`;
  throw new Error(`Where do the rows of ${name} belong? app/db/distribution.server.ts has to say so`);
}

/** Whether a database has the Citus extension. */
export const hasCitus = async (client: pg.Client): Promise<boolean> =>
  (await client.query("SELECT FROM pg_extension WHERE extname = 'citus'")).rows.length > 0;

/** Whether a database is distributed over machines. */
export const isSpread = async (client: pg.Client): Promise<boolean> =>
  (await hasCitus(client)) &&
  (await client.query("SELECT FROM citus_tables WHERE table_name = to_regclass('families')")).rows.length > 0;

/**
 * Citus then writes to the shards of a table one after the other, which it requires of a transaction that also writes
 * to a reference table.
 */
const SEQUENTIAL = "citus.multi_shard_modify_mode = 'sequential'";

/** Sets `SEQUENTIAL` for every later connection to the database. */
export async function setSequential(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>("SELECT current_database() AS name");
  await client.query(`ALTER DATABASE ${pg.escapeIdentifier(rows[0]?.name ?? "")} SET ${SEQUENTIAL}`);
}

/**
 * Distributes the tables that are not distributed yet, with their rows, in one transaction. Returns the calls. Drops
 * and recreates foreign keys, which Citus accepts only between distributed tables (docs/decisions/043-distribution.md).
 */
export async function spreadTables(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query<Table>(TABLES);
  const due = tables.filter((table) => !table.isDone && spreading(table) !== null);
  const names = due.map(({ name }) => name);
  const { rows } = await client.query<Record<"from" | "to" | "name" | "definition", string>>(REFERENCES);
  const references = rows.filter(({ from, to }) => names.includes(from) || names.includes(to));
  const calls = due.map((table) => spreading(table) as string);
  const name = pg.escapeIdentifier;
  await client.query("BEGIN");
  try {
    await client.query(`SET LOCAL ${SEQUENTIAL}`);
    await setSequential(client);
    for (const key of references) await client.query(`ALTER TABLE ${key.from} DROP CONSTRAINT ${name(key.name)}`);
    for (const call of calls) await client.query(`SELECT ${call}`);
    for (const key of references) {
      await client.query(`ALTER TABLE ${key.from} ADD CONSTRAINT ${name(key.name)} ${key.definition}`);
    }
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
  return calls;
}
