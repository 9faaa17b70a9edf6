import { afterEach, beforeEach, expect, it } from "vitest";
import { makeClient } from "#app/db/client.server.ts";
import { inTransaction, sequelize } from "#app/db/database.server.ts";
import { Family } from "#app/models/people/family.server.ts";
import { makeFamily } from "#tests/support/factories.ts";

type Rows = Record<string, unknown>[];

let ask: (sql: string, values?: unknown[]) => Promise<Rows>;
let client: InstanceType<ReturnType<typeof makeClient>>;

/** A connection of the kind that Sequelize gets, asked as Sequelize does. */
async function connect(areNamed: boolean): Promise<void> {
  client = new (makeClient(areNamed))({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  ask = (sql, values) =>
    new Promise((resolve, reject) => {
      const done = (error: Error, result: { rows: Rows }) => (error ? reject(error) : resolve(result.rows));
      if (values) client.query(sql, values, done);
      else client.query(sql, done);
    });
}
/** The prepared statements of the connection, asked by a statement that is not prepared itself. */
const kept = async () =>
  (await ask(`/* */ SELECT statement FROM pg_prepared_statements`)).map(({ statement }) => statement);

beforeEach(() => connect(true));
afterEach(() => client.end());

it("a SELECT is kept once, whatever its values, and answers as it did", async () => {
  await ask("CREATE TEMPORARY TABLE things (id int, name text)");
  await ask("INSERT INTO things VALUES (1, 'it''s'), (2, 'b'), (3, 'c')");
  const named = (id: number, name: string) => ask(`SELECT id FROM things WHERE id = ${id} AND name = '${name}'`);
  expect([await named(1, "it''s"), await named(2, "b"), await named(2, "c")]).toEqual([[{ id: 1 }], [{ id: 2 }], []]);
  expect(await ask("SELECT name FROM things WHERE id IN (2, 3) ORDER BY id")).toEqual([{ name: "b" }, { name: "c" }]);
  expect(await ask("SELECT name FROM things WHERE id NOT IN (2) AND name IN ('c', 'x')")).toEqual([{ name: "c" }]);
  expect(await ask("SELECT name FROM things WHERE id = $1 LIMIT 1", [3])).toEqual([{ name: "c" }]);
  expect(await kept()).toHaveLength(4);
});

it("a statement whose answer a migration has changed is asked as it stands", async () => {
  await ask("CREATE TEMPORARY TABLE things (id int)");
  await ask("INSERT INTO things VALUES (1)");
  const read = () => ask("SELECT id FROM things WHERE id = 1");
  expect(await read()).toEqual([{ id: 1 }]);
  await ask("ALTER TABLE things ALTER id TYPE bigint");
  expect(await read()).toEqual([{ id: 1 }]);
  await ask("DEALLOCATE ALL");
  expect(await read()).toEqual([{ id: 1 }]);
});

it("a mistake is told, and what comes after it works", async () => {
  const wrong = () => ask("SELECT nothing FROM families WHERE id = 1");
  await expect(wrong()).rejects.toThrow('column "nothing" does not exist');
  await expect(wrong()).rejects.toThrow('column "nothing" does not exist');
  expect(await ask("SELECT 1 AS one")).toEqual([{ one: 1 }]);
});

it("nothing is kept where that is switched off", async () => {
  await client.end();
  await connect(false);
  expect(await ask("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  expect(await kept()).toEqual([]);
});

it("models read by it, in a transaction too, and find what was written there", async () => {
  const { family } = await makeFamily();
  const other = await makeFamily();
  const found = await inTransaction(async () => {
    await Family.update({ name: "The Kept" }, { where: { id: family.id } });
    return Family.findAll({ where: { id: [family.id, other.family.id] }, order: ["id"] });
  });
  expect(found.map(({ name }) => name)).toEqual(["The Kept", other.family.name]);
  const names = await sequelize.query("/* */ SELECT FROM pg_prepared_statements WHERE statement LIKE '%= ANY($1)%'");
  expect(names[0].length).toBeGreaterThan(0);
  expect(await Family.findByPk(2 ** 40)).toBeNull();
});
