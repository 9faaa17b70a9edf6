import { QueryTypes } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { CHORE_MAX } from "#app/shared/chores/constants.ts";

/** An entry of a child's star balance; negative for stars that were spent. */
export interface StarEntry {
  id: number;
  member: number;
  amount: number;
  reason: string | null;
  /** The title of the chore that earned the stars. */
  chore: string | null;
  /** The name, at that time, of the member who gave the stars by hand. */
  giver: string | null;
  isGoal: boolean;
  /** `YYYY-MM-DD`, in the family's zone. */
  day: string;
}

/** The days over which a child's weekly earnings are computed. */
const EARNING_DAYS = 28;

/**
 * Stars that a child earns in a week, averaged over the last four weeks, or since their first star. Stars spent on
 * goals do not count (docs/product/chores.md, "Goals"). `today` is `YYYY-MM-DD`.
 */
export async function weeklyStars({ family }: FamilyScope, member: number, today: string): Promise<number> {
  const [row] = await sequelize.query<{ weekly: number }>(
    `SELECT coalesce(round(sum(amount)::numeric / greatest(1, ceil(($4::date - min(day) + 1) / 7.0))), 0)::int AS weekly
     FROM (SELECT amount, (created_at AT TIME ZONE $3)::date AS day FROM stars
           WHERE family_id = $1 AND member_id = $2 AND goal_id IS NULL) given
     WHERE day > $4::date - $5::int`,
    { bind: [family.id, member, family.time_zone, today, EARNING_DAYS], type: QueryTypes.SELECT },
  );
  return row?.weekly ?? 0;
}

/** The last entries of the family's star balances, newest first. */
export const listStarLog = ({ family }: FamilyScope): Promise<StarEntry[]> =>
  sequelize.query<StarEntry>(
    `SELECT s.id, s.member_id AS member, s.amount, s.reason, c.title AS chore, s.giver_name AS giver, s.goal_id IS NOT NULL AS "isGoal",
       (s.created_at AT TIME ZONE $2)::date::text AS day
     FROM stars s
     LEFT JOIN chore_log l ON l.family_id = $1 AND l.id = s.log_id
     LEFT JOIN chores c ON c.family_id = $1 AND c.id = l.chore_id
     WHERE s.family_id = $1 ORDER BY s.id DESC LIMIT $3`,
    { bind: [family.id, family.time_zone, CHORE_MAX.history], type: QueryTypes.SELECT },
  );
