import { QueryTypes } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import { enqueue, enqueueAll } from "#app/db/jobs.server.ts";
import type { Jobs } from "#app/db/queues.server.ts";
import { DAY_MS } from "#app/domain/time/time.ts";
import { noteChanges, type StoredChange } from "#app/services/notices/change-digest.server.ts";
import { ABANDONED_MS, deliverDue, type Report } from "#app/services/notices/deliver.server.ts";
import { AHEAD_DAYS } from "#app/services/notices/notice-schedule.server.ts";
import { sendOutbox } from "#app/services/notices/outbox.server.ts";
import { planFamily } from "#app/services/notices/plan.server.ts";
import { consume, type Limit } from "#app/services/system/rate-limits.server.ts";

/** The jobs of a family: one collects changes and plans notices, the other sends due ones; each enqueues the next of these. */

type FamilyJob = Jobs["family"];

/** Allowed difference between the clocks of the database and of this process. */
const SKEW_MS = 5_000;

const NEXT = `SELECT p.family_id, p.wake_at, LEAST(
    (SELECT min(n.due_at) FROM notices n WHERE n.family_id = p.family_id AND n.family_id = ANY($1) AND n.state = 'planned'),
    (SELECT min(CASE WHEN s.state = 'due' THEN s.due_at ELSE s.claimed_at + interval '${ABANDONED_MS + 1000} milliseconds' END)
     FROM notice_sends s
     WHERE s.family_id = p.family_id AND s.family_id = ANY($1) AND s.state IN ('due', 'sending'))
  ) AS next FROM family_plans p WHERE p.family_id = ANY($1)`;

/** Enqueues a job of each family for the time of its next notice, unless one is enqueued already. */
async function wakeForNext(familyIds: readonly number[], now: number): Promise<void> {
  const rows = await sequelize.query<{ family_id: number; wake_at: Date | null; next: Date | null }>(NEXT, {
    bind: [familyIds],
    type: QueryTypes.SELECT,
  });
  const isAwaited = ({ wake_at, next }: (typeof rows)[number]) =>
    wake_at === null ? next === null : next !== null && wake_at <= next && wake_at.getTime() > now + SKEW_MS;
  const changed = rows.filter((row) => !isAwaited(row));
  if (changed.length === 0) return;
  await enqueueAll(
    "due",
    changed.flatMap(({ family_id, next }) =>
      next === null
        ? []
        : {
            data: { family: family_id },
            seconds: Math.max(1, Math.ceil((next.getTime() - now) / 1000)),
          },
    ),
  );
  await sequelize.query(
    `UPDATE family_plans p SET wake_at = m.wake_at FROM unnest($1::bigint[], $2::timestamptz[]) AS m (family_id, wake_at)
     WHERE p.family_id = ANY($1) AND p.family_id = m.family_id`,
    { bind: [changed.map(({ family_id }) => family_id), changed.map(({ next }) => next)] },
  );
}

async function sendDue(familyIds: readonly number[], clock: () => number, report: Report): Promise<void> {
  const dropped = await sendOutbox(familyIds, clock());
  if (dropped > 0) report({ dropped }, "notices were of no use any more");
  await deliverDue(familyIds, clock, report);
  await wakeForNext(familyIds, clock());
}

/** Sends due notices, and plans nothing. `clock` returns milliseconds since 1970. Throws when they are to be retried. */
export const runDueJobs = (jobs: readonly Jobs["due"][], clock: () => number, report: Report): Promise<void> =>
  sendDue([...new Set(jobs.map(({ family }) => family))], clock, report);

/**
 * Plans families, and sends their due notices. `clock` returns milliseconds since 1970. If one family fails, the others
 * still run; then the whole batch throws and is retried, which is safe because each step is idempotent.
 */
export async function doFamilyJobs(jobs: readonly FamilyJob[], clock: () => number, report: Report): Promise<void> {
  const familyIds = [...new Set(jobs.map(({ family }) => family))];
  const failures: unknown[] = [];
  for (const familyId of familyIds) {
    const own = jobs.filter(({ family }) => family === familyId);
    try {
      await noteChanges(familyId, own.flatMap(({ changes }) => changes) as StoredChange[], clock());
      await planFamily(familyId, clock());
    } catch (error) {
      failures.push(error);
    }
  }
  await sendDue(familyIds, clock, report);
  if (failures.length > 0) throw failures[0];
}

/** Every process asks at its start and each hour; the limit lets the first one through. */
const ONE_OF_ALL: Limit = { name: "fill plans", max: 1, seconds: 50 * 60 };
const BATCH = 500;

/** Enqueues the extension of all schedules, unless a process has done so in the last 50 minutes. */
export async function enqueueScheduleExtension(): Promise<void> {
  if ((await consume(ONE_OF_ALL, "all")) === 0) await enqueue("fill", {});
}

/** Plans every family whose plan ends soon or is missing, and enqueues a job for each that has none. */
export async function extendSchedules(now: number): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await sequelize.query<{ id: number }>(
      `SELECT f.id FROM families f LEFT JOIN family_plans p ON p.family_id = f.id
       WHERE f.id > $1 AND (p.planned_until IS NULL OR p.planned_until < $2 OR p.wake_at < $3)
       ORDER BY f.id LIMIT ${BATCH}`,
      {
        bind: [after, new Date(now + (AHEAD_DAYS - 1) * DAY_MS), new Date(now - 60_000)],
        type: QueryTypes.SELECT,
      },
    );
    await enqueueAll(
      "family",
      rows.map(({ id }) => ({ data: { family: id, id: "fill", changes: [] } })),
    );
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) return;
  }
}
