import type { QueryInterface } from "sequelize";

/** The order of the aisles in the shop of a family; without one, that of the categories. */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE families ADD COLUMN aisles text[]");
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE families DROP COLUMN aisles");
}
