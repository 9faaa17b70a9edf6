import type { QueryInterface } from "sequelize";

/**
 * Links of the household sign-in: the seed from which their token is derived, the end of a device's session, and what a
 * user and each of their sessions knows of password links (docs/product/household.md, "Forgotten passwords").
 */
const COLUMNS: readonly (readonly [table: string, column: string])[] = [
  ["sign_in_links", "token_seed text"],
  ["sessions", "ends_at timestamptz"],
  ["sessions", "password_link_seen_at timestamptz"],
  ["users", "password_link_at timestamptz"],
];

export async function up({ context }: { context: QueryInterface }) {
  for (const [table, column] of COLUMNS) await context.sequelize.query(`ALTER TABLE ${table} ADD COLUMN ${column}`);
}

export async function down({ context }: { context: QueryInterface }) {
  for (const [table, column] of COLUMNS) {
    await context.sequelize.query(`ALTER TABLE ${table} DROP COLUMN ${column.split(" ")[0]}`);
  }
}
