import { QueryTypes } from "sequelize";
import { inTransaction, sequelize } from "#app/db/database.server.ts";
import { changesDue, type EventState, isOver, type NotedChange } from "#app/domain/notices/changes.ts";
import { concernedUsers } from "#app/domain/notices/concerned.ts";
import { DAY_MS } from "#app/domain/time/time.ts";
import { findHousehold } from "#app/services/notices/people.server.ts";

/** Gathers what others changed, for each whom it concerns (docs/product/notices.md, "Changes by others"). */

export type StoredChange = NotedChange & { id: string };

const FEW_DAYS_MS = 30 * DAY_MS;

/** Whom a change concerns, before or after it, but for who did it. */
function hearers(change: StoredChange, people: Parameters<typeof concernedUsers>[1]): number[] {
  const states = [change.before, change.after].filter((state): state is EventState => state !== null);
  const all = states.flatMap((state) => concernedUsers(state, people));
  const users = change.imported === undefined ? all : people.users;
  return [...new Set(users)].filter((user) => user !== change.by);
}

interface Gathering {
  key: string;
  data: { first: number; toldBefore: number | null };
}

/** The notice that a person's changes are gathered for, if there is one, and when the one before left. */
async function findGathering(
  familyId: number,
  userId: number,
): Promise<{ open: Gathering | null; told: number | null }> {
  const rows = await sequelize.query<Gathering & { state: string; due_at: Date }>(
    `SELECT key, data, state, due_at FROM notices WHERE family_id = $1 AND user_id = $2 AND kind = 'changes'
     ORDER BY due_at DESC LIMIT 20`,
    { bind: [familyId, userId], type: QueryTypes.SELECT },
  );
  const told = rows.find(({ state }) => state === "done");
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

/** Keeps changes for everyone whom they concern, each once however often this is done. */
export function noteChanges(familyId: number, changes: readonly StoredChange[], now: number): Promise<void> {
  return inTransaction(async () => {
    const fresh = changes.filter((change) => !isOver(change, now));
    const household = fresh.length > 0 ? await findHousehold(familyId) : null;
    if (!household) return;
    const byUser = new Map<number, StoredChange[]>();
    for (const change of fresh) {
      for (const user of hearers(change, household.people)) {
        const rows = await sequelize.query(
          `INSERT INTO noted_changes (family_id, id, user_id, noted_at, change) VALUES ($1, $2, $3, $4, $5::jsonb)
           ON CONFLICT DO NOTHING RETURNING id`,
          {
            bind: [familyId, change.id, user, new Date(change.at), JSON.stringify(change)],
            type: QueryTypes.SELECT,
          },
        );
        if (rows.length > 0) byUser.set(user, [...(byUser.get(user) ?? []), change]);
      }
    }
    for (const [user, own] of byUser) await gather(familyId, user, own);
  });
}

/** What is gathered for a person, in its order. */
export const findNoted = async (familyId: number, userId: number): Promise<StoredChange[]> =>
  (
    await sequelize.query<{ change: StoredChange }>(
      "SELECT change FROM noted_changes WHERE family_id = $1 AND user_id = $2 ORDER BY noted_at, id",
      { bind: [familyId, userId], type: QueryTypes.SELECT },
    )
  ).map(({ change }) => change);

/** Forgets what was told; a job that comes again finds that its notice is done. */
export async function forgetNoted(familyId: number, userId: number, ids: readonly string[]): Promise<void> {
  await sequelize.query("DELETE FROM noted_changes WHERE family_id = $1 AND user_id = $2 AND id = ANY($3::uuid[])", {
    bind: [familyId, userId, ids],
  });
}
