import { randomUUID } from "node:crypto";
import PgBoss from "pg-boss";
import type { Sequelize, Transaction } from "sequelize";
import type { Jobs, QueueName, RunSql } from "#app/db/queues.server.ts";

/** Enqueues a job of a queue. */
export type Enqueue = <N extends QueueName>(name: N, data: Jobs[N], seconds?: number) => Promise<void>;

/** Runs the library's statements over the app's connections, in the current transaction if there is one. */
export const runOver =
  (sequelize: Sequelize): RunSql =>
  async (text, values = []) => {
    const [rows] = await sequelize.query(text, { bind: values.map((value) => value ?? null) });
    return { rows };
  };

export type EnqueueAll = <N extends QueueName>(
  name: N,
  jobs: readonly { data: Jobs[N]; seconds?: number }[],
) => Promise<void>;

const makeSender = (sequelize: Sequelize) =>
  new PgBoss({ db: { executeSql: runOver(sequelize) }, supervise: false, schedule: false, migrate: false });

/** Asks for many jobs at once, each with its own time. */
export function makeEnqueueAll(sequelize: Sequelize): EnqueueAll {
  const boss = makeSender(sequelize);
  return async (name, jobs) => {
    if (jobs.length === 0) return;
    await boss.insert(
      jobs.map(({ data, seconds = 0 }) => ({ name, data, ...(seconds > 0 ? { startAfter: String(seconds) } : {}) })),
    );
  };
}

/** Asks for jobs over the app's connections: `seconds` from now, by the database's clock. */
export function makeEnqueue(sequelize: Sequelize): Enqueue {
  const boss = makeSender(sequelize);
  return async (name, data, seconds = 0) => {
    await boss.send(name, data, seconds > 0 ? { startAfter: seconds } : {});
  };
}

// What a transaction leaves to be looked at, by the family.
const left = new WeakMap<Transaction, Map<number, object[]>>();

/** Enqueues the family's job on commit, with one more change for its notices, if given. */
export function enqueueOnCommit(transaction: Transaction, family: number, change?: object): void {
  const families = left.get(transaction) ?? new Map<number, object[]>();
  left.set(transaction, families);
  families.set(family, [...(families.get(family) ?? []), ...(change ? [change] : [])]);
}

/** Asks for what the transaction has left, one job a family: the last thing before it commits. */
export async function flushOnCommit(transaction: Transaction, enqueue: Enqueue): Promise<void> {
  for (const [family, changes] of left.get(transaction) ?? []) {
    await enqueue("family", { family, id: randomUUID(), changes });
  }
}
