import type { QueryInterface } from "sequelize";

/** Who took an item off the list: a phone that was without a signal is told. */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE grocery_items ADD COLUMN removed_by bigint");
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE grocery_items DROP COLUMN removed_by");
}
