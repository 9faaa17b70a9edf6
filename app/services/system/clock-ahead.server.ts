import { QueryTypes } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import { enqueue } from "#app/db/jobs.server.ts";
import { DAY_MS } from "#app/domain/time/time.ts";
import { ABANDONED_MS } from "#app/services/notices/deliver.server.ts";
import { AHEAD_DAYS } from "#app/services/notices/notice-schedule.server.ts";

/**
 * A stored time that is later than now by more than this was computed while the clock was ahead. Clocks of several
 * machines differ by less.
 */
const AHEAD_MS = 60_000;

/** Longer than the interval between two refreshes of a subscribed calendar. */
const LONGEST_REFRESH_DAYS = 8;

// Not `LEAST`, which would replace `null`.
const limitToNow = (column: string) => `${column} = CASE WHEN ${column} > now() THEN now() ELSE ${column} END`;

/** Updates of pg-boss's tables by the database's clock, which pg-boss uses. */
const RESET_JOBS = [
  `UPDATE pgboss.job SET ${["created_on", "started_on", "start_after"].map(limitToNow).join(", ")}
   WHERE state <= 'active' AND GREATEST(created_on, started_on) > now() + interval '${AHEAD_MS} milliseconds'`,
  `UPDATE pgboss.version SET ${["maintained_on", "monitored_on"].map(limitToNow).join(", ")}
   WHERE GREATEST(maintained_on, monitored_on) > now() + interval '${AHEAD_MS} milliseconds'`,
];

const change = async (sql: string, bind: unknown[] = []): Promise<number> =>
  await sequelize.query(sql, { bind, type: QueryTypes.BULKUPDATE });

/**
 * Resets waiting times that were computed while the clock was ahead, for example on a small computer without a battery:
 * of jobs and their maintenance, refreshes of subscribed calendars, claimed sends, and plans of notices. `now` in
 * milliseconds since 1970. `consume` does the same for rate limits.
 */
export async function forgetClockAhead(now: number): Promise<void> {
  const ahead = new Date(now + AHEAD_MS);
  for (const sql of RESET_JOBS) await change(sql);
  // Times are parameters, because Citus does not evaluate `now()` on shards.
  await change(
    "UPDATE calendars SET next_refresh_at = $1 WHERE is_shown AND next_refresh_at > $1 AND (checked_at > $2 OR next_refresh_at > $3)",
    [new Date(now), ahead, new Date(now + LONGEST_REFRESH_DAYS * DAY_MS)],
  );
  await change("UPDATE notice_sends SET claimed_at = $1 WHERE state = 'sending' AND claimed_at > $2", [
    new Date(now - ABANDONED_MS),
    ahead,
  ]);
  const plans = await change("UPDATE family_plans SET planned_until = $1 WHERE planned_until > $2", [
    new Date(now),
    new Date(ahead.getTime() + AHEAD_DAYS * DAY_MS),
  ]);
  if (plans > 0) await enqueue("fill", {});
}
