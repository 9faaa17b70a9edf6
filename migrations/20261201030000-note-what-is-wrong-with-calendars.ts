import type { QueryInterface } from "sequelize";

/** The problem of a calendar or a file, as a message's id and values, so that each reader sees it in their language. */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE calendars ADD COLUMN problem_note jsonb");
  await context.sequelize.query("ALTER TABLE calendar_imports ADD COLUMN error_note jsonb");
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE calendars DROP COLUMN problem_note");
  await context.sequelize.query("ALTER TABLE calendar_imports DROP COLUMN error_note");
}
