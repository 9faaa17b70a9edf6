import pg from "pg";
import { Temporal } from "#app/domain/time/time.ts";
import { AHEAD_DAYS } from "#app/services/notices/notice-schedule.server.ts";
import { makeEmptyFamily, type SignedInFamily, signIn } from "#scripts/bench/families.ts";
import { insertManyEvents } from "#scripts/lib/many-events.ts";

/** The size of the large database. */
export interface Scale {
  families: number;
  events: number;
}
/** A family far larger than any we know. */
const MEMBERS = 50;
const EVENTS_A_MONTH = 1_000;
const GROCERIES = 1_000;
const ZONE = "Europe/London";

/** Members, events of this month and groceries for one family, all by the database. */
const FILL_ONE = [
  `INSERT INTO family_members (family_id, name, role, color)
   SELECT $1, 'Cousin ' || n, 'child', '#7a3e9d' FROM generate_series(2, ${MEMBERS}) n`,
  insertManyEvents({
    timeZone: ZONE,
    first: 0,
    count: EVENTS_A_MONTH,
    start: "date_trunc('month', now()) + n * interval '40 minutes'",
    hours: 1,
  }),
  `INSERT INTO grocery_items (family_id, item_name, quantity, category)
   SELECT $1, 'Thing ' || n, '2 cartons', 'Other' FROM generate_series(1, ${GROCERIES}) n`,
];

/** A family of 50 members, with 1,000 events in this month and 1,000 things to buy. */
export async function makeHugeFamily(databaseUrl: string): Promise<SignedInFamily> {
  const made = await makeEmptyFamily("huge", { name: "A huge family", time_zone: ZONE });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const statement of FILL_ONE) await client.query(statement, [made.family.id]);
  await client.end();
  return signIn(made);
}

/** Fills a table while it has no indexes but those of its keys, which takes a fraction of the time, and makes them again. */
async function fillWithoutIndexes(client: pg.Client, table: string, fill: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<{ name: string; sql: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS sql FROM pg_index
     WHERE indrelid = $1::regclass AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [table],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  await fill();
  for (const { sql } of rows) await client.query(sql);
}

/**
 * Copies a database without connections, and adds families of four with a hundredth of all events each, over a year
 * around today, and 20 groceries. Returns the copy's URL, how long it took and how large it is.
 */
export async function makeLargeDatabase(databaseUrl: string, { families, events }: Scale) {
  const url = new URL(databaseUrl);
  const name = url.pathname.slice(1);
  const maintenance = new URL(databaseUrl);
  maintenance.pathname = "/postgres";
  const admin = new pg.Client({ connectionString: maintenance.href });
  await admin.connect();
  // With the usual size each page is written once more for every gigabyte of rows.
  await admin.query("ALTER SYSTEM SET max_wal_size = '32GB'");
  await admin.query("SELECT pg_reload_conf()");
  await admin.query(`CREATE DATABASE "${name}_large" TEMPLATE "${name}"`);
  await admin.end();
  url.pathname = `/${name}_large`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const began = Temporal.Now.instant();
  // No references to check and no revision to count: these rows are right as they are made.
  await client.query("SET session_replication_role = replica");
  await client.query("SET maintenance_work_mem = '1GB'");
  const { rows } = await client.query("SELECT max(id)::int AS last FROM families");
  const first = rows[0].last + 1;
  await client.query(
    `INSERT INTO families (id, name, time_zone, feed_token)
     SELECT n, 'Family ' || n, '${ZONE}', md5(n::text) FROM generate_series($1::int, $1 + $2 - 1) n`,
    [first, families],
  );
  await client.query(
    `INSERT INTO family_members (family_id, name, role, color)
     SELECT $1::int + n / 4, 'Member ' || n, CASE WHEN n % 4 < 2 THEN 'parent' ELSE 'child' END, '#7a3e9d'
     FROM generate_series(0, 4 * $2::int - 1) n`,
    [first, families],
  );
  const fillEvents = () =>
    client.query(
      insertManyEvents({
        family: `${first} + n % ${families}`,
        timeZone: ZONE,
        first: 0,
        count: events,
        start: `now() + (n / ${families} - ${Math.floor(events / families / 2)}) * interval '3 days 7 hours'`,
        hours: 1,
        weekly: 17,
      }),
    );
  await fillWithoutIndexes(client, "events", fillEvents);
  await client.query(
    `INSERT INTO grocery_items (family_id, item_name, quantity, category)
     SELECT $1::int + n / 20, 'Thing ' || n, '2 cartons', 'Other' FROM generate_series(0, 20 * $2::int - 1) n`,
    [first, families],
  );
  // Planned, as those of a house that lives are: else all their plans would be made while pages are measured.
  await client.query(
    `INSERT INTO family_plans (family_id, planned_until)
     SELECT n, now() + interval '${AHEAD_DAYS} days' FROM generate_series($1::int, $1 + $2 - 1) n`,
    [first, families],
  );
  await client.query("VACUUM ANALYZE");
  const size = await client.query("SELECT round(pg_database_size(current_database()) / 1e9, 2)::float AS gb");
  await client.end();
  return {
    url: url.href,
    seconds: Math.round(began.until(Temporal.Now.instant()).total("seconds")),
    gb: size.rows[0].gb,
  };
}
