import pg from "pg";
import { DATABASE } from "#scripts/lib/postgres-cluster.ts";

/** Shared by processes that use the server, exclusive for the one that stops it. In the database `postgres`. */
const USERS_LOCK = 7_667_284;

/** Held by the one starter that a data folder may have. In the database `postgres`. */
const STARTER_LOCK = 7_667_285;

/** A connection that counts as one user of the server, for as long as this process lives. */
export interface ServerUser {
  client: pg.Client;
  closed: Promise<void>;
}

/** Joins the users of the server at `url`. Creates the database if it is missing. */
export async function connectAsUser(url: string): Promise<ServerUser> {
  const maintenance = new URL(url);
  maintenance.pathname = "/postgres";
  const client = new pg.Client({ connectionString: maintenance.href, connectionTimeoutMillis: 10_000 });
  const closed = new Promise<void>((resolve) => client.once("end", () => resolve()));
  // A shutdown of the server ends the connection with an error; `closed` reports it.
  client.on("error", () => undefined);
  try {
    await client.connect();
    // A process that stops the server holds this lock exclusively: the query then waits until the connection breaks.
    await client.query("SELECT pg_advisory_lock_shared($1)", [USERS_LOCK]);
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [DATABASE]);
    if (rowCount === 0) await createDatabase(client);
    return { client, closed };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  try {
    await client.query(`CREATE DATABASE ${DATABASE}`);
  } catch (error) {
    const code = (error as pg.DatabaseError).code;
    const wasMadeByAnother = code === "42P04" || code === "23505";
    if (!wasMadeByAnother) throw error;
  }
}

/** Whether PostgreSQL refused the password or the role. After other errors a retry may succeed. */
export const isRefusal = (error: unknown) => ["28P01", "28000"].includes((error as pg.DatabaseError).code ?? "");

/** Leaves the users of the server. Returns whether none is left. */
export async function leave({ client }: ServerUser): Promise<boolean> {
  // Released first: of two processes that stop at the same moment, one must find itself alone.
  await client.query("SELECT pg_advisory_unlock_shared($1)", [USERS_LOCK]);
  const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS alone", [USERS_LOCK]);
  return rows[0].alone;
}

/** Becomes the starter of the data folder, as long as the connection lives. Returns `false` if another process is it. */
export async function claim({ client }: ServerUser): Promise<boolean> {
  const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS alone", [STARTER_LOCK]);
  return rows[0].alone;
}
