import { sequelize } from "#app/db/database.server.ts";
import { DAY_MS } from "#app/domain/time/time.ts";

/** Days for which it is remembered what was told, so that it is told once. */
const REMEMBERED_DAYS = 60;

/** Forgets what was told long ago. */
export async function forgetTold(now: number): Promise<void> {
  const before = new Date(now - REMEMBERED_DAYS * DAY_MS);
  const bind = [before];
  await sequelize.query("DELETE FROM notices WHERE state = 'done' AND due_at < $1", { bind });
  await sequelize.query("DELETE FROM notice_sends WHERE state NOT IN ('due', 'sending') AND due_at < $1", { bind });
}

/** Forgets what was to be told to a person of a family, and what was. */
export async function forgetNotices(familyId: number, userId: number): Promise<void> {
  for (const table of ["noted_changes", "notice_sends", "notices"]) {
    await sequelize.query(`DELETE FROM ${table} WHERE family_id = $1 AND user_id = $2`, { bind: [familyId, userId] });
  }
}
