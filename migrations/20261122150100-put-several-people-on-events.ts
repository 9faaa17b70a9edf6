import type { QueryInterface } from "sequelize";

/**
 * An event is for any number of members (none means everyone), and has at most one driver: a member, or another person
 * by name (docs/product/calendar.md, "People"). Lists have no foreign keys: a writer locks the family, and so
 * does removing a member, so that no list names a removed member.
 */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    ALTER TABLE events
      ADD COLUMN member_ids bigint[] NOT NULL DEFAULT '{}' CHECK (cardinality(member_ids) <= 50),
      ADD COLUMN former_member_ids bigint[] NOT NULL DEFAULT '{}',
      ADD COLUMN driver_id bigint,
      ADD COLUMN former_driver_id bigint,
      ADD COLUMN driver_name text CHECK (char_length(driver_name) <= 100),
      ADD CONSTRAINT events_one_driver CHECK (driver_id IS NULL OR driver_name IS NULL),
      ADD FOREIGN KEY (family_id, driver_id) REFERENCES family_members (family_id, id);
    UPDATE events SET
      member_ids = array_remove(ARRAY[member_id], NULL),
      former_member_ids = array_remove(ARRAY[former_member_id], NULL)
    WHERE member_id IS NOT NULL OR former_member_id IS NOT NULL;
    ALTER TABLE events DROP COLUMN member_id, DROP COLUMN former_member_id;
    CREATE INDEX events_driver ON events (family_id, driver_id) WHERE driver_id IS NOT NULL;
  `);
}

/** The first of several people is the one that is left. */
export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    ALTER TABLE events ADD COLUMN member_id bigint, ADD COLUMN former_member_id bigint;
    UPDATE events SET
      member_id = member_ids[1],
      former_member_id = CASE WHEN member_ids = '{}' THEN former_member_ids[1] END
    WHERE member_ids <> '{}' OR former_member_ids <> '{}';
    ALTER TABLE events
      DROP COLUMN member_ids, DROP COLUMN former_member_ids,
      DROP COLUMN driver_id, DROP COLUMN former_driver_id, DROP COLUMN driver_name,
      ADD FOREIGN KEY (family_id, member_id) REFERENCES family_members (family_id, id);
    CREATE INDEX events_member ON events (family_id, member_id);
  `);
}
