import type { QueryInterface } from "sequelize";

const FIRST_DAY = "COALESCE(start_date, (start_time AT TIME ZONE time_zone)::date)";

/** An instant whose clock said the same a while before: clocks are put back by half an hour, one hour, or two. */
const isSecondPass = (column: string) =>
  ["30 minutes", "1 hour", "2 hours"]
    .map((gap) => `(${column} - interval '${gap}') AT TIME ZONE time_zone = ${column} AT TIME ZONE time_zone`)
    .join(" OR ");

/**
 * Timed events keep what the clock of their zone says; `start_time` and `end_time` are the instants that follow from it
 * (docs/product/calendar.md, "Hours that clocks skip or repeat"). One-offs in the second pass of an hour keep their
 * instants: `keeps_instants`. Series keep a whole rule (docs/product/calendar.md, "Rules"), but for its last date, which
 * stays in `recurrence_end_date`.
 */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    ALTER TABLE events
      ADD COLUMN start_local timestamp,
      ADD COLUMN end_local timestamp,
      ADD COLUMN keeps_instants boolean NOT NULL DEFAULT false,
      ADD COLUMN recurrence_rule text;
    UPDATE events SET
      start_local = start_time AT TIME ZONE time_zone,
      end_local = end_time AT TIME ZONE time_zone,
      keeps_instants = recurrence_pattern IS NULL AND NOT is_all_day
        AND (${isSecondPass("start_time")} OR ${isSecondPass("end_time")}),
      recurrence_rule = CASE recurrence_pattern
        WHEN 'daily' THEN 'FREQ=DAILY'
        WHEN 'weekly' THEN 'FREQ=WEEKLY;BYDAY='
          || (ARRAY['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'])[extract(isodow FROM ${FIRST_DAY})]
        WHEN 'monthly' THEN 'FREQ=MONTHLY;BYMONTHDAY=' || extract(day FROM ${FIRST_DAY})
        WHEN 'yearly' THEN 'FREQ=YEARLY;BYMONTH=' || extract(month FROM ${FIRST_DAY})
          || ';BYMONTHDAY=' || extract(day FROM ${FIRST_DAY})
      END;
    ALTER TABLE events
      ADD CONSTRAINT events_local_times CHECK (
        (start_local IS NULL) = is_all_day AND (end_local IS NULL) = is_all_day
      ),
      ADD CONSTRAINT events_rule CHECK (
        (recurrence_rule IS NULL) = (recurrence_pattern IS NULL) AND char_length(recurrence_rule) <= 500
      );
  `);
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    ALTER TABLE events DROP COLUMN start_local, DROP COLUMN end_local, DROP COLUMN keeps_instants,
      DROP COLUMN recurrence_rule;
  `);
}
