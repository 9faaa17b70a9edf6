import type { QueryInterface } from "sequelize";

/** Lessons are in a family's feed where it says so (docs/product/school.md, "In calendar files and the feed"). */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE families ADD COLUMN feed_school boolean NOT NULL DEFAULT false");
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE families DROP COLUMN feed_school");
}
