import type { QueryInterface } from "sequelize";

const TABLES = ["meals", "recipes"];

/**
 * Parsed ingredients of lines that a model wrote in a family's language. Their English name is used to check
 * allergies, and to match them with ingredients of the library.
 */
export async function up({ context }: { context: QueryInterface }) {
  for (const table of TABLES)
    await context.sequelize.query(`ALTER TABLE ${table} ADD COLUMN known_lines jsonb NOT NULL DEFAULT '{}'`);
}

export async function down({ context }: { context: QueryInterface }) {
  for (const table of TABLES) await context.sequelize.query(`ALTER TABLE ${table} DROP COLUMN known_lines`);
}
