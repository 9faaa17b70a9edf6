import type { QueryInterface } from "sequelize";

/** Chores are in a family's feed where it says so (docs/product/calendar.md, "The feed"). */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE families ADD COLUMN feed_chores boolean NOT NULL DEFAULT false");
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE families DROP COLUMN feed_chores");
}
