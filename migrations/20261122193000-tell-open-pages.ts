import type { QueryInterface } from "sequelize";

/** Microseconds since 1970. */
const NOW = "(extract(epoch FROM statement_timestamp()) * 1000000)::bigint";

/**
 * Changes for open pages (docs/decisions/061-revisions-read-for-open-pages.md): the last change of each kind of a
 * family's rows, and of each item of its list; which pages are open. Ticks and quantities have the time of their last
 * tap (docs/decisions/083-a-queue-of-taps.md).
 */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    ALTER TABLE families
      ADD COLUMN grocery_at bigint NOT NULL DEFAULT 0,
      ADD COLUMN events_at bigint NOT NULL DEFAULT 0,
      ADD COLUMN meals_at bigint NOT NULL DEFAULT 0,
      ADD COLUMN members_at bigint NOT NULL DEFAULT 0;
    ALTER TABLE grocery_items
      ADD COLUMN changed_at bigint NOT NULL DEFAULT ${NOW},
      ADD COLUMN ticked_at timestamptz,
      ADD COLUMN counted_at timestamptz,
      ADD COLUMN purchased_by bigint;
    CREATE INDEX grocery_items_changed ON grocery_items (family_id, changed_at);
    CREATE TABLE live_streams (
      family_id bigint NOT NULL REFERENCES families ON DELETE CASCADE,
      id uuid NOT NULL,
      user_id bigint NOT NULL,
      seen_at timestamptz NOT NULL,
      PRIMARY KEY (family_id, id)
    );
  `);
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    DROP TABLE live_streams;
    DROP INDEX grocery_items_changed;
    ALTER TABLE grocery_items
      DROP COLUMN changed_at, DROP COLUMN ticked_at, DROP COLUMN counted_at, DROP COLUMN purchased_by;
    ALTER TABLE families
      DROP COLUMN grocery_at, DROP COLUMN events_at, DROP COLUMN meals_at, DROP COLUMN members_at;
  `);
}
