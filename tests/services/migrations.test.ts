import { readdirSync } from "node:fs";
import { type QueryInterface, QueryTypes } from "sequelize";
import { afterAll, expect, it } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { root } from "#scripts/lib/root.ts";

interface Migration {
  up(args: { context: QueryInterface }): Promise<void>;
  down(args: { context: QueryInterface }): Promise<void>;
}

const names = readdirSync(`${root}migrations`).sort();
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

it("the migrations go all the way down, and up again to the same", async () => {
  const schema = await readSchema();
  expect(schema).not.toHaveLength(0);
  for (const name of names.toReversed()) await (await load(name)).down({ context });
  expect(await readSchema()).toEqual([]);
  for (const name of names) await (await load(name)).up({ context });
  expect(await readSchema()).toEqual(schema);
});
