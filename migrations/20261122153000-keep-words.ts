import type { QueryInterface } from "sequelize";

const TABLES = ["events", "meals", "grocery_items", "completed_activities"];

const each = (write: (table: string) => string) => TABLES.map(write).join("");

/**
 * The words by which rows are found (docs/decisions/051-search-index-by-the-app.md). Rows that are there get theirs when their
 * family first searches: until then `words` is null, which has an index of its own. Without a pending list an index
 * costs a search the same after a thousand new rows.
 */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query(
    each(
      (table) => `
    ALTER TABLE ${table} ADD COLUMN words tsvector;
    CREATE INDEX ${table}_words ON ${table} USING gin (words) WITH (fastupdate = off);
    CREATE INDEX ${table}_without_words ON ${table} (family_id) WHERE words IS NULL;`,
    ),
  );
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query(each((table) => `ALTER TABLE ${table} DROP COLUMN words;`));
}
