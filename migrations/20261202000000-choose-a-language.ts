import type { QueryInterface } from "sequelize";

/** The language that a user has chosen; `null` for the browser's (docs/product/languages.md). */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE users ADD COLUMN language text");
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE users DROP COLUMN language");
}
