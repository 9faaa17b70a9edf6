import type { QueryInterface } from "sequelize";

/**
 * The edition of the splitting into words that the search index of a family's rows is made with. The job that deletes expired
 * rows indexes families of an older edition again (docs/decisions/051-search-index-by-the-app.md).
 */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE families ADD COLUMN words_edition smallint NOT NULL DEFAULT 1");
  await context.sequelize.query("CREATE INDEX families_words_edition ON families (words_edition)");
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE families DROP COLUMN words_edition");
}
