import { QueryTypes } from "sequelize";
import { inTransaction, sequelize } from "#app/db/database.server.ts";
import { DAY_MS } from "#app/domain/time/time.ts";
import {
  IS_NAMED,
  NAME_LISTS,
  type NoticeName,
  nameColumns,
  nameText,
} from "#app/services/notices/notice-names.server.ts";
import { AHEAD_DAYS, type WantedNotice, wantedNotices } from "#app/services/notices/notice-schedule.server.ts";
import { findHousehold } from "#app/services/notices/people.server.ts";

/**
 * Updates the rows of `notices` to match the family's other rows (docs/decisions/064-notices-are-planned.md).
 */

interface PlannedRow extends NoticeName {
  due_at: Date;
  until: Date;
}

/** Locks the family's plan. Returns its end; `null` for the first plan. */
async function lockPlan(familyId: number): Promise<Date | null> {
  await sequelize.query("INSERT INTO family_plans (family_id) VALUES ($1) ON CONFLICT DO NOTHING", {
    bind: [familyId],
  });
  const [row] = await sequelize.query<{ planned_until: Date | null }>(
    "SELECT planned_until FROM family_plans WHERE family_id = $1 FOR UPDATE",
    { bind: [familyId], type: QueryTypes.SELECT },
  );
  return row?.planned_until ?? null;
}

const findPlanned = (familyId: number): Promise<PlannedRow[]> =>
  sequelize.query<PlannedRow>(
    `SELECT family_id, user_id, kind, key, due_at, until FROM notices
     WHERE family_id = $1 AND state = 'planned' AND kind <> 'changes'`,
    { bind: [familyId], type: QueryTypes.SELECT },
  );

/** How long a job may wait in the queue. A notice that came due in this time is still sent. */
const LAG_MS = 15 * 60_000;

/**
 * The state of a new notice. A due one is sent at once if its event has not begun, but not to the author of the change.
 * One that was due before the first plan counts as sent. `null`: too late.
 */
function stateOfNew(notice: WantedNotice, isFirst: boolean, now: number): "planned" | "done" | null {
  if (notice.due > now) return "planned";
  if (isFirst && notice.since <= now - LAG_MS) return "done";
  if (notice.due > notice.since && notice.due > now - LAG_MS) return "planned";
  if (notice.begins <= now) return null;
  return notice.due <= notice.since && notice.by === notice.user_id ? "done" : "planned";
}

interface Insert {
  notice: WantedNotice;
  state: "planned" | "done";
}

async function insert(rows: Insert[]): Promise<void> {
  if (rows.length === 0) return;
  const notices = rows.map(({ notice }) => notice);
  await sequelize.query(
    `INSERT INTO notices (family_id, user_id, kind, key, due_at, until, data, state)
     SELECT * FROM unnest(${NAME_LISTS}, $5::timestamptz[], $6::timestamptz[], $7::jsonb[], $8::text[])
     ON CONFLICT DO NOTHING`,
    {
      bind: [
        ...nameColumns(notices),
        notices.map(({ due }) => new Date(due)),
        notices.map(({ until }) => new Date(until)),
        notices.map(({ data }) => JSON.stringify(data)),
        rows.map(({ state }) => state),
      ],
    },
  );
}

async function change(notices: WantedNotice[]): Promise<void> {
  if (notices.length === 0) return;
  await sequelize.query(
    `UPDATE notices n SET due_at = m.due_at, until = m.until
     FROM unnest(${NAME_LISTS}, $5::timestamptz[], $6::timestamptz[]) AS m (family_id, user_id, kind, key, due_at, until)
     WHERE ${IS_NAMED}`,
    {
      bind: [
        ...nameColumns(notices),
        notices.map(({ due }) => new Date(due)),
        notices.map(({ until }) => new Date(until)),
      ],
    },
  );
}

async function remove(rows: PlannedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sequelize.query(
    `DELETE FROM notices n USING unnest(${NAME_LISTS}) AS m (family_id, user_id, kind, key) WHERE ${IS_NAMED}`,
    { bind: nameColumns(rows) },
  );
}

/** A due digest or weekly plan is sent even if the user changes its hour now. */
const isUnderWay = ({ kind, due_at }: PlannedRow, now: number) =>
  (kind === "daily_digest" || kind === "weekly_plan") && due_at.getTime() <= now;

/** Updates the family's plan; `now` in milliseconds since 1970. Safe in several processes at once. */
export function planFamily(familyId: number, now: number): Promise<void> {
  return inTransaction(async () => {
    const household = await findHousehold(familyId);
    if (!household) return;
    const isFirst = (await lockPlan(familyId)) === null;
    const wanted = new Map((await wantedNotices(household, now)).map((notice) => [nameText(notice), notice]));
    const planned = await findPlanned(familyId);
    const known = new Map(planned.map((row) => [nameText(row), row]));
    // A notice that quiet hours have delayed is set to its original time; `sendOutbox` delays it again.
    const isMoved = (notice: WantedNotice, row: PlannedRow) =>
      !isUnderWay(row, now) && (row.due_at.getTime() !== notice.due || row.until.getTime() !== notice.until);
    await remove(planned.filter((row) => !wanted.has(nameText(row)) && !isUnderWay(row, now)));
    await change(
      [...wanted].flatMap(([name, notice]) => {
        const row = known.get(name);
        return row && isMoved(notice, row) ? notice : [];
      }),
    );
    await insert(
      [...wanted].flatMap(([name, notice]) => {
        const state = known.has(name) ? null : stateOfNew(notice, isFirst, now);
        return state ? { notice, state } : [];
      }),
    );
    await sequelize.query("UPDATE family_plans SET planned_until = $2 WHERE family_id = $1", {
      bind: [familyId, new Date(now + AHEAD_DAYS * DAY_MS)],
    });
  });
}
