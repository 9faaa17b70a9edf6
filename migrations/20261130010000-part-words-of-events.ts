import type { QueryInterface } from "sequelize";

/**
 * Search looks for series, their changed dates and single events by three conditions. An index for each contains no row
 * of the others, so that their columns need not be read (docs/decisions/051-search-index-by-the-app.md).
 */
const PARTS = {
  series: "recurrence_rule IS NOT NULL",
  changed: "original_event_id IS NOT NULL",
  once: "recurrence_rule IS NULL AND original_event_id IS NULL",
};

export async function up({ context }: { context: QueryInterface }) {
  const parts = Object.entries(PARTS).map(
    ([name, condition]) =>
      `CREATE INDEX events_words_${name} ON events USING gin (words) WITH (fastupdate = off)
       WHERE removed_at IS NULL AND ${condition};`,
  );
  await context.sequelize.query(`DROP INDEX events_words; ${parts.join("")}`);
}

export async function down({ context }: { context: QueryInterface }) {
  const parts = Object.keys(PARTS).map((name) => `DROP INDEX events_words_${name};`);
  await context.sequelize.query(
    `${parts.join("")} CREATE INDEX events_words ON events USING gin (words) WITH (fastupdate = off);`,
  );
}
