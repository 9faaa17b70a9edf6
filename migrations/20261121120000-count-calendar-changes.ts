import type { QueryInterface } from "sequelize";

/**
 * A family counts the changes of all that its calendar feed shows: events, their excluded dates, members, the
 * family's name and zone. Triggers do it, in the transaction of the change, so that no way to change a row is missed
 * and a reader never sees a new count with old rows. They fire once a statement: the family's row is locked after
 * the rows that changed, in this order by everyone.
 *
 * `calendar_changed_at` is in whole seconds, as HTTP dates are. After a reader has received it (`calendar_is_seen`),
 * the next change has a later one, also within the same second.
 */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    ALTER TABLE families
      ADD COLUMN calendar_revision integer NOT NULL DEFAULT 0,
      ADD COLUMN calendar_changed_at timestamptz NOT NULL DEFAULT date_trunc('second', now()),
      ADD COLUMN calendar_is_seen boolean NOT NULL DEFAULT false;

    CREATE FUNCTION calendar_second(last timestamptz, is_seen boolean) RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
      SELECT GREATEST(date_trunc('second', clock_timestamp()), last + is_seen::int * interval '1 second')
    $$;

    CREATE FUNCTION count_calendar_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE families
      SET calendar_revision = calendar_revision + 1, calendar_is_seen = false,
        calendar_changed_at = calendar_second(calendar_changed_at, calendar_is_seen)
      WHERE id IN (SELECT family_id FROM changed);
      RETURN NULL;
    END $$;

    CREATE FUNCTION count_calendar_exception() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE families
      SET calendar_revision = calendar_revision + 1, calendar_is_seen = false,
        calendar_changed_at = calendar_second(calendar_changed_at, calendar_is_seen)
      WHERE id IN (SELECT events.family_id FROM changed JOIN events ON events.id = changed.event_id);
      RETURN NULL;
    END $$;

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

const watch = (table: string, action: "INSERT" | "UPDATE" | "DELETE", run: string) => `
    CREATE TRIGGER calendar_${action.toLowerCase()} AFTER ${action} ON ${table}
      REFERENCING ${action === "DELETE" ? "OLD" : "NEW"} TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION ${run}();`;

const TRIGGERS = (["INSERT", "UPDATE", "DELETE"] as const).flatMap((action) => [
  watch("events", action, "count_calendar_change"),
  watch("family_members", action, "count_calendar_change"),
  watch("event_exceptions", action, "count_calendar_exception"),
]);

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    DROP FUNCTION count_calendar_change, count_calendar_exception, count_calendar_name CASCADE;
    DROP FUNCTION calendar_second;
    ALTER TABLE families DROP COLUMN calendar_revision, DROP COLUMN calendar_changed_at, DROP COLUMN calendar_is_seen;
  `);
}
