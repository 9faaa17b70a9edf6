import { QueryTypes } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import { enqueue } from "#app/db/jobs.server.ts";
import { DAY_MS } from "#app/domain/time/time.ts";
import { ABANDONED_MS } from "#app/services/notices/deliver.server.ts";
import { AHEAD_DAYS } from "#app/services/notices/notice-schedule.server.ts";
import { DELETE_DAYS } from "#app/shared/people/constants.ts";
import { SCREEN_MAX } from "#app/shared/wall/constants.ts";

/**
 * A stored time that is later than now by more than this was computed while the clock was ahead. Clocks of several
 * machines differ by less.
 */
const AHEAD_MS = 60_000;

/** Longer than the interval between two refreshes of a subscribed calendar. */
const LONGEST_REFRESH_DAYS = 8;

const toBeOver = (column: string) => `${column} = CASE WHEN ${column} > now() THEN now() ELSE ${column} END`;

/** Compared with the database's clock, which pg-boss uses. */
const JOBS = [
  `UPDATE pgboss.job SET ${["created_on", "started_on", "start_after"].map(toBeOver).join(", ")}
   WHERE state <= 'active' AND GREATEST(created_on, started_on) > now() + interval '${AHEAD_MS} milliseconds'`,
  `UPDATE pgboss.version SET ${["maintained_on", "monitored_on"].map(toBeOver).join(", ")}
   WHERE GREATEST(maintained_on, monitored_on) > now() + interval '${AHEAD_MS} milliseconds'`,
];

/**
 * Columns that say when something began, each with the columns that were reckoned from it. Had it begun now, all of them
 * would be earlier by the same time.
 */
const BEGUN: [table: string, began: string, ends?: string][] = [
  ["sessions", "last_used_at", "expires_at"],
  ["sessions", "created_at", "ends_at"],
  ["sessions", "signed_in_at"],
  ["sign_in_links", "created_at", "expires_at"],
  ["invitations", "updated_at", "expires_at"],
  ["calendar_imports", "updated_at", "expires_at"],
  ["recipe_files", "created_at", "expires_at"],
  ["kept_forms", "created_at"],
  ["ways", "created_at"],
  ["users", "password_link_at"],
];

/** The latest end of what begins now, in milliseconds, where the row does not say when it began. */
const LONGEST: [table: string, ends: string, ms: number][] = [
  ["screen_codes", "expires_at", SCREEN_MAX.codeMinutes * 60_000],
  // An hour more, because a family's date is at the same local time, also over a change of the clocks.
  ["families", "delete_at", DELETE_DAYS * DAY_MS + 3_600_000],
  ["users", "delete_at", DELETE_DAYS * DAY_MS + 3_600_000],
];

const change = async (sql: string, bind: unknown[] = []): Promise<number> =>
  await sequelize.query(sql, { bind, type: QueryTypes.BULKUPDATE });

/**
 * Resets waiting times that were computed while the clock was ahead, for example on a small computer without a battery:
 * of jobs and their maintenance, refreshes of subscribed calendars, claimed sends, plans of notices, sessions, links,
 * invitations, imports, and deletions. `now` in milliseconds since 1970. `consume` does the same for rate limits.
 */
export async function forgetClockAhead(now: number): Promise<void> {
  const ahead = new Date(now + AHEAD_MS);
  for (const sql of JOBS) await change(sql);
  // Times are parameters, because Citus does not evaluate `now()` on shards.
  await change(
    "UPDATE calendars SET next_refresh_at = $1 WHERE is_shown AND next_refresh_at > $1 AND (checked_at > $2 OR next_refresh_at > $3)",
    [new Date(now), ahead, new Date(now + LONGEST_REFRESH_DAYS * DAY_MS)],
  );
  await change("UPDATE notice_sends SET claimed_at = $1 WHERE state = 'sending' AND claimed_at > $2", [
    new Date(now - ABANDONED_MS),
    ahead,
  ]);
  for (const [table, began, ends] of BEGUN) {
    const moved = ends ? `, ${ends} = ${ends} - (${began} - $1::timestamptz)` : "";
    await change(`UPDATE ${table} SET ${began} = $1::timestamptz${moved} WHERE ${began} > $2`, [new Date(now), ahead]);
  }
  for (const [table, ends, ms] of LONGEST) {
    const bind = [new Date(now + ms), new Date(ahead.getTime() + ms)];
    await change(`UPDATE ${table} SET ${ends} = $1 WHERE ${ends} > $2`, bind);
  }
  const plans = await change("UPDATE family_plans SET planned_until = $1 WHERE planned_until > $2", [
    new Date(now),
    new Date(ahead.getTime() + AHEAD_DAYS * DAY_MS),
  ]);
  if (plans > 0) await enqueue("fill", {});
}
