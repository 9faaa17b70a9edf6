import pg from "pg";

/** On every machine whole: seldom written, and joined with sessions, and with each other. */
const REFERENCE = ["users", "notice_preferences", "push_devices", "push_keys"];

/** What no family owns lies where its own key leads. */
const KEYS: Readonly<Record<string, string>> = {
  sessions: "token_hash",
  sign_ins: "code_hash",
  kept_forms: "token_hash",
  known_devices: "user_id",
  screen_codes: "code_hash",
  rate_limits: "scope",
  idempotency_keys: "scope",
};

/** Stays on the machine that is asked. */
const LOCAL = ["migrations"];

interface Table {
  name: string;
  hasFamily: boolean;
  /** Whether Citus keeps it, spread or on every machine. */
  isDone: boolean;
}

/** `families` first: the others lie beside it. */
const TABLES = `
  SELECT c.relname AS name, c.oid IN (SELECT table_name FROM citus_tables) AS "isDone",
    EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'family_id') AS "hasFamily"
  FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
  ORDER BY c.relname = 'families' DESC, c.relname`;

const REFERENCES = `
  SELECT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to", conname AS name,
    pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0`;

/** The call that spreads a table; `null` for one that stays where it is. */
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

/** Whether the families of a database are spread over machines. */
export const isSpread = async (client: pg.Client): Promise<boolean> =>
  (await hasCitus(client)) &&
  (await client.query("SELECT FROM citus_tables WHERE table_name = to_regclass('families')")).rows.length > 0;

/** What writes to all pieces of a table takes one after the other: only so it may write to a reference table as well. */
const SEQUENTIAL = "citus.multi_shard_modify_mode = 'sequential'";

/** Has every later connection to the database write so. */
export async function setSequential(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>("SELECT current_database() AS name");
  await client.query(`ALTER DATABASE ${pg.escapeIdentifier(rows[0]?.name ?? "")} SET ${SEQUENTIAL}`);
}

/**
 * Spreads the tables that are not spread yet, with their rows, in one transaction; answers the calls that did it. Keys
 * that refer to them are made again: Citus takes them only between two tables that are spread
 * (docs/decisions/043-distribution.md).
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
