import type { QueryInterface } from "sequelize";

/** The columns of each table that hold the number of a row, its own or another's. `families` and `users` stand first. */
const NUMBERS = {
  families: ["id", "created_by"],
  users: ["id", "family_id"],
  sessions: ["user_id"],
  sign_ins: ["user_id"],
  family_members: ["id", "family_id", "user_id", "former_user_id"],
  invitations: ["id", "family_id", "invited_by", "accepted_by"],
  practices: ["id", "user_id"],
  events: ["id", "family_id", "member_id", "former_member_id"],
  event_exceptions: ["event_id"],
  kept_feeds: ["family_id"],
  meals: ["id", "family_id", "cook_id", "former_cook_id"],
  saved_weeks: ["id", "family_id"],
  grocery_items: ["id", "family_id", "meal_id", "former_meal_id"],
  connection_stats: ["id", "family_id"],
  completed_activities: ["id", "family_id", "completed_by", "former_completed_by"],
  rewards: ["id", "family_id", "unlocked_by"],
  activity_ideas: ["id", "family_id"],
  wellness_tips: ["id", "family_id"],
  suggestions: ["id", "family_id"],
  idea_drafts: ["id", "family_id"],
  family_preferences: ["id", "family_id"],
  removals: ["family_id", "thing_id"],
};

/** The tables of families that were keyed by `id` alone. */
const KEYED_BY_ID = Object.entries(NUMBERS).flatMap(([table, [first]]) =>
  first === "id" && table !== "families" && table !== "users" ? table : [],
);

const TO_FAMILY = Object.entries(NUMBERS).flatMap(([table, columns]) =>
  columns.includes("family_id") && table !== "users" ? table : [],
);

/** References to accounts, and what a deleted account does to them. */
const TO_USERS = [
  ["families", "created_by", "SET NULL"],
  ["family_members", "user_id", "SET NULL"],
  ["family_members", "former_user_id", "SET NULL"],
  ["invitations", "invited_by", "SET NULL"],
  ["invitations", "accepted_by", "SET NULL"],
  ["practices", "user_id", "CASCADE"],
  ["sessions", "user_id", "CASCADE"],
  ["sign_ins", "user_id", "CASCADE"],
] as const;

/** References within a family. */
const WITHIN = [
  ["events", "member_id", "family_members"],
  ["meals", "cook_id", "family_members"],
  ["completed_activities", "completed_by", "family_members"],
  ["grocery_items", "meal_id", "meals"],
  ["rewards", "unlocked_by", "completed_activities"],
] as const;

/** Tables to which others in the family refer: they had a second key for that. */
const REFERRED_TO = ["family_members", "meals", "completed_activities"];

/** Indexes that the new primary keys make needless, and what they were. */
const COVERED = {
  activity_ideas_newest: "activity_ideas (family_id, id)",
  wellness_tips_newest: "wellness_tips (family_id, id)",
  idea_drafts_newest: "idea_drafts (family_id, id)",
  invitations_of_family: "invitations (family_id)",
};

const each = <T>(things: readonly T[], write: (thing: T) => string) => things.map(write).join("\n    ");

const retype = (type: string) =>
  each(
    Object.entries(NUMBERS),
    ([table, columns]) =>
      `ALTER TABLE ${table} ${columns.map((column) => `ALTER COLUMN ${column} TYPE ${type}`).join(", ")};`,
  );

const DROP_REFERENCES = `
    ${each(TO_USERS, ([table, column]) => `ALTER TABLE ${table} DROP CONSTRAINT ${table}_${column}_fkey;`)}
    ${each(WITHIN, ([table, column]) => `ALTER TABLE ${table} DROP CONSTRAINT ${table}_family_id_${column}_fkey;`)}
    ${each(TO_FAMILY, (table) => `ALTER TABLE ${table} DROP CONSTRAINT ${table}_family_id_fkey;`)}`;

const ADD_REFERENCES = `
    ${each(TO_USERS, ([table, column, action]) => `ALTER TABLE ${table} ADD FOREIGN KEY (${column}) REFERENCES users ON DELETE ${action};`)}
    ${each(TO_FAMILY, (table) => `ALTER TABLE ${table} ADD FOREIGN KEY (family_id) REFERENCES families ON DELETE CASCADE;`)}
    ${each(WITHIN, ([table, column, target]) => `ALTER TABLE ${table} ADD FOREIGN KEY (family_id, ${column}) REFERENCES ${target} (family_id, id);`)}`;

/**
 * Everything of a family is keyed by the family first, so that one machine of many can hold all of it
 * (docs/decisions/041-family-first-keys.md). Numbers of rows are bigint. The writer of a change
 * moves the family's revision (docs/decisions/042-revisions-counted-by-writers.md): triggers are gone, and
 * revisions were added.
 */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    DROP FUNCTION count_calendar_change, count_calendar_exception, count_calendar_name CASCADE;
    DROP FUNCTION calendar_second;
    ${DROP_REFERENCES}
    ALTER TABLE event_exceptions DROP CONSTRAINT event_exceptions_event_id_fkey;
    ALTER TABLE users DROP CONSTRAINT users_family_id_fkey;
    ${each(REFERRED_TO, (table) => `ALTER TABLE ${table} DROP CONSTRAINT ${table}_family_id_id_key;`)}
    ${each(KEYED_BY_ID, (table) => `ALTER TABLE ${table} DROP CONSTRAINT ${table}_pkey;`)}
    ALTER TABLE event_exceptions DROP CONSTRAINT event_exceptions_pkey;
    ALTER TABLE families DROP CONSTRAINT families_feed_token_key;
    ALTER TABLE family_members DROP CONSTRAINT family_members_user_id_key;
    ALTER TABLE invitations DROP CONSTRAINT invitations_token_hash_key;
    DROP INDEX ${Object.keys(COVERED).join(", ")};

    ${retype("bigint")}
    ALTER TABLE families
      ALTER COLUMN calendar_revision TYPE bigint,
      ADD COLUMN grocery_revision bigint NOT NULL DEFAULT 0,
      ADD COLUMN ideas_revision bigint NOT NULL DEFAULT 0,
      ADD COLUMN members_revision bigint NOT NULL DEFAULT 0;

    ALTER TABLE event_exceptions ADD COLUMN family_id bigint;
    UPDATE event_exceptions x SET family_id = e.family_id FROM events e WHERE e.id = x.event_id;
    ALTER TABLE practices ADD COLUMN family_id bigint;
    UPDATE practices p SET family_id = u.family_id FROM users u WHERE u.id = p.user_id;
    DELETE FROM practices WHERE family_id IS NULL;

    ${each(KEYED_BY_ID, (table) => `ALTER TABLE ${table} ADD PRIMARY KEY (family_id, id);`)}
    ALTER TABLE event_exceptions ADD PRIMARY KEY (family_id, event_id, instance_date);
    ALTER TABLE family_members ADD UNIQUE (family_id, user_id);
    CREATE INDEX family_members_user ON family_members (user_id) WHERE user_id IS NOT NULL;
    CREATE INDEX invitations_token ON invitations (token_hash);
    ${ADD_REFERENCES}
    ALTER TABLE practices ADD FOREIGN KEY (family_id) REFERENCES families ON DELETE CASCADE;
    ALTER TABLE event_exceptions ADD FOREIGN KEY (family_id, event_id) REFERENCES events (family_id, id) ON DELETE CASCADE;
  `);
}

const ADVANCE = `calendar_revision = calendar_revision + 1, calendar_is_seen = false,
        calendar_changed_at = calendar_second(calendar_changed_at, calendar_is_seen)`;

const countingFunction = (name: string, families: string) => `
    CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE families SET ${ADVANCE} WHERE id IN (${families});
      RETURN NULL;
    END $$;`;

const TRIGGERS = ["events", "family_members", "event_exceptions", "meals"].flatMap((table) =>
  ["INSERT", "UPDATE", "DELETE"].map(
    (action) => `
    CREATE TRIGGER calendar_${action.toLowerCase()} AFTER ${action} ON ${table}
      REFERENCING ${action === "DELETE" ? "OLD" : "NEW"} TABLE AS changed FOR EACH STATEMENT
      EXECUTE FUNCTION ${table === "event_exceptions" ? "count_calendar_exception" : "count_calendar_change"}();`,
  ),
);

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    ${DROP_REFERENCES}
    ALTER TABLE practices DROP CONSTRAINT practices_family_id_fkey;
    ALTER TABLE event_exceptions DROP CONSTRAINT event_exceptions_family_id_event_id_fkey;
    ${each(KEYED_BY_ID, (table) => `ALTER TABLE ${table} DROP CONSTRAINT ${table}_pkey;`)}
    ALTER TABLE event_exceptions DROP CONSTRAINT event_exceptions_pkey, DROP COLUMN family_id;
    ALTER TABLE practices DROP COLUMN family_id;
    ALTER TABLE family_members DROP CONSTRAINT family_members_family_id_user_id_key;
    DROP INDEX family_members_user, invitations_token;

    ALTER TABLE families
      ALTER COLUMN calendar_revision TYPE integer,
      DROP COLUMN grocery_revision, DROP COLUMN ideas_revision, DROP COLUMN members_revision;
    ${retype("integer")}

    ${each(KEYED_BY_ID, (table) => `ALTER TABLE ${table} ADD PRIMARY KEY (id);`)}
    ALTER TABLE event_exceptions ADD PRIMARY KEY (event_id, instance_date);
    ALTER TABLE families ADD UNIQUE (feed_token);
    ALTER TABLE family_members ADD UNIQUE (user_id);
    ALTER TABLE invitations ADD UNIQUE (token_hash);
    ${each(Object.entries(COVERED), ([name, columns]) => `CREATE INDEX ${name} ON ${columns};`)}
    ${each(REFERRED_TO, (table) => `ALTER TABLE ${table} ADD UNIQUE (family_id, id);`)}
    ${ADD_REFERENCES}
    UPDATE users SET family_id = NULL WHERE family_id NOT IN (SELECT id FROM families);
    ALTER TABLE users ADD FOREIGN KEY (family_id) REFERENCES families ON DELETE SET NULL;
    ALTER TABLE event_exceptions ADD FOREIGN KEY (event_id) REFERENCES events ON DELETE CASCADE;

    CREATE FUNCTION calendar_second(last timestamptz, is_seen boolean) RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
      SELECT GREATEST(date_trunc('second', clock_timestamp()), last + is_seen::int * interval '1 second')
    $$;
    ${countingFunction("count_calendar_change", "SELECT family_id FROM changed")}
    ${countingFunction("count_calendar_exception", "SELECT e.family_id FROM changed JOIN events e ON e.id = changed.event_id")}
    CREATE FUNCTION count_calendar_name() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.calendar_revision := OLD.calendar_revision + 1;
      NEW.calendar_changed_at := calendar_second(OLD.calendar_changed_at, OLD.calendar_is_seen);
      NEW.calendar_is_seen := false;
      RETURN NEW;
    END $$;
    CREATE TRIGGER calendar_name BEFORE UPDATE OF name, time_zone ON families FOR EACH ROW
      WHEN ((OLD.name, OLD.time_zone) IS DISTINCT FROM (NEW.name, NEW.time_zone))
      EXECUTE FUNCTION count_calendar_name();
    ${TRIGGERS.join("")}
  `);
}
