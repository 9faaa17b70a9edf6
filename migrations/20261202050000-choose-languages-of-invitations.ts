import type { QueryInterface } from "sequelize";

/** The language of an invitation's mail; null for the family's. */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query(
    "ALTER TABLE invitations ADD COLUMN language text CHECK (char_length(language) BETWEEN 2 AND 10)",
  );
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE invitations DROP COLUMN language");
}
