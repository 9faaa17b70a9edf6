import type { QueryInterface } from "sequelize";

/** For the deletion of the account that has made a link, and of links that have expired. */
const INDEXES = {
  sign_in_links_made_by: "made_by",
  sign_in_links_expires_at: "expires_at",
};

export async function up({ context }: { context: QueryInterface }) {
  for (const [name, column] of Object.entries(INDEXES)) {
    await context.sequelize.query(`CREATE INDEX ${name} ON sign_in_links (${column})`);
  }
}

export async function down({ context }: { context: QueryInterface }) {
  for (const name of Object.keys(INDEXES)) await context.sequelize.query(`DROP INDEX ${name}`);
}
