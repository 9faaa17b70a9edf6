import { readdirSync } from "node:fs";
import { type QueryInterface, QueryTypes, Sequelize } from "sequelize";
import { afterAll, expect, it } from "vitest";
import { root } from "#scripts/lib/root.ts";
import { query } from "#tests/support/databases.ts";
import { makeFullDatabase, readEverything } from "#tests/support/full-database.ts";

interface Migration {
  up(args: { context: QueryInterface }): Promise<void>;
  down(args: { context: QueryInterface }): Promise<void>;
}

const names = readdirSync(`${root}migrations`).sort();
// As `npm run migrate` does: nothing counts what these change.
const sequelize = new Sequelize(process.env.DATABASE_URL as string, { dialect: "postgres", logging: false });
const context = sequelize.getQueryInterface();
const load = (name: string): Promise<Migration> => import(/* @vite-ignore */ `${root}migrations/${name}`);

/** Every table, column, constraint and index, as text. Umzug's own table is none of the migrations' business. */
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

afterAll(() => sequelize.close());

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
  // Counted from then on.
  const uncounted = "UPDATE families SET grocery_revision = 0, ideas_revision = 0, members_revision = 0";
  await query(url, uncounted);
  const before = await readEverything(url);
  await (await load(name)).down({ context });
  await (await load(name)).up({ context });
  expect(await readEverything(url)).toEqual(before);
});
