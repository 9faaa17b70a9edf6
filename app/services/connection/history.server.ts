import { col, fn, Op } from "sequelize";
import type { Temporal } from "#app/domain/time/time.ts";
import { CompletedActivity } from "#app/models/completed-activity.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { HISTORY_PAGE } from "#app/utils/constants.ts";

/** Local dates of the family, both included. */
interface Days {
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
}

const within = ({ family }: FamilyScope, { from, to }: Days) => ({
  family_id: family.id,
  completed_date: { [Op.between]: [from.toString(), to.toString()] },
});

/** What a family did together on one day. */
export interface DayTogether {
  minutes: number;
  activities: number;
}

/** The days with something done together, by their `YYYY-MM-DD`; those without are left out. */
export async function daysTogether(actor: FamilyScope, days: Days): Promise<Map<string, DayTogether>> {
  const rows = (await CompletedActivity.findAll({
    where: within(actor, days),
    attributes: ["completed_date", [fn("sum", col("duration_minutes")), "minutes"], [fn("count", "*"), "activities"]],
    group: ["completed_date"],
    raw: true,
  })) as unknown as { completed_date: string; minutes: string; activities: string }[];
  return new Map(
    rows.map(({ completed_date, minutes, activities }) => [
      completed_date,
      { minutes: Number(minutes), activities: Number(activities) },
    ]),
  );
}

/** The first and the last day with something done together, as `YYYY-MM-DD`; `null` as long as there is none. */
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

/** One page of what was done together, newest first; `page` counts from 1. */
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
