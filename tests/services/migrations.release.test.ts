import { readdirSync } from "node:fs";
import { type QueryInterface, QueryTypes, Sequelize } from "sequelize";
import { expect, inject, test } from "vitest";
import { root } from "#scripts/lib/root.ts";
import { query } from "#tests/support/databases.ts";
import { makeFamily } from "#tests/support/factories.ts";
import { makeFullDatabase, readEverything } from "#tests/support/full-database.ts";
import { makeSamples } from "#tests/support/samples.ts";

interface Migration {
  up(args: { context: QueryInterface }): Promise<void>;
  down(args: { context: QueryInterface }): Promise<void>;
}

// A distributed database was migrated before, and Citus takes no more than one statement at once.
const it = test.skipIf(inject("isDistributed"));

const names = readdirSync(`${root}migrations`).sort();
// As in `npm run migrate`: changes over this connection move no revisions.
const sequelize = new Sequelize(process.env.DATABASE_URL as string, { dialect: "postgres", logging: false });
const context = sequelize.getQueryInterface();
const load = (name: string): Promise<Migration> => import(/* @vite-ignore */ `${root}migrations/${name}`);

/** Every table, column, constraint and index, as text, except Umzug's own table. */
async function readSchema(): Promise<string[]> {
  const rows = await sequelize.query<{ line: string }>(
    `SELECT line FROM (
       SELECT format('column %s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) AS line,
         table_name AS owner FROM information_schema.columns WHERE table_schema = 'public'
       UNION ALL SELECT format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)),
         conrelid::regclass::text FROM pg_constraint WHERE connamespace = 'public'::regnamespace
       UNION ALL SELECT format('index %s', indexdef), tablename FROM pg_indexes WHERE schemaname = 'public'
       UNION ALL SELECT format('function %s', proname), '' FROM pg_proc WHERE pronamespace = 'public'::regnamespace
     ) AS lines WHERE owner <> 'migrations' ORDER BY line`,
    { type: QueryTypes.SELECT },
  );
  return rows.map(({ line }) => line);
}

it("the migrations are named by their time and what they do", () => {
  expect(names).not.toEqual([]);
  for (const name of names) expect(name).toMatch(/^20\d{12}-[a-z0-9-]+\.ts$/);
});

it("each migration goes down to what was before it, and up again to the same", async () => {
  const schemas: string[][] = [];
  for (const name of names.toReversed()) {
    schemas.push(await readSchema());
    await (await load(name)).down({ context });
  }
  expect(await readSchema()).toEqual([]);
  for (const name of names) {
    await (await load(name)).up({ context });
    expect(await readSchema(), name).toEqual(schemas.pop());
  }
});

it("the keys of a full database begin with the family, and lose nothing on the way", { timeout: 60_000 }, async () => {
  const name = names.find((file) => file.endsWith("-family-first-keys.ts")) as string;
  await makeFullDatabase("https://migrations.test");
  const url = process.env.DATABASE_URL as string;
  const later = names.slice(names.indexOf(name) + 1);
  for (const file of later.toReversed()) await (await load(file)).down({ context });
  // Counted from then on.
  const uncounted = "UPDATE families SET grocery_revision = 0, ideas_revision = 0, members_revision = 0";
  await query(url, uncounted);
  const before = await readEverything(url);
  await (await load(name)).down({ context });
  await (await load(name)).up({ context });
  expect(await readEverything(url)).toEqual(before);
  for (const file of later) await (await load(file)).up({ context });
});

it("what clocks said before is kept, with the rules of series", async () => {
  const name = names.find((file) => file.endsWith("-keep-wall-times-and-rules.ts")) as string;
  const url = process.env.DATABASE_URL as string;
  const { family } = await makeFamily({ timeZone: "Europe/Berlin" });
  await (await load(name)).down({ context });
  const add = (title: string, start: string, end: string, pattern: string | null, zone = "Europe/Berlin") =>
    query(
      url,
      `INSERT INTO events (family_id, title, time_zone, start_time, end_time, recurrence_pattern)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [family.id, title, zone, start, end, pattern],
    );
  await add("first pass", "2026-10-25T00:30Z", "2026-10-25T00:45Z", null);
  await add("second pass", "2026-10-25T01:30Z", "2026-10-25T01:45Z", null);
  await add("weekly", "2026-03-02T08:00Z", "2026-03-02T09:00Z", "weekly");
  await add("monthly", "2026-03-01T23:30Z", "2026-03-02T00:30Z", "monthly");
  await add("yearly", "2026-03-01T14:00Z", "2026-03-01T15:00Z", "yearly", "Pacific/Auckland");
  await add("daily", "2026-07-01T14:00Z", "2026-07-01T15:00Z", "daily", "Australia/Lord_Howe");
  await query(
    url,
    `INSERT INTO events (family_id, title, time_zone, is_all_day, start_date, end_date, recurrence_pattern)
     VALUES ($1, 'whole days', 'Europe/Berlin', true, '2026-03-06', '2026-03-08', 'weekly')`,
    [family.id],
  );
  await (await load(name)).up({ context });
  const rows = await query(
    url,
    `SELECT title, start_local::text, end_local::text, keeps_instants, recurrence_rule FROM events
     WHERE family_id = $1 ORDER BY id`,
    [family.id],
  );
  expect(rows.map((row) => Object.values(row))).toEqual([
    ["first pass", "2026-10-25 02:30:00", "2026-10-25 02:45:00", false, null],
    ["second pass", "2026-10-25 02:30:00", "2026-10-25 02:45:00", true, null],
    ["weekly", "2026-03-02 09:00:00", "2026-03-02 10:00:00", false, "FREQ=WEEKLY;BYDAY=MO"],
    ["monthly", "2026-03-02 00:30:00", "2026-03-02 01:30:00", false, "FREQ=MONTHLY;BYMONTHDAY=2"],
    ["yearly", "2026-03-02 03:00:00", "2026-03-02 04:00:00", false, "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=2"],
    ["daily", "2026-07-02 00:30:00", "2026-07-02 01:30:00", false, "FREQ=DAILY"],
    ["whole days", null, null, false, "FREQ=WEEKLY;BYDAY=FR"],
  ]);
});

it("whose an event was is the one on its list, also where they were removed", async () => {
  const name = names.find((file) => file.endsWith("-put-several-people-on-events.ts")) as string;
  const url = process.env.DATABASE_URL as string;
  const { family, own, members } = await makeFamily({ members: ["Ben"] });
  await (await load(name)).down({ context });
  const add = (title: string, member: number | null | undefined, former: number | null | undefined) =>
    query(
      url,
      `INSERT INTO events (family_id, title, time_zone, is_all_day, start_date, end_date, member_id, former_member_id)
       VALUES ($1, $2, 'UTC', true, '2026-03-06', '2026-03-06', $3, $4)`,
      [family.id, title, member, former],
    );
  await add("theirs", own.id, null);
  await add("everyone's", null, null);
  await add("of one who left", null, members[1]?.id);
  await (await load(name)).up({ context });
  const read = () =>
    query(
      url,
      `SELECT title, member_ids::text, former_member_ids::text, driver_id, driver_name FROM events
       WHERE family_id = $1 ORDER BY id`,
      [family.id],
    );
  const kept = (await read()).map((row) => Object.values(row));
  expect(kept).toEqual([
    ["theirs", `{${own.id}}`, "{}", null, null],
    ["everyone's", "{}", "{}", null, null],
    ["of one who left", "{}", `{${members[1]?.id}}`, null, null],
  ]);
  await (await load(name)).down({ context });
  await (await load(name)).up({ context });
  expect((await read()).map((row) => Object.values(row))).toEqual(kept);
});

it("the reminder of an event is the one on its list, at an hour where it lasts all day", async () => {
  const name = names.find((file) => file.endsWith("-keep-several-reminders.ts")) as string;
  const url = process.env.DATABASE_URL as string;
  const { family } = await makeFamily();
  await (await load(name)).down({ context });
  const add = (minutes: number | null, isAllDay: boolean) =>
    query(
      url,
      `INSERT INTO events (family_id, title, time_zone, is_all_day, start_date, end_date, start_time, end_time,
         start_local, end_local, reminder_minutes)
       SELECT $1, 'Event', 'UTC', $2, day, day, moment, moment, moment AT TIME ZONE 'UTC', moment AT TIME ZONE 'UTC', $3
       FROM (SELECT CASE WHEN $2 THEN date '2027-03-06' END AS day,
         CASE WHEN NOT $2 THEN timestamptz '2027-03-06 09:00Z' END AS moment) AS times`,
      [family.id, isAllDay, minutes],
    );
  for (const isAllDay of [false, true]) for (const minutes of [null, 0, 10, 30, 60, 1440]) await add(minutes, isAllDay);
  await (await load(name)).up({ context });
  const read = async (column: string) =>
    (await query(url, `SELECT ${column} AS value FROM events WHERE family_id = $1 ORDER BY id`, [family.id])).map(
      ({ value }) => value,
    );
  expect(await read("reminders::text")).toEqual([
    ...["{}", "{0}", "{10}", "{30}", "{60}", "{1440}"],
    ...["{}", "{-480}", "{300}", "{300}", "{300}", "{300}"],
  ]);
  await query(url, "UPDATE events SET reminders = '{2880,60,0}' WHERE family_id = $1 AND NOT is_all_day", [family.id]);
  await query(url, "UPDATE events SET reminders = '{1740,-480}' WHERE family_id = $1 AND is_all_day", [family.id]);
  await expect(query(url, "UPDATE events SET reminders = '{-1}' WHERE NOT is_all_day")).rejects.toThrow("reminders");
  await (await load(name)).down({ context });
  expect(await read("reminder_minutes")).toEqual([...Array(6).fill(60), ...Array(6).fill(0)]);
  await (await load(name)).up({ context });
});

it("what files came to is the same by line", async () => {
  const { up, down } = await load(names.find((file) => file.endsWith("-keep-imports-by-line.ts")) as string);
  const url = process.env.DATABASE_URL as string;
  const readImports = async () => {
    const rows = await query(url, "SELECT items, before FROM calendar_imports ORDER BY family_id, id");
    return rows.map(({ items, before }) =>
      [items, before].map(
        (text) =>
          text &&
          String(text)
            .split("\n")
            .map((line) => JSON.parse(line)),
      ),
    );
  };
  await makeSamples("https://imports.test");
  const imports = await readImports();
  expect(imports.flat().filter(Boolean)).not.toEqual([]);
  await down({ context });
  await up({ context });
  expect(await readImports()).toEqual(imports);
});
