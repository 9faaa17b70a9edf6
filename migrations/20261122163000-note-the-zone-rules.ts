import type { QueryInterface } from "sequelize";

/** By which edition of the world's time zones ("2025b") the instants of a family's events were derived. */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    ALTER TABLE families ADD COLUMN zone_rules text NOT NULL DEFAULT '';
    CREATE INDEX families_zone_rules ON families (zone_rules);
  `);
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query("ALTER TABLE families DROP COLUMN zone_rules;");
}
