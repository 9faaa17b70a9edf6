import type { QueryInterface } from "sequelize";

/** Each process caches the feeds that it writes (docs/decisions/035-feeds-cached-by-each-process.md). */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query("DROP TABLE kept_feeds");
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    CREATE TABLE kept_feeds (
      family_id bigint NOT NULL REFERENCES families ON DELETE CASCADE,
      etag text NOT NULL,
      content bytea,
      begun_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (family_id, etag)
    );
    CREATE INDEX kept_feeds_begun_at ON kept_feeds (begun_at);
  `);
}
