import { QueryTypes } from "sequelize";
import { inTransaction, sequelize } from "#app/db/database.server.ts";
import { changesDue, type EventState, isOver, type NotedChange } from "#app/domain/notices/changes.ts";
import { concernedUsers } from "#app/domain/notices/concerned.ts";
import { DAY_MS } from "#app/domain/time/time.ts";
import type { NoticeName } from "#app/services/notices/notice-names.server.ts";
import { findHousehold } from "#app/services/notices/people.server.ts";

/** Collects changes by other members into one notice for each user (docs/product/notices.md, "Changes by others"). */

export type StoredChange = NotedChange & { id: string };

type Person = Pick<NoticeName, "family_id" | "user_id">;

const FEW_DAYS_MS = 30 * DAY_MS;

/** Users whom the state before or after the change concerns, except its author. */
function recipients(change: StoredChange, people: Parameters<typeof concernedUsers>[1]): number[] {
  const states = [change.before, change.after].filter((state): state is EventState => state !== null);
  const all = states.flatMap((state) => concernedUsers(state, people));
  const users = change.imported === undefined ? all : people.users;
  return [...new Set(users)].filter((user) => user !== change.by);
}

interface Gathering {
  key: string;
  data: { first: number; toldBefore: number | null };
}

/**
 * The planned `changes` notice of a user (`open`), and the due time of the last one that was sent (`told`), in
 * milliseconds since 1970.
 */
async function findGathering(
  familyId: number,
  userId: number,
): Promise<{ open: Gathering | null; told: number | null }> {
  const rows = await sequelize.query<Gathering & { state: string; due_at: Date; has_left: boolean }>(
    `SELECT key, data, state, due_at, EXISTS (SELECT FROM notice_sends s
       WHERE s.family_id = $1 AND s.user_id = n.user_id AND s.kind = n.kind AND s.key = n.key) AS has_left
     FROM notices n WHERE family_id = $1 AND user_id = $2 AND kind = 'changes' ORDER BY due_at DESC LIMIT 20`,
    { bind: [familyId, userId], type: QueryTypes.SELECT },
  );
  const told = rows.find(({ has_left }) => has_left);
  return { open: rows.find(({ state }) => state === "planned") ?? null, told: told ? told.due_at.getTime() : null };
}

async function gather(familyId: number, userId: number, changes: readonly StoredChange[]): Promise<void> {
  const { open, told } = await findGathering(familyId, userId);
  const times = changes.map(({ at }) => at);
  const data = open?.data ?? { first: Math.min(...times), toldBefore: told };
  const due = changesDue(data.first, Math.max(...times), data.toldBefore);
  await sequelize.query(
    `INSERT INTO notices AS n (family_id, user_id, kind, key, due_at, until, data)
     VALUES ($1, $2, 'changes', $3, $4, $5, $6::jsonb)
     ON CONFLICT (family_id, user_id, kind, key) DO UPDATE SET due_at = GREATEST(n.due_at, excluded.due_at),
       until = excluded.until WHERE n.state = 'planned'`,
    {
      bind: [
        familyId,
        userId,
        open?.key ?? changes[0]?.id ?? "",
        new Date(due),
        new Date(due + FEW_DAYS_MS),
        JSON.stringify(data),
      ],
    },
  );
}

/** Stores changes for their recipients. Returns the newly stored ones by user id. */
async function insertNoted(
  familyId: number,
  heard: readonly { user: number; change: StoredChange }[],
): Promise<Map<number, StoredChange[]>> {
  const rows = await sequelize.query<{ user_id: number; change: StoredChange }>(
    `INSERT INTO noted_changes (family_id, user_id, id, noted_at, change)
     SELECT $1, * FROM unnest($2::bigint[], $3::uuid[], $4::timestamptz[], $5::jsonb[])
     ON CONFLICT DO NOTHING RETURNING user_id, change`,
    {
      bind: [
        familyId,
        heard.map(({ user }) => user),
        heard.map(({ change }) => change.id),
        heard.map(({ change }) => new Date(change.at)),
        heard.map(({ change }) => JSON.stringify(change)),
      ],
      type: QueryTypes.SELECT,
    },
  );
  const byUser = new Map<number, StoredChange[]>();
  for (const { user_id, change } of rows) byUser.set(user_id, [...(byUser.get(user_id) ?? []), change]);
  return byUser;
}

/** Stores changes for all users whom they concern. Calling it again with the same changes has no effect. */
export function noteChanges(familyId: number, changes: readonly StoredChange[], now: number): Promise<void> {
  return inTransaction(async () => {
    const fresh = changes.filter((change) => !isOver(change, now));
    const household = fresh.length > 0 ? await findHousehold(familyId) : null;
    if (!household) return;
    const heard = fresh.flatMap((change) => recipients(change, household.people).map((user) => ({ user, change })));
    const byUser = await insertNoted(familyId, heard);
    for (const [user, own] of byUser) await gather(familyId, user, own);
  });
}

/**
 * Deletes and returns the collected changes of `people`, as a function from a person to their changes by time. Each
 * person may occur once.
 */
export async function claimRecordedChanges(people: readonly Person[]): Promise<(person: Person) => StoredChange[]> {
  if (people.length === 0) return () => [];
  const rows = await sequelize.query<Person & { change: StoredChange }>(
    `DELETE FROM noted_changes c USING unnest($1::bigint[], $2::bigint[]) AS m (family_id, user_id)
     WHERE c.family_id = ANY($1) AND c.family_id = m.family_id AND c.user_id = m.user_id
     RETURNING c.family_id, c.user_id, c.change`,
    {
      bind: [people.map(({ family_id }) => family_id), people.map(({ user_id }) => user_id)],
      type: QueryTypes.SELECT,
    },
  );
  const order = (a: StoredChange, b: StoredChange) => a.at - b.at || (a.id < b.id ? -1 : 1);
  return ({ family_id, user_id }) =>
    rows
      .filter((row) => row.family_id === family_id && row.user_id === user_id)
      .map(({ change }) => change)
      .sort(order);
}
