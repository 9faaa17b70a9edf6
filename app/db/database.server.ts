import pg from "pg";
import { BaseError, ConnectionError, DatabaseError, QueryTypes, Sequelize, type Transaction } from "sequelize";
import { config } from "#app/config/env.server.ts";
import { currentTransaction } from "#app/db/ambient.server.ts";
import { makeClient } from "#app/db/client.server.ts";
import { trackRevisions } from "#app/db/revisions.server.ts";
import { DatabaseSilent, openSocket } from "#app/db/socket.server.ts";
import { type Enqueue, flushOnCommit, makeEnqueue } from "#app/db/transactional-jobs.server.ts";
import { countQuery } from "#app/utils/request-store.server.ts";

// Ids and counts are below JavaScript's largest safe integer.
pg.defaults.parseInt8 = true;

// A `timestamp` is a clock time without a zone: read as text, not as an instant in the server's zone.
const TIMESTAMP = 1114;
pg.types.setTypeParser(TIMESTAMP, (text) => text.replace(" ", "T"));

/**
 * Refuses a second connection to code within a transaction. If as many transactions as the pool has connections asked
 * for a second one, all requests would wait until `acquire` ends.
 */
function refuseSecondConnection(sequelize: Sequelize): Sequelize {
  sequelize.addHook("beforePoolAcquire", () => {
    if (currentTransaction()) throw new Error("A transaction asks for a second connection");
  });
  return sequelize;
}

function connect(): Sequelize {
  const { databaseUrl, databasePoolMax, areStatementsNamed } = config();
  if (!databaseUrl) throw new Error("No database: set DATABASE_URL, or run `npm start` once to make the embedded one.");
  const sequelize = new Sequelize(databaseUrl, {
    dialect: "postgres",
    logging: countQuery,
    dialectModule: { ...pg, Client: makeClient(areStatementsNamed) },
    // A new connection costs more than a page, so that idle ones stay for five minutes.
    pool: { max: databasePoolMax, min: 0, idle: 5 * 60_000, acquire: 8_000 },
    dialectOptions: {
      application_name: "roost",
      connectionTimeoutMillis: 3_000,
      statement_timeout: 10_000,
      stream: openSocket,
    },
    define: { createdAt: "created_at", updatedAt: "updated_at" },
  });
  return refuseSecondConnection(sequelize);
}

// One pool per process, also when the development server reloads the modules.
const holder = globalThis as typeof globalThis & { roostDatabase?: Sequelize };
holder.roostDatabase ??= trackRevisions(connect(), (transaction) => flushOnCommit(transaction, enqueue));
export const sequelize: Sequelize = holder.roostDatabase;
const enqueue: Enqueue = makeEnqueue(sequelize);

let distributed: Promise<boolean> | undefined;

/** Whether the tables may lie on several machines (docs/decisions/043-distribution.md). Asked once a process. */
export async function isDistributed(): Promise<boolean> {
  distributed ??= sequelize
    .query<{ is_there: boolean }>("SELECT EXISTS (SELECT FROM pg_extension WHERE extname = 'citus') AS is_there", {
      type: QueryTypes.SELECT,
    })
    .then(([row]) => row?.is_there ?? false);
  try {
    return await distributed;
  } catch (error) {
    distributed = undefined;
    throw error;
  }
}

/**
 * Runs `work` in the current transaction, or in a new one that commits when `work` succeeds and rolls back when it throws.
 * Queries inside it join automatically.
 */
export function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const current = currentTransaction();
  if (current) return work(current);
  return sequelize.transaction(async (transaction) => {
    const done = await work(transaction);
    await flushOnCommit(transaction, enqueue);
    return done;
  });
}

/** Whether an error comes from the database or the connection to it. */
export const isDatabaseError = (error: unknown): boolean => error instanceof BaseError;

/**
 * SQLSTATE classes 08 (connection), 53 (resources), 57 without a dropped database (operator intervention, a statement
 * that ran out of time): the server is away or overloaded; the query is right.
 */
const AWAY_STATES = /^(08|53|57014|57P0[1-3])/;

/** Whether an error means that a disk is full: the database's (SQLSTATE 53100), or this machine's. */
export function isDiskFull(error: unknown): boolean {
  const { original, code } = error as { original?: { code?: string }; code?: string };
  return original?.code === "53100" || code === "53100" || code === "ENOSPC";
}

/** Whether an error means that the database cannot be reached right now. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof DatabaseSilent) return true;
  if (!(error instanceof DatabaseError)) return false;
  const { original } = error;
  if (original instanceof DatabaseSilent) return true;
  const { code, message } = original as Error & { code?: string };
  return AWAY_STATES.test(code ?? "") || /ECONN|EPIPE|terminated unexpectedly|not queryable/.test(`${code} ${message}`);
}
