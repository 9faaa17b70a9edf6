import type { QueryInterface } from "sequelize";

/** Whether a session began at a plain http address: it may move to https, once. */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE sessions ADD COLUMN is_plain boolean NOT NULL DEFAULT false");
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE sessions DROP COLUMN is_plain");
}
