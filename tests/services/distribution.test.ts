import { expect, inject, it } from "vitest";
import { ConfigError } from "#app/config/env.server.ts";
import { distribute } from "#app/db/migrate.server.ts";
import { createPlainDatabase, query } from "#tests/support/databases.ts";

it("a database without Citus stays as it is, and a sentence says what is missing", async () => {
  const url = await createPlainDatabase(inject("templateUrl"));
  const error = await distribute(url).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ConfigError);
  expect((error as ConfigError).problems).toEqual([expect.stringMatching(/^DATABASE_URL: this database has no Citus/)]);
});

/** Replaces the extension: records the calls, and lists their tables in `citus_tables`. */
const FAKE = `
  CREATE SCHEMA citus_fake;
  CREATE TABLE citus_fake.spread (table_name oid, how text);
  CREATE VIEW citus_tables AS SELECT * FROM citus_fake.spread;
  CREATE FUNCTION create_reference_table(t text) RETURNS void LANGUAGE sql AS
    $$ INSERT INTO citus_fake.spread VALUES (t::regclass, 'everywhere') $$;
  CREATE FUNCTION create_distributed_table(t text, k text, colocate_with text) RETURNS void LANGUAGE sql AS
    $$ INSERT INTO citus_fake.spread VALUES (t::regclass, k || ' with ' || colocate_with) $$`;

const EVERYWHERE = [
  "users",
  "ways",
  "passwords",
  "passkeys",
  "sign_in_links",
  "signing_keys",
  "notice_preferences",
  "push_devices",
  "push_keys",
];

it("every table has its place, keys that refer to others stay, and a second time there is nothing to do", async () => {
  const { spreadTables } = await import("#app/db/distribution.server.ts");
  const { connect } = await import("#app/db/migrate.server.ts");
  const url = await createPlainDatabase(inject("templateUrl"));
  await query(url, FAKE);
  const keys =
    "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE contype = 'f' ORDER BY 1, 2";
  const before = await query(url, keys);
  const client = await connect(url);
  const calls = await spreadTables(client);
  expect(await query(url, keys)).toEqual(before);
  const placed = await query(url, "SELECT table_name::regclass::text AS name, how FROM citus_tables");
  const places = new Map(placed.map(({ name, how }) => [name, how]));
  const columns = await query(
    url,
    "SELECT table_name AS name, bool_or(column_name = 'family_id') AS is_family FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT IN ('citus_tables', 'migrations') GROUP BY 1",
  );
  for (const { name, is_family } of columns) {
    if (EVERYWHERE.includes(name as string)) expect(places.get(name)).toBe("everywhere");
    else if (is_family) expect([name, places.get(name)]).toEqual([name, "family_id with families"]);
    else
      expect([name, places.get(name)]).toEqual([
        name,
        expect.stringMatching(/^(id|key|user_id|token_hash|code_hash|scope) with none$/),
      ]);
  }
  expect(calls[0]).toContain("'families'");
  expect(await spreadTables(client)).toEqual([]);
  await client.end();
});
