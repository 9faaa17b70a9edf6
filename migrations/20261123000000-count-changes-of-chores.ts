import type { QueryInterface } from "sequelize";

/** A revision of chores: every page shows the chores due today, cached until this number moves. */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE families ADD COLUMN chores_revision bigint NOT NULL DEFAULT 0");
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE families DROP COLUMN chores_revision");
}
