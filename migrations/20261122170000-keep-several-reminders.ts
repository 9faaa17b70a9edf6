import type { QueryInterface } from "sequelize";

/**
 * An event has up to five reminders, from the largest to the smallest, in minutes before its start or, where it lasts all
 * day, before its first midnight. One of an all-day event rings at an hour from now on: the evening before at 19:00, or
 * that morning at 8:00 (docs/product/calendar.md, "Reminders").
 */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    ALTER TABLE events ADD COLUMN reminders integer[] NOT NULL DEFAULT '{}';
    UPDATE events SET reminders = ARRAY[CASE
      WHEN NOT is_all_day THEN reminder_minutes
      WHEN reminder_minutes = 0 THEN -480
      ELSE 300
    END]
    WHERE reminder_minutes IS NOT NULL;
    ALTER TABLE events
      DROP COLUMN reminder_minutes,
      ADD CONSTRAINT events_reminders CHECK (
        cardinality(reminders) <= 5
        AND 40320 >= ALL (reminders)
        AND CASE WHEN is_all_day THEN -1439 ELSE 0 END <= ALL (reminders)
      );
  `);
}

/** Keeps the first of several reminders that the old column allows. */
export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    ALTER TABLE events
      DROP CONSTRAINT events_reminders,
      ADD COLUMN reminder_minutes integer CHECK (reminder_minutes IN (0, 10, 30, 60, 1440));
    UPDATE events SET reminder_minutes = CASE
      WHEN is_all_day THEN (
        SELECT CASE WHEN minutes = 300 THEN 1440 ELSE 0 END FROM unnest(reminders) AS minutes
        WHERE minutes IN (300, -480) ORDER BY minutes DESC LIMIT 1
      )
      ELSE (
        SELECT minutes FROM unnest(reminders) AS minutes
        WHERE minutes IN (0, 10, 30, 60, 1440) ORDER BY minutes DESC LIMIT 1
      )
    END
    WHERE reminders <> '{}';
    ALTER TABLE events DROP COLUMN reminders;
  `);
}
