import type { QueryInterface } from "sequelize";

/** A meal that gave its place to another knows which: to bring it back takes that one away (docs/product/ideas.md, "Meal plans"). */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE removals ADD COLUMN replaced_by bigint");
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE removals DROP COLUMN replaced_by");
}
