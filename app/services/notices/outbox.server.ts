import { randomUUID } from "node:crypto";
import { QueryTypes } from "sequelize";
import { inTransaction, sequelize } from "#app/db/database.server.ts";
import { foldChanges, type NotedChange } from "#app/domain/notices/changes.ts";
import { isInQuietHours, quietUntil } from "#app/domain/notices/preferences.ts";
import { claimRecordedChanges } from "#app/services/notices/change-digest.server.ts";
import { findDestinations } from "#app/services/notices/channels.server.ts";
import {
  IS_NAMED,
  NAME_LISTS,
  type NoticeName,
  nameColumns,
  nameText,
} from "#app/services/notices/notice-names.server.ts";
import { findRecipients, type Recipient } from "#app/services/notices/preferences.server.ts";

/**
 * Turns due notices into rows of `notice_sends`, one for each destination, delays them during quiet hours, or drops
 * them.
 */

interface DueNotice extends NoticeName {
  due_at: Date;
  until: Date;
  data: object;
  time_zone: string;
}

/** Notices read at once. */
const MAX_AT_ONCE = 2_000;

const findDue = (familyIds: readonly number[], now: number): Promise<DueNotice[]> =>
  sequelize.query<DueNotice>(
    `SELECT n.*, f.time_zone FROM notices n JOIN families f ON f.id = n.family_id
     WHERE n.family_id = ANY($1) AND f.id = ANY($1) AND n.state = 'planned' AND n.due_at <= $2
     ORDER BY n.due_at LIMIT ${MAX_AT_ONCE}`,
    { bind: [familyIds, new Date(now)], type: QueryTypes.SELECT },
  );

/** The end of the quiet hours that delay a notice, in milliseconds since 1970; `null` if none do. */
function heldUntil({ kind, time_zone }: DueNotice, person: Recipient, now: number): number | null {
  if ((kind === "event_reminders" || kind === "chores") && person.reminders_in_quiet_hours) return null;
  if (kind === "daily_digest" && isInQuietHours(person.daily_digest_time, person)) return null;
  if (kind === "weekly_plan" && isInQuietHours(person.weekly_plan_time, person)) return null;
  return quietUntil(now, person, person.timeZone ?? time_zone);
}

async function hold(rows: readonly (DueNotice & { to: number })[]): Promise<void> {
  if (rows.length === 0) return;
  await sequelize.query(
    `UPDATE notices n SET due_at = m.due_at
     FROM unnest(${NAME_LISTS}, $5::timestamptz[]) AS m (family_id, user_id, kind, key, due_at) WHERE ${IS_NAMED}`,
    { bind: [...nameColumns(rows), rows.map(({ to }) => new Date(to))] },
  );
}

/** Marks notices as done. Returns those that no other process has marked. */
async function take(rows: readonly DueNotice[], now: number): Promise<DueNotice[]> {
  if (rows.length === 0) return [];
  const taken = await sequelize.query<NoticeName>(
    `UPDATE notices n SET state = 'done', due_at = $5 FROM unnest(${NAME_LISTS}) AS m (family_id, user_id, kind, key)
     WHERE ${IS_NAMED} RETURNING n.family_id, n.user_id, n.kind, n.key`,
    { bind: [...nameColumns(rows), new Date(now)], type: QueryTypes.SELECT },
  );
  const names = new Set(taken.map(nameText));
  return rows.filter((row) => names.has(nameText(row)));
}

/** A row of `notice_sends` before it is inserted. */
export type NewSend = NoticeName & { until: Date; data: object; destination: string };

/** Inserts sends, except for destinations that a notice has already. */
export async function insertSends(rows: readonly NewSend[], now: number): Promise<void> {
  if (rows.length === 0) return;
  await sequelize.query(
    `INSERT INTO notice_sends (family_id, user_id, kind, key, id, until, data, destination, due_at)
     SELECT m.*, $9::timestamptz FROM unnest(${NAME_LISTS}, $5::uuid[], $6::timestamptz[], $7::jsonb[], $8::text[]) AS m ON CONFLICT DO NOTHING`,
    {
      bind: [
        ...nameColumns(rows),
        rows.map(() => randomUUID()),
        rows.map(({ until }) => until),
        rows.map(({ data }) => JSON.stringify(data)),
        rows.map(({ destination }) => destination),
        new Date(now),
      ],
    },
  );
}

/** A notice of changes with its lines; `null` when all changes cancel out or are over. */
function withLines(notice: DueNotice, noted: readonly NotedChange[], now: number): DueNotice | null {
  const lines = foldChanges(noted, now);
  const overs = lines.flatMap(({ before, after }) => [before, after]).map((state) => state?.over ?? null);
  const ends = overs.filter((over) => over !== null);
  // Valid until the last event is over. A series without an end has no `over`.
  const until = ends.length === overs.length && ends.length > 0 ? new Date(Math.max(...ends)) : notice.until;
  return lines.length > 0 ? { ...notice, until, data: { lines } } : null;
}

/**
 * Moves due notices of some families to `notice_sends`. `now` in milliseconds since 1970. Returns the number of notices
 * that were too late. Skips notices that another process has marked.
 */
export async function sendOutbox(familyIds: readonly number[], now: number): Promise<number> {
  const due = await findDue(familyIds, now);
  if (due.length === 0) return 0;
  const people = await findRecipients([...new Set(due.map(({ user_id }) => user_id))]);
  const byId = new Map(people.map((person) => [person.id, person]));
  const held: (DueNotice & { to: number })[] = [];
  const ready: DueNotice[] = [];
  for (const notice of due) {
    const person = byId.get(notice.user_id);
    const to = person && notice.until.getTime() > now ? heldUntil(notice, person, now) : null;
    if (to === null) ready.push(notice);
    else held.push({ ...notice, to });
  }
  const dropped = await inTransaction(async () => {
    await hold(held);
    const taken = await take(ready, now);
    const noted = await claimRecordedChanges(taken.filter(({ kind }) => kind === "changes"));
    const sends: NewSend[] = [];
    let late = 0;
    for (const notice of taken) {
      const person = byId.get(notice.user_id);
      const isOfUse = notice.until.getTime() > now;
      if (!isOfUse) late += 1;
      const whole = notice.kind === "changes" ? withLines(notice, noted(notice), now) : notice;
      const places = person?.familyId === notice.family_id ? findDestinations(person, notice.kind) : [];
      if (whole && isOfUse) sends.push(...places.map((destination) => ({ ...whole, destination })));
    }
    await insertSends(sends, now);
    return late;
  });
  return due.length === MAX_AT_ONCE ? dropped + (await sendOutbox(familyIds, now)) : dropped;
}
