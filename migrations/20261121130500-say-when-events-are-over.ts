import type { QueryInterface } from "sequelize";

/**
 * The dates between which an event, or a whole series, is visible in any zone: one index then finds the events of a
 * window, one-offs and series alike, and neither a long past nor series that have ended cost anything. Times in UTC are
 * within a day of every local date; a query compares the times themselves afterwards.
 */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    ALTER TABLE events
      ADD COLUMN seen_from date NOT NULL GENERATED ALWAYS AS (
        COALESCE(start_date, (start_time AT TIME ZONE 'UTC')::date) - 1
      ) STORED,
      ADD COLUMN seen_until date NOT NULL GENERATED ALWAYS AS (CASE
        WHEN recurrence_pattern IS NULL THEN COALESCE(end_date, (end_time AT TIME ZONE 'UTC')::date) + 1
        WHEN recurrence_end_date IS NULL THEN 'infinity'::date
        ELSE recurrence_end_date + 2
          + COALESCE(end_date - start_date, (end_time AT TIME ZONE 'UTC')::date - (start_time AT TIME ZONE 'UTC')::date)
      END) STORED;
    DROP INDEX events_timed, events_all_day, events_recurring;
    CREATE INDEX events_seen ON events (family_id, seen_until, seen_from);
  `);
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    DROP INDEX events_seen;
    ALTER TABLE events DROP COLUMN seen_from, DROP COLUMN seen_until;
    CREATE INDEX events_timed ON events (family_id, end_time) WHERE recurrence_pattern IS NULL AND NOT is_all_day;
    CREATE INDEX events_all_day ON events (family_id, end_date) WHERE recurrence_pattern IS NULL AND is_all_day;
    CREATE INDEX events_recurring ON events (family_id, recurrence_end_date) WHERE recurrence_pattern IS NOT NULL;
  `);
}
