import type { QueryInterface } from "sequelize";

/**
 * A date of a series that was changed alone knows the series, and the date whose place it has
 * (docs/product/calendar.md, "Overrides"). Those from before stay events of their own: nothing says whose they were.
 * `changed_by` is the user who saved an event last: not a reference, as users are in no family's shard.
 */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    ALTER TABLE events
      ADD COLUMN original_event_id bigint,
      ADD COLUMN instance_date date,
      ADD COLUMN changed_by bigint,
      ADD CONSTRAINT events_changed_date CHECK (
        (original_event_id IS NULL) = (instance_date IS NULL)
        AND (original_event_id IS NULL OR recurrence_rule IS NULL)
      ),
      ADD FOREIGN KEY (family_id, original_event_id) REFERENCES events (family_id, id) ON DELETE CASCADE;
    CREATE INDEX events_of_series ON events (family_id, original_event_id) WHERE original_event_id IS NOT NULL;
  `);
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    ALTER TABLE events DROP COLUMN original_event_id, DROP COLUMN instance_date, DROP COLUMN changed_by;
  `);
}
