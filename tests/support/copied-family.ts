import { randomBytes, randomUUID } from "node:crypto";
import { Family } from "#app/models/people/family.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { Way } from "#app/models/people/way.server.ts";
import { query } from "#tests/support/databases.ts";

interface Table {
  name: string;
  columns: string[];
  /** The columns that name a person. */
  people: string[];
  /** The tables that its rows refer to. */
  refersTo: string[];
}

/** Every table whose rows are a family's. */
const TABLES = `
  SELECT c.relname AS name, array_agg(quote_ident(a.attname)) AS columns,
    coalesce(array_agg(quote_ident(a.attname)) FILTER (WHERE EXISTS (SELECT FROM pg_constraint
      WHERE conrelid = c.oid AND confrelid = 'users'::regclass AND a.attnum = ANY (conkey))), '{}') AS people,
    ARRAY(SELECT confrelid::regclass::text FROM pg_constraint WHERE conrelid = c.oid AND contype = 'f') AS "refersTo"
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'users'
  GROUP BY c.oid HAVING bool_or(a.attname = 'family_id')`;

/** The tables, each after those that its rows refer to. */
async function readTables(): Promise<Table[]> {
  const found = (await query(process.env.DATABASE_URL as string, TABLES)) as unknown as Table[];
  const sorted = new Set<Table>();
  const add = (table: Table) => {
    for (const other of found) if (other !== table && table.refersTo.includes(other.name)) add(other);
    sorted.add(table);
  };
  for (const table of found) add(table);
  return [...sorted];
}

let tables: Promise<Table[]> | undefined;

/**
 * Copies a family, as it is now, to a new family with a new account. The copied rows keep their ids, which are unique
 * only within a family.
 */
export async function copyFamily(from: { user: User; family: Family }) {
  const { id: oldUser, ...person } = (await from.user.reload()).get();
  const { id: oldFamily, ...kept } = (await from.family.reload()).get();
  const subject = randomUUID();
  const email = `${subject}@example.com`;
  const user = await User.create({ ...person, email, family_id: null });
  await Way.create({ user_id: user.id, issuer: "https://issuer.test", subject });
  const feed_token = randomBytes(24).toString("base64url");
  const family = await Family.create({ ...kept, feed_token, created_by: user.id });
  await user.update({ family_id: family.id });
  tables ??= readTables();
  const copies = (await tables).map(({ name, columns, people }) => {
    const values = columns.map((column) => {
      if (column === "family_id") return family.id;
      return people.includes(column) ? `CASE ${column} WHEN ${oldUser} THEN ${user.id} ELSE ${column} END` : column;
    });
    return `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE
      SELECT ${values} FROM ${name} WHERE family_id = ${oldFamily}`;
  });
  await query(process.env.DATABASE_URL as string, copies.join(";"));
  return { user, family };
}
