import type { QueryInterface } from "sequelize";

/** The user who removed an item from the list: a phone that was offline shows it. */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE grocery_items ADD COLUMN removed_by bigint");
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE grocery_items DROP COLUMN removed_by");
}
