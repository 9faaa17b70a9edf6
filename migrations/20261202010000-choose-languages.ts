import type { QueryInterface } from "sequelize";

/**
 * The language of a user, a family and a wall screen. Families had English; a user without a choice has their browser's, and
 * existing users get a note about it once.
 */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query(
    "ALTER TABLE users ADD COLUMN language text CHECK (char_length(language) BETWEEN 2 AND 10)",
  );
  await context.sequelize.query("ALTER TABLE users ADD COLUMN knows_languages boolean NOT NULL DEFAULT false");
  await context.sequelize.query("ALTER TABLE users ALTER COLUMN knows_languages SET DEFAULT true");
  await context.sequelize.query(
    "ALTER TABLE families ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (char_length(language) BETWEEN 2 AND 10)",
  );
  await context.sequelize.query(
    "ALTER TABLE screens ADD COLUMN language text CHECK (char_length(language) BETWEEN 2 AND 10)",
  );
}

export async function down({ context }: { context: QueryInterface }) {
  for (const table of ["users", "families", "screens"]) {
    await context.sequelize.query(`ALTER TABLE ${table} DROP COLUMN language`);
  }
  await context.sequelize.query("ALTER TABLE users DROP COLUMN knows_languages");
}
