import type { QueryInterface } from "sequelize";

/**
 * A subscribed calendar says which of its events are not shown as written. Each is fetched whole once more, because
 * servers answer "not modified" for a calendar that was read before.
 */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`ALTER TABLE calendars
    ADD COLUMN left_out jsonb CHECK (octet_length(left_out::text) <= 100000)`);
  await context.sequelize.query("UPDATE calendars SET etag = NULL, last_modified = NULL WHERE url IS NOT NULL");
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE calendars DROP COLUMN left_out");
}
