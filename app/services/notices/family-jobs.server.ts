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

/** The job of a family: gathers changes, plans, sends due notices, and enqueues its next run. */

type FamilyJob = Jobs["family"];

/** A job that was asked for by the clock alone: nothing has changed. */
const WAKE = "wake";

/** The clocks of the database and of this process may be so far apart. */
const SKEW_MS = 5_000;

const NEXT = `SELECT p.family_id, p.wake_at, LEAST(
    (SELECT min(n.due_at) FROM notices n WHERE n.family_id = p.family_id AND n.family_id = ANY($1) AND n.state = 'planned'),
    (SELECT min(CASE WHEN s.state = 'due' THEN s.due_at ELSE s.claimed_at + interval '${ABANDONED_MS + 1000} milliseconds' END)
     FROM notice_sends s
     WHERE s.family_id = p.family_id AND s.family_id = ANY($1) AND s.state IN ('due', 'sending'))
  ) AS next FROM family_plans p WHERE p.family_id = ANY($1)`;

/** Has families be woken when the next of their notices is due, unless they are by then anyway. */
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
    "family",
    changed.flatMap(({ family_id, next }) =>
      next === null
        ? []
        : {
            data: { family: family_id, id: WAKE, changes: [] },
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

/**
 * Does jobs of families. `clock` answers milliseconds since 1970. A family that fails holds no other up: the rest is done,
 * and then all of it is asked for again, which does no harm.
 */
export async function doFamilyJobs(jobs: readonly FamilyJob[], clock: () => number, report: Report): Promise<void> {
  const familyIds = [...new Set(jobs.map(({ family }) => family))];
  const failures: unknown[] = [];
  for (const familyId of familyIds) {
    const own = jobs.filter(({ family }) => family === familyId);
    if (own.every(({ id }) => id === WAKE)) continue;
    try {
      await noteChanges(familyId, own.flatMap(({ changes }) => changes) as StoredChange[], clock());
      await planFamily(familyId, clock());
    } catch (error) {
      failures.push(error);
    }
  }
  const dropped = await sendOutbox(familyIds, clock());
  if (dropped > 0) report({ dropped }, "notices were of no use any more");
  await deliverDue(familyIds, clock, report);
  await wakeForNext(familyIds, clock());
  if (failures.length > 0) throw failures[0];
}

/** Every process asks at its start and each hour; the first one does it for all. */
const ONE_OF_ALL: Limit = { name: "fill plans", max: 1, seconds: 50 * 60 };
const BATCH = 500;

export async function enqueueScheduleExtension(): Promise<void> {
  if ((await consume(ONE_OF_ALL, "all")) === 0) await enqueue("fill", {});
}

/** Plans every family whose plan ends soon or is missing, and wakes those without a job. */
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
