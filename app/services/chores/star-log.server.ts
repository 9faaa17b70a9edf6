import { QueryTypes } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { CHORE_MAX } from "#app/utils/chore-constants.ts";

/** Stars that went into a jar, or out of it. */
export interface StarEntry {
  id: number;
  member: number;
  amount: number;
  reason: string | null;
  /** The title of the chore that they were for. */
  chore: string | null;
  isGoal: boolean;
  /** `YYYY-MM-DD`, in the family's zone. */
  day: string;
}

/** The last of what went in and out of the family's jars, newest first. */
export const listStarLog = ({ family }: FamilyScope): Promise<StarEntry[]> =>
  sequelize.query<StarEntry>(
    `SELECT s.id, s.member_id AS member, s.amount, s.reason, c.title AS chore, s.goal_id IS NOT NULL AS "isGoal",
       (s.created_at AT TIME ZONE $2)::date::text AS day
     FROM stars s
     LEFT JOIN chore_log l ON l.family_id = $1 AND l.id = s.log_id
     LEFT JOIN chores c ON c.family_id = $1 AND c.id = l.chore_id
     WHERE s.family_id = $1 ORDER BY s.id DESC LIMIT $3`,
    { bind: [family.id, family.time_zone, CHORE_MAX.history], type: QueryTypes.SELECT },
  );
