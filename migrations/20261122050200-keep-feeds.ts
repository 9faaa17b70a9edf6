import type { QueryInterface } from "sequelize";

/**
 * Calendar feeds as they were last written, compressed, by their ETag: a reader gets them without their being written
 * again, whichever process it asks. A row without content is being written since `begun_at`.
 */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    CREATE TABLE kept_feeds (
      family_id integer NOT NULL REFERENCES families ON DELETE CASCADE,
      etag text NOT NULL,
      content bytea,
      begun_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (family_id, etag)
    );
    CREATE INDEX kept_feeds_begun_at ON kept_feeds (begun_at);
  `);
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query("DROP TABLE kept_feeds");
}
