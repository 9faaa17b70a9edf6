import type { QueryInterface } from "sequelize";

/** An imported file of recipes stays for 30 days, so that the import can be undone. */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`ALTER TABLE recipe_files
    ADD COLUMN result jsonb,
    ADD COLUMN expires_at timestamptz NOT NULL DEFAULT now() + interval '1 day'`);
  await context.sequelize.query("DROP INDEX recipe_files_created_at");
  await context.sequelize.query("CREATE INDEX recipe_files_expires_at ON recipe_files (expires_at)");
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query("DELETE FROM recipe_files WHERE result IS NOT NULL");
  await context.sequelize.query("CREATE INDEX recipe_files_created_at ON recipe_files (created_at)");
  await context.sequelize.query("ALTER TABLE recipe_files DROP COLUMN result, DROP COLUMN expires_at");
}
