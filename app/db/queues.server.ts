import PgBoss from "pg-boss";
import type { NoticeChannel } from "#app/shared/notices/constants.ts";

/** The data of each queue's jobs, as JSON. */
export interface Jobs {
  /** Sends a family's due notices (services/notices). Apart from `family`, so that they do not wait for plans of others. */
  due: { family: number };
  /**
   * Plans a family's notices and sends due ones (services/notices), with `changes` of its events for the other members. `id` stays
   * the same when the job is retried.
   */
  family: { family: number; id: string; changes: readonly object[] };
  /** Enqueues jobs for families whose plan ends, or that have no job. */
  fill: Record<string, never>;
  /** Sends a test notice. A retry has the number of `tries`, and possibly one of several push devices. */
  test: { user: number; id: string; until: string; channel: NoticeChannel; tries?: number; device?: number };
  /** Deletes expired rows (services/system/housekeeping). */
  sweep: Record<string, never>;
  /** Deletes families and accounts that are due, and warns families on their last day (services/people/departures). */
  departures: Record<string, never>;
  /** Mails a user about their account or family (services/people/account-mails). `user` and `family` are ids. */
  "account-mail": { kind: AccountMailKind; user: number; family: number | null } & AccountMailFacts;
  /** Refreshes due subscribed calendars (services/subscriptions). */
  "refresh-calendars": Record<string, never>;
}

export type AccountMailKind =
  | "family-asked"
  | "family-soon"
  | "family-kept"
  | "account-asked"
  | "new-device"
  | "password-link"
  | "new-password"
  | "mail-stopped"
  | "server-stopped";

/** The facts that a mail about an account reports. */
interface AccountMailFacts {
  signIn?: NewSignIn;
  madeLink?: MadeLink;
}

/** A link that someone made with which a password can be set: the maker's name; `at` in milliseconds since 1970. */
export interface MadeLink {
  by: string;
  at: number;
}

/** A sign-in with a browser that is new to the account; `at` in milliseconds since 1970. */
export interface NewSignIn {
  userAgent: string | null;
  at: number;
}

export type QueueName = keyof Jobs;

/**
 * The queues of jobs (docs/decisions/063-jobs-by-pg-boss.md). A job that takes longer than `expireInSeconds` counts as
 * failed and is retried: its process has died.
 */
const QUEUES: Readonly<Record<QueueName, PgBoss.Queue>> = {
  due: { name: "due", retryLimit: 50, retryDelay: 2, retryBackoff: true, expireInSeconds: 20 },
  family: { name: "family", retryLimit: 50, retryDelay: 2, retryBackoff: true, expireInSeconds: 20 },
  fill: { name: "fill", retryLimit: 3, retryDelay: 30, expireInSeconds: 300 },
  test: { name: "test", retryLimit: 3, retryDelay: 60, expireInSeconds: 20 },
  sweep: { name: "sweep", retryLimit: 3, retryDelay: 60, expireInSeconds: 600 },
  departures: { name: "departures", retryLimit: 3, retryDelay: 60, expireInSeconds: 600 },
  "account-mail": { name: "account-mail", retryLimit: 5, retryDelay: 60, retryBackoff: true, expireInSeconds: 60 },
  // No retries, because each process enqueues it regularly.
  "refresh-calendars": { name: "refresh-calendars", retryLimit: 0, expireInSeconds: 300 },
};

/** Runs a statement, or several in one text if there are no parameters. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** Whether the schema exists, and whether the user may create it. */
const RIGHTS = `
  SELECT to_regnamespace('pgboss') IS NOT NULL AS "isThere",
    has_database_privilege(current_database(), 'CREATE') AS "mayCreate"`;

/** pg-boss runs this even if the schema exists, which needs the right to create schemas. */
const CREATE_SCHEMA = /CREATE SCHEMA IF NOT EXISTS pgboss\s*;/;

/** The message when the database's user may not create the queue's schema. */
export const NO_PERMISSION_TO_CREATE =
  "DATABASE_URL: its user may not create the schema of the job queue (GRANT CREATE ON DATABASE … TO …; docs/operating.md, “Jobs”)";

/**
 * Creates or migrates the schema `pgboss`, and creates missing queues. Returns whether the database's user has the
 * right. Call it under the lock of migrations.
 */
export async function installQueues(run: RunSql): Promise<boolean> {
  const [right] = (await run(RIGHTS)).rows as { isThere: boolean; mayCreate: boolean }[];
  if (!right?.isThere && !right?.mayCreate) return false;
  const executeSql: RunSql = (text, values) => run(right.isThere ? text.replace(CREATE_SCHEMA, "") : text, values);
  const boss = new PgBoss({ db: { executeSql }, supervise: false, schedule: false });
  await boss.start();
  const there = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const queue of Object.values(QUEUES)) {
    if (there.has(queue.name)) await boss.updateQueue(queue.name, queue);
    else await boss.createQueue(queue.name, queue);
  }
  await boss.stop({ graceful: false });
  return true;
}
