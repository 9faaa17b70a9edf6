import { QueryTypes } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import { DAY_MS } from "#app/domain/time/time.ts";

/** Days for which sent notices stay in the table, so that none is planned and sent again. */
const REMEMBERED_DAYS = 60;

/** Rows in one statement, so that a large purge holds no lock for long. */
const BATCH = 10_000;
const OVER = {
  notices: { key: "(family_id, user_id, kind, key)", where: "state = 'done'" },
  notice_sends: { key: "(family_id, id)", where: "state NOT IN ('due', 'sending')" },
};

/** Deletes notices that were due more than `REMEMBERED_DAYS` ago. */
export async function deleteOldNotices(now: number): Promise<void> {
  const bind = [new Date(now - REMEMBERED_DAYS * DAY_MS)];
  for (const [table, { key, where }] of Object.entries(OVER)) {
    const batch = `SELECT ${key.slice(1, -1)} FROM ${table} WHERE ${where} AND due_at < $1 LIMIT ${BATCH}`;
    const sql = `DELETE FROM ${table} WHERE ${key} IN (${batch})`;
    while ((await sequelize.query(sql, { bind, type: QueryTypes.BULKDELETE })) === BATCH);
  }
}

/** Deletes all notices of a user in a family, sent or not. */
export async function forgetNotices(familyId: number, userId: number): Promise<void> {
  for (const table of ["noted_changes", "notice_sends", "notices"]) {
    await sequelize.query(`DELETE FROM ${table} WHERE family_id = $1 AND user_id = $2`, { bind: [familyId, userId] });
  }
}
