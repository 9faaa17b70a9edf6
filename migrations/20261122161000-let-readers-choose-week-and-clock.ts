import type { QueryInterface } from "sequelize";

/** What a person chose for themselves; `NULL` is what their language has. */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    ALTER TABLE users
      ADD COLUMN first_day text CHECK (first_day IN ('sunday', 'monday', 'saturday')),
      ADD COLUMN clock smallint CHECK (clock IN (12, 24));
  `);
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE users DROP COLUMN first_day, DROP COLUMN clock;");
}
