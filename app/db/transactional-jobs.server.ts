import { randomUUID } from "node:crypto";
import PgBoss from "pg-boss";
import type { Sequelize, Transaction } from "sequelize";
import type { Jobs, QueueName, RunSql } from "#app/db/queues.server.ts";

/** Enqueues a job. */
export type Enqueue = <N extends QueueName>(name: N, data: Jobs[N], seconds?: number) => Promise<void>;

/** Runs pg-boss' statements on the app's connections, in the current transaction, if any. */
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

/** Enqueues many jobs in one statement, each with its own delay. */
export function makeEnqueueAll(sequelize: Sequelize): EnqueueAll {
  const boss = makeSender(sequelize);
  return async (name, jobs) => {
    if (jobs.length === 0) return;
    await boss.insert(
      jobs.map(({ data, seconds = 0 }) => ({ name, data, ...(seconds > 0 ? { startAfter: String(seconds) } : {}) })),
    );
  };
}

/** Enqueues jobs on the app's connections, after `seconds` by the database's clock. */
export function makeEnqueue(sequelize: Sequelize): Enqueue {
  const boss = makeSender(sequelize);
  return async (name, data, seconds = 0) => {
    await boss.send(name, data, seconds > 0 ? { startAfter: seconds } : {});
  };
}

// Changes to enqueue when the transaction commits, by family.
const left = new WeakMap<Transaction, Map<number, object[]>>();

/** Enqueues the family's job on commit, with one more change for its notices, if given. */
export function enqueueOnCommit(transaction: Transaction, family: number, change?: object): void {
  const families = left.get(transaction) ?? new Map<number, object[]>();
  left.set(transaction, families);
  families.set(family, [...(families.get(family) ?? []), ...(change ? [change] : [])]);
}

/** Enqueues one job for each family of `enqueueOnCommit`. The last step before the commit. */
export async function flushOnCommit(transaction: Transaction, enqueue: Enqueue): Promise<void> {
  for (const [family, changes] of left.get(transaction) ?? []) {
    await enqueue("family", { family, id: randomUUID(), changes });
  }
}
