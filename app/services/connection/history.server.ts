import { col, fn, Op } from "sequelize";
import { readRows } from "#app/db/batched-reads.server.ts";
import type { Temporal } from "#app/domain/time/time.ts";
import { CompletedActivity } from "#app/models/connection/completed-activity.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { HISTORY_PAGE } from "#app/shared/connection/constants.ts";

/** Local dates of the family, both included. */
interface Days {
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
}

const within = ({ family }: FamilyScope, { from, to }: Days) => ({
  family_id: family.id,
  completed_date: { [Op.between]: [from.toString(), to.toString()] },
});

/** A family's completed activities of one day. */
export interface DayTogether {
  minutes: number;
  activities: number;
}

/** Days with completed activities, by `YYYY-MM-DD`. */
export async function daysTogether({ family }: FamilyScope, { from, to }: Days): Promise<Map<string, DayTogether>> {
  const rows = await readRows<DayTogether & { day: string }>(
    family.id,
    `SELECT completed_date AS day, sum(duration_minutes) AS minutes, count(*) AS activities FROM completed_activities
     WHERE family_id = $1 AND completed_date BETWEEN $2 AND $3 GROUP BY completed_date`,
    [from.toString(), to.toString()],
  );
  return new Map(rows.map(({ day, ...done }) => [day, done]));
}

/** The first and the last day with an activity, as `YYYY-MM-DD`; `null` without any. */
export async function firstAndLastDay({ family }: FamilyScope): Promise<{ first: string | null; last: string | null }> {
  const [row] = (await CompletedActivity.findAll({
    where: { family_id: family.id },
    attributes: [
      [fn("min", col("completed_date")), "first"],
      [fn("max", col("completed_date")), "last"],
    ],
    raw: true,
  })) as unknown as { first: string | null; last: string | null }[];
  return row ?? { first: null, last: null };
}

/** A page of completed activities, newest first; `page` counts from 1. */
export const pageOfCompletions = (actor: FamilyScope, days: Days, page: number): Promise<CompletedActivity[]> =>
  CompletedActivity.findAll({
    where: within(actor, days),
    order: [
      ["completed_date", "DESC"],
      ["id", "DESC"],
    ],
    offset: (page - 1) * HISTORY_PAGE,
    limit: HISTORY_PAGE,
  });
