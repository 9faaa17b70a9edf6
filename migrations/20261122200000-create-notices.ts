import type { QueryInterface } from "sequelize";

/**
 * Notices (docs/product/notices.md): the choices of each user, the plan of each family, the notices for each user,
 * and each sending of them.
 */
const TABLES = [
  "ALTER TABLE users ADD COLUMN locale text CHECK (char_length(locale) <= 100)",
  `CREATE TABLE notice_preferences (
    user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    kinds jsonb NOT NULL DEFAULT '{}',
    daily_digest_time text NOT NULL DEFAULT '06:45',
    weekly_plan_time text NOT NULL DEFAULT '17:00',
    quiet_from text DEFAULT '21:00',
    quiet_to text DEFAULT '06:30',
    reminders_in_quiet_hours boolean NOT NULL DEFAULT true,
    time_zone text,
    bounces integer NOT NULL DEFAULT 0,
    email_stopped_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
  )`,
  `CREATE TABLE family_plans (
    family_id bigint PRIMARY KEY REFERENCES families ON DELETE CASCADE,
    planned_until timestamptz,
    wake_at timestamptz
  )`,
  "CREATE INDEX family_plans_planned_until ON family_plans (planned_until)",
  `CREATE TABLE notices (
    family_id bigint NOT NULL REFERENCES families ON DELETE CASCADE,
    user_id bigint NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    due_at timestamptz NOT NULL,
    until timestamptz NOT NULL,
    data jsonb NOT NULL,
    state text NOT NULL DEFAULT 'planned' CHECK (state IN ('planned', 'done')),
    PRIMARY KEY (family_id, user_id, kind, key)
  )`,
  "CREATE INDEX notices_planned ON notices (family_id, due_at) WHERE state = 'planned'",
  "CREATE INDEX notices_done ON notices (due_at) WHERE state = 'done'",
  `CREATE TABLE notice_sends (
    family_id bigint NOT NULL REFERENCES families ON DELETE CASCADE,
    id uuid NOT NULL,
    user_id bigint NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    destination text NOT NULL,
    state text NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'sending', 'sent', 'refused', 'dropped', 'lost')),
    due_at timestamptz NOT NULL,
    until timestamptz NOT NULL,
    data jsonb NOT NULL,
    claimed_at timestamptz,
    tries integer NOT NULL DEFAULT 0,
    doubts integer NOT NULL DEFAULT 0,
    PRIMARY KEY (family_id, id),
    UNIQUE (family_id, user_id, kind, key, destination)
  )`,
  "CREATE INDEX notice_sends_open ON notice_sends (family_id, due_at) WHERE state IN ('due', 'sending')",
  "CREATE INDEX notice_sends_over ON notice_sends (due_at) WHERE state NOT IN ('due', 'sending')",
  `CREATE TABLE noted_changes (
    family_id bigint NOT NULL REFERENCES families ON DELETE CASCADE,
    id uuid NOT NULL,
    user_id bigint NOT NULL,
    noted_at timestamptz NOT NULL,
    change jsonb NOT NULL,
    PRIMARY KEY (family_id, user_id, id)
  )`,
];

export async function up({ context }: { context: QueryInterface }) {
  for (const statement of TABLES) await context.sequelize.query(statement);
}

export async function down({ context }: { context: QueryInterface }) {
  for (const table of ["noted_changes", "notice_sends", "notices", "family_plans", "notice_preferences"]) {
    await context.sequelize.query(`DROP TABLE ${table}`);
  }
  await context.sequelize.query("ALTER TABLE users DROP COLUMN locale");
}
