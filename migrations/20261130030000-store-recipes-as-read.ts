import type { QueryInterface } from "sequelize";

/** A file of recipes is stored as it was read. One that came before has its `content`, for a day. */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`ALTER TABLE recipe_files
    ADD COLUMN items text CHECK (octet_length(items) <= 10000000),
    ALTER COLUMN content DROP NOT NULL`);
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query("DELETE FROM recipe_files WHERE content IS NULL");
  await context.sequelize.query("ALTER TABLE recipe_files DROP COLUMN items, ALTER COLUMN content SET NOT NULL");
}
