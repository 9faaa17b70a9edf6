import PgBoss from "pg-boss";
import { sequelize } from "#app/db/database.server.ts";
import type { Jobs, QueueName, RunSql } from "#app/db/queues.server.ts";
import { makeEnqueue, makeEnqueueAll, runOver } from "#app/db/transactional-jobs.server.ts";
import { jobs as finished, gauge } from "#app/utils/metrics.server.ts";

/**
 * Enqueues a job, which runs in any process after the current transaction commits, and after `seconds`. A job that fails, or whose
 * process dies, is retried: it must be idempotent.
 */
export const enqueue = makeEnqueue(sequelize);
export const enqueueAll = makeEnqueueAll(sequelize);

/** The worker of a queue. */
interface Work<N extends QueueName> {
  /** Maximum number of jobs in a call of `handle`. */
  batch: number;
  /** Simultaneous calls of `handle` in a process. */
  abreast: number;
  /** Throws to retry all of them. */
  handle(jobs: Jobs[N][]): Promise<void>;
}

type WorkTable = { [N in QueueName]?: Work<N> };

/** The process that runs jobs. */
export interface Hosting {
  /** Delays the end of the process until the returned function is called. */
  beginWork(): () => void;
  /** Calls back once, when the process is asked to end. */
  onStopping(callback: () => void): void;
  onError(error: unknown): void;
}

/** Seconds between two polls for jobs, and between two checks for jobs of processes that died. */
const POLL_SECONDS = 2;
const MAINTENANCE_SECONDS = 5;
const TRY_AGAIN_MS = 5_000;

const holder = globalThis as typeof globalThis & { roostJobs?: PgBoss };

/** pg-boss' statement that records ended jobs; its result is their number. */
const OUTCOME = /SELECT COUNT\(\*\) FROM results\s*$/;

/**
 * Runs `run`'s statements as work that a stopping process finishes. pg-boss 10 does not await its own completions (`Manager.watch`):
 * a failure would be an unhandled rejection and end the process. Such a job is retried when its time has run out.
 */
const tracked = ({ beginWork, onError }: Hosting): RunSql => {
  const run = runOver(sequelize);
  return async (text, values) => {
    const endWork = beginWork();
    try {
      return await run(text, values);
    } catch (error) {
      if (!OUTCOME.test(text)) throw error;
      onError(error);
      return { rows: [{ count: 0 }] };
    } finally {
      endWork();
    }
  };
};

/** Jobs whose time has come and that no process has claimed: `[how many, how long the oldest has waited in seconds]`. */
async function readWaiting(): Promise<[count: number, seconds: number]> {
  const { rows } = await runOver(sequelize)(
    `SELECT count(*)::int AS count, coalesce(extract(epoch FROM now() - min(start_after)), 0)::float AS seconds
     FROM pgboss.job WHERE state < 'active' AND start_after <= now()`,
  );
  const [{ count, seconds }] = rows as [{ count: number; seconds: number }];
  return [count, seconds];
}

/** Has scrapes read the queue. All processes read the same one; while the database is away both gauges are NaN. */
export function measureQueue(): void {
  let reading: Promise<[count: number, seconds: number]> | undefined;
  // A scrape asks for both gauges at once: they share one read.
  const read = async (index: 0 | 1) => {
    reading ??= readWaiting()
      .catch((): [number, number] => [Number.NaN, Number.NaN])
      .finally(() => {
        reading = undefined;
      });
    return (await reading)[index];
  };
  gauge("roost_jobs_waiting", "Jobs whose time has come and that no process has claimed.", () => read(0), "max");
  gauge("roost_jobs_oldest_seconds", "How long the oldest of these jobs has waited.", () => read(1), "max");
}

async function begin(table: WorkTable, hosting: Hosting): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: tracked(hosting) },
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    // Completed jobs are deleted: their results are not needed.
    archiveCompletedAfterSeconds: 60,
    deleteAfterSeconds: 60,
  });
  boss.on("error", hosting.onError);
  await boss.start();
  // The development server has reloaded the modules.
  await holder.roostJobs?.stop({ graceful: false });
  holder.roostJobs = boss;
  const names = Object.keys(table) as QueueName[];
  hosting.onStopping(() => {
    for (const name of names) void boss.offWork(name);
  });
  for (const name of names) {
    const { batch, abreast, handle } = table[name] as Work<typeof name>;
    for (let worker = 0; worker < abreast; worker += 1) {
      const id = await boss.work<Jobs[typeof name]>(
        name,
        { batchSize: batch, pollingIntervalSeconds: POLL_SECONDS, priority: false },
        async (jobs) => {
          const endWork = hosting.beginWork();
          try {
            await handle(jobs.map(({ data }) => data) as never);
            finished.inc({ job: name, result: "done" }, jobs.length);
            // A full batch: the queue may hold more jobs.
            if (jobs.length === batch) boss.notifyWorker(id);
          } catch (error) {
            finished.inc({ job: name, result: "failed" }, jobs.length);
            throw error;
          } finally {
            endWork();
          }
        },
      );
    }
  }
}

/**
 * Runs jobs in this process until it is asked to end; then it finishes the jobs it has. While the database is away it
 * retries.
 */
export function startJobs(table: WorkTable, hosting: Hosting): void {
  begin(table, hosting).catch((error: unknown) => {
    hosting.onError(error);
    setTimeout(() => startJobs(table, hosting), TRY_AGAIN_MS).unref();
  });
}
