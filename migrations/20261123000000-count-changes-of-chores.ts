import type { QueryInterface } from "sequelize";

/** What is due today is shown beside every page: it holds until chores change (docs/decisions/068-chores-are-counted.md). */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE families ADD COLUMN chores_revision bigint NOT NULL DEFAULT 0");
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE families DROP COLUMN chores_revision");
}
