import type { QueryInterface } from "sequelize";

/** When the identity provider last asked its person; null: when the session began. */
export async function up({ context }: { context: QueryInterface }) {
  for (const table of ["sessions", "sign_ins"]) {
    await context.sequelize.query(`ALTER TABLE ${table} ADD COLUMN signed_in_at timestamptz`);
  }
}

export async function down({ context }: { context: QueryInterface }) {
  for (const table of ["sessions", "sign_ins"]) {
    await context.sequelize.query(`ALTER TABLE ${table} DROP COLUMN signed_in_at`);
  }
}
