import type { QueryInterface } from "sequelize";

/** When a family or an account is deleted, who asked for the family's deletion, and whether the members were warned. */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    ALTER TABLE families
      ADD COLUMN delete_at timestamptz,
      ADD COLUMN delete_asked_by bigint REFERENCES users ON DELETE SET NULL,
      ADD COLUMN delete_warned boolean NOT NULL DEFAULT false;
    ALTER TABLE users ADD COLUMN delete_at timestamptz;
  `);
  for (const index of [
    "families_delete_at ON families (delete_at) WHERE delete_at IS NOT NULL",
    "families_delete_asked_by ON families (delete_asked_by) WHERE delete_asked_by IS NOT NULL",
    "users_delete_at ON users (delete_at) WHERE delete_at IS NOT NULL",
  ]) {
    await context.sequelize.query(`CREATE INDEX ${index}`);
  }
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    ALTER TABLE users DROP COLUMN delete_at;
    ALTER TABLE families DROP COLUMN delete_at, DROP COLUMN delete_asked_by, DROP COLUMN delete_warned;
  `);
}
