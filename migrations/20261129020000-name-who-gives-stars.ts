import type { QueryInterface } from "sequelize";

/** Stars given by hand say who gave them, by name: it stays when people go (docs/product/chores.md, "Stars"). */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE stars ADD COLUMN giver_name text");
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE stars DROP COLUMN giver_name");
}
