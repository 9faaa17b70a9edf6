import { randomUUID } from "node:crypto";
import { QueryTypes } from "sequelize";
import { inTransaction, sequelize } from "#app/db/database.server.ts";
import { foldChanges } from "#app/domain/notices/changes.ts";
import { isInQuietHours, quietUntil } from "#app/domain/notices/preferences.ts";
import { findNoted, forgetNoted } from "#app/services/notices/note-changes.server.ts";
import { findDestinations, findRecipients, type Recipient } from "#app/services/notices/preferences.server.ts";
import type { NoticeKind } from "#app/utils/constants.ts";

/** What is due becomes a sending for each place it goes to, waits for the end of quiet hours, or is dropped. */

interface DueNotice {
  family_id: number;
  user_id: number;
  kind: NoticeKind;
  key: string;
  due_at: Date;
  until: Date;
  data: object;
  time_zone: string;
}

/** More than a process hands over at once. */
const MOST = 2_000;

const findDue = (familyIds: readonly number[], now: number): Promise<DueNotice[]> =>
  sequelize.query<DueNotice>(
    `SELECT n.*, f.time_zone FROM notices n JOIN families f ON f.id = n.family_id
     WHERE n.family_id = ANY($1) AND f.id = ANY($1) AND n.state = 'planned' AND n.due_at <= $2
     ORDER BY n.due_at LIMIT ${MOST}`,
    { bind: [familyIds, new Date(now)], type: QueryTypes.SELECT },
  );

/** Until when a person's quiet hours hold a notice, in milliseconds since 1970; `null` when they do not. */
function heldUntil({ kind, time_zone }: DueNotice, person: Recipient, now: number): number | null {
  if (kind === "event_reminders" && person.reminders_in_quiet_hours) return null;
  if (kind === "daily_digest" && isInQuietHours(person.daily_digest_time, person)) return null;
  if (kind === "weekly_plan" && isInQuietHours(person.weekly_plan_time, person)) return null;
  return quietUntil(now, person, person.timeZone ?? time_zone);
}

type Named = Pick<DueNotice, "family_id" | "user_id" | "kind" | "key">;
const nameOf = ({ family_id, user_id, kind, key }: Named) => `${family_id} ${user_id} ${kind} ${key}`;

const KEYS = "unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[])";
const keys = (rows: readonly Named[]) => [
  rows.map(({ family_id }) => family_id),
  rows.map(({ user_id }) => user_id),
  rows.map(({ kind }) => kind),
  rows.map(({ key }) => key),
];
const SAME = "n.family_id = m.family_id AND n.user_id = m.user_id AND n.kind = m.kind AND n.key = m.key";

async function hold(rows: readonly (DueNotice & { to: number })[]): Promise<void> {
  if (rows.length === 0) return;
  await sequelize.query(
    `UPDATE notices n SET due_at = m.due_at
     FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::timestamptz[])
       AS m (family_id, user_id, kind, key, due_at) WHERE ${SAME} AND n.state = 'planned'`,
    { bind: [...keys(rows), rows.map(({ to }) => new Date(to))] },
  );
}

/** Marks notices as done; answers those that nobody else had taken. */
async function take(rows: readonly DueNotice[], now: number): Promise<DueNotice[]> {
  if (rows.length === 0) return [];
  const taken = await sequelize.query<Named>(
    `UPDATE notices n SET state = 'done', due_at = $5 FROM ${KEYS} AS m (family_id, user_id, kind, key)
     WHERE ${SAME} AND n.state = 'planned' RETURNING n.family_id, n.user_id, n.kind, n.key`,
    { bind: [...keys(rows), new Date(now)], type: QueryTypes.SELECT },
  );
  const names = new Set(taken.map(nameOf));
  return rows.filter((row) => names.has(nameOf(row)));
}

/** What a sending is made of. */
export type NewSend = Named & { until: Date; data: object; destination: string };

/** Has something go to places that it does not go to yet. */
export async function insertSends(rows: readonly NewSend[], now: number): Promise<void> {
  if (rows.length === 0) return;
  await sequelize.query(
    `INSERT INTO notice_sends (family_id, user_id, kind, key, id, until, data, destination, due_at)
     SELECT m.*, $9::timestamptz FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::uuid[],
       $6::timestamptz[], $7::jsonb[], $8::text[]) AS m ON CONFLICT DO NOTHING`,
    {
      bind: [
        ...keys(rows),
        rows.map(() => randomUUID()),
        rows.map(({ until }) => until),
        rows.map(({ data }) => JSON.stringify(data)),
        rows.map(({ destination }) => destination),
        new Date(now),
      ],
    },
  );
}

/** A notice of changes with its lines; `null` when nothing is left of them. */
async function withChanges(notice: DueNotice, now: number): Promise<DueNotice | null> {
  const noted = await findNoted(notice.family_id, notice.user_id);
  await forgetNoted(
    notice.family_id,
    notice.user_id,
    noted.map(({ id }) => id),
  );
  const lines = foldChanges(noted, now);
  const overs = lines.flatMap(({ before, after }) => [before, after]).map((state) => state?.over ?? null);
  const ends = overs.filter((over) => over !== null);
  // Of use until the last of them is over; what goes on has no such end.
  const until = ends.length === overs.length && ends.length > 0 ? new Date(Math.max(...ends)) : notice.until;
  return lines.length > 0 ? { ...notice, until, data: { lines } } : null;
}

/**
 * Hands over what is due in some families at `now`, in milliseconds since 1970. Answers how many notices were not of use
 * any more. What another process takes at the same moment it leaves alone.
 */
export async function handOver(familyIds: readonly number[], now: number): Promise<number> {
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
    const sends: NewSend[] = [];
    let late = 0;
    for (const notice of taken) {
      const person = byId.get(notice.user_id);
      const isOfUse = notice.until.getTime() > now;
      if (!isOfUse) late += 1;
      const whole = notice.kind === "changes" ? await withChanges(notice, now) : notice;
      const places = person?.familyId === notice.family_id ? findDestinations(person, notice.kind) : [];
      if (whole && isOfUse) sends.push(...places.map((destination) => ({ ...whole, destination })));
    }
    await insertSends(sends, now);
    return late;
  });
  return due.length === MOST ? dropped + (await handOver(familyIds, now)) : dropped;
}
