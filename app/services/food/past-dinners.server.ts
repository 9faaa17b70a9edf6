import { QueryTypes } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { Temporal } from "#app/domain/time/time.ts";
import type { FamilyScope } from "#app/services/actor.ts";

/** The number of dinners that are read, and of names that are returned. */
const DINNERS_READ = 200;
const MAX_NAMES = 40;

/** The family's dinners until today, latest first, each name once in its latest spelling. */
export async function pastDinners({ family }: FamilyScope, today: Temporal.PlainDate): Promise<string[]> {
  const rows = await sequelize.query<{ title: string }>(
    `SELECT (array_agg(title ORDER BY planned_date DESC))[1] AS title
     FROM (
       SELECT title, planned_date FROM meals
       WHERE family_id = $1 AND meal_type = 'dinner' AND planned_date <= $2::date AND removed_at IS NULL
       ORDER BY planned_date DESC LIMIT ${DINNERS_READ}
     ) AS dinners
     GROUP BY lower(title) ORDER BY max(planned_date) DESC, lower(min(title)) LIMIT ${MAX_NAMES}`,
    { bind: [family.id, today.toString()], type: QueryTypes.SELECT },
  );
  return rows.map(({ title }) => title);
}
