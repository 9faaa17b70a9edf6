import type { QueryInterface } from "sequelize";

const TABLES = ["meals", "recipes"];

/**
 * What a model said of the lines of ingredients that it wrote in a family's language: with the English name, by which they are
 * judged, too, and are the same things as the library's.
 */
export async function up({ context }: { context: QueryInterface }) {
  for (const table of TABLES)
    await context.sequelize.query(`ALTER TABLE ${table} ADD COLUMN known_lines jsonb NOT NULL DEFAULT '{}'`);
}

export async function down({ context }: { context: QueryInterface }) {
  for (const table of TABLES) await context.sequelize.query(`ALTER TABLE ${table} DROP COLUMN known_lines`);
}
