import type { QueryInterface } from "sequelize";

/** An item that the built-in library put on the list has its name there, so that it is the same item in any language. */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE grocery_items ADD COLUMN library_name text");
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE grocery_items DROP COLUMN library_name");
}
