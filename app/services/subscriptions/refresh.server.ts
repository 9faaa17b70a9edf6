import { QueryTypes } from "sequelize";
import { inTransaction, sequelize } from "#app/db/database.server.ts";
import { enqueue } from "#app/db/jobs.server.ts";
import { forFamilies } from "#app/db/revisions.server.ts";
import { SubscribedCalendar } from "#app/models/calendar/subscribed-calendar.server.ts";
import { Family } from "#app/models/people/family.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { replaceEvents } from "#app/services/subscriptions/other-rows.server.ts";
import {
  type FoundSource,
  minutesAfter,
  readSource,
  SourceError,
} from "#app/services/subscriptions/read-source.server.ts";
import { consume, type Limit } from "#app/services/system/rate-limits.server.ts";

/** Refreshes subscribed calendars (docs/product/subscribed-calendars.md, "Refreshing"). */

const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);

/** The columns of a calendar after a successful refresh. */
export function afterSuccess(found: Extract<FoundSource, { isSame: false }>, now: Date) {
  const { items, hash, etag, last_modified, refresh_minutes, left_out } = found;
  return {
    ...afterAnswer(refresh_minutes, now),
    refresh_minutes,
    etag,
    last_modified,
    event_count: items.length,
    content_hash: hash,
    left_out,
  };
}

const afterAnswer = (minutes: number, now: Date) => ({
  problem: null,
  problem_note: null,
  failing_since: null,
  failures: 0,
  refreshed_at: now,
  checked_at: now,
  next_refresh_at: later(now, minutes),
});

/** The columns after a failed refresh. The events stay; the interval of retries grows. */
function afterFailure(
  { failures, failing_since, refresh_minutes }: SubscribedCalendar,
  { message, note }: SourceError,
  now: Date,
) {
  return {
    problem: message,
    problem_note: note,
    failures: failures + 1,
    failing_since: failing_since ?? now,
    checked_at: now,
    next_refresh_at: later(now, minutesAfter(failures + 1, refresh_minutes)),
  };
}

/** Stores the outcome of a refresh in one transaction, unless the calendar's address has changed since. */
function storeOutcome(actor: FamilyScope, before: SubscribedCalendar, outcome: FoundSource | SourceError) {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const calendar = await SubscribedCalendar.findOne({ where: { family_id: before.family_id, id: before.id } });
    if (!calendar || calendar.url !== before.url) return calendar;
    const now = new Date();
    if (outcome instanceof SourceError) return calendar.update(afterFailure(calendar, outcome, now));
    // Written again, they are sealed with the newest key.
    const { credentials } = calendar;
    if (outcome.isSame) return calendar.update({ ...afterAnswer(calendar.refresh_minutes, now), credentials });
    if (outcome.hash !== calendar.content_hash) await replaceEvents(calendar, outcome.items, now);
    return calendar.update({ ...afterSuccess(outcome, now), credentials });
  });
}

/** Reads a calendar's source and stores the outcome. Returns the calendar; `null` if it was deleted. */
export async function refreshCalendar(
  actor: FamilyScope,
  calendar: SubscribedCalendar,
): Promise<SubscribedCalendar | null> {
  const asked = readSource(actor, calendar).catch((error: unknown) => {
    if (error instanceof SourceError) return error;
    throw error;
  });
  return storeOutcome(actor, calendar, await asked);
}

/** The lease of a refresh: a process that dies releases the calendar after this time. */
const LEASE_MINUTES = 2;
const AT_ONCE = 4;
const DUE_AT_ONCE = 200;
/** Shorter than the time limit of the job. */
const LONGEST_MS = 240_000;

/** Every process asks once a minute; one job runs for all. */
const ONE_OF_ALL: Limit = { name: "refresh calendars", max: 1, seconds: 50 };

const findDue = (limit: number) =>
  sequelize.query<{ family_id: number; id: number }>(
    `SELECT family_id, id FROM calendars WHERE is_shown AND next_refresh_at <= $1
     ORDER BY next_refresh_at LIMIT ${limit}`,
    { bind: [new Date()], type: QueryTypes.SELECT },
  );

/** Enqueues a refresh if calendars are due, unless another process has enqueued one within the last minute. */
export async function askForRefresh(): Promise<void> {
  if ((await findDue(1)).length === 0 || (await consume(ONE_OF_ALL, "all")) > 0) return;
  await enqueue("refresh-calendars", {});
}

/** Claims a due calendar for this process; `null` if another process has claimed it. */
async function claim(family_id: number, id: number, now: Date): Promise<SubscribedCalendar | null> {
  const [claimed] = await sequelize.query<{ id: number }>(
    `UPDATE calendars SET next_refresh_at = $3 WHERE family_id = $1 AND id = $2 AND is_shown AND next_refresh_at <= $4
     RETURNING id`,
    // Without families no revision moves: users do not see a claim.
    {
      bind: [family_id, id, later(now, LEASE_MINUTES), now],
      type: QueryTypes.SELECT,
      ...forFamilies([SubscribedCalendar]),
    },
  );
  return claimed ? SubscribedCalendar.findOne({ where: { family_id, id } }) : null;
}

/**
 * Refreshes the calendars of all families that are due, some at a time. Any number of processes may do so: each calendar
 * is refreshed by one. `report` receives errors of Roost, but not of a source.
 */
export async function refreshDue(report: (error: unknown) => void): Promise<void> {
  const ends = performance.now() + LONGEST_MS;
  for (let due = await findDue(DUE_AT_ONCE); due.length > 0 && performance.now() < ends; ) {
    await refreshAll(due, report);
    due = due.length < DUE_AT_ONCE ? [] : await findDue(DUE_AT_ONCE);
  }
}

async function refreshAll(due: readonly { family_id: number; id: number }[], report: (error: unknown) => void) {
  const rest = due.values();
  const work = async () => {
    for (const { family_id, id } of rest) {
      try {
        const calendar = await claim(family_id, id, new Date());
        const family = calendar && (await Family.findByPk(family_id));
        if (calendar && family) await refreshCalendar({ family }, calendar);
      } catch (error) {
        report(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
