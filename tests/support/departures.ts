import { Temporal } from "#app/domain/time/time.ts";
import type { MemberRole } from "#app/shared/people/constants.ts";
import { query } from "#tests/support/databases.ts";
import { type makeFamily, makeMember, makeUser } from "#tests/support/factories.ts";
import { listTables } from "#tests/support/full-database.ts";

/** Runs a statement on the test's database. */
export const run = (sql: string, values: unknown[] = []) => query(process.env.DATABASE_URL as string, sql, values);

export type Made = Awaited<ReturnType<typeof makeFamily>>;

/** Adds a member with an account to the family. */
export async function joinAs({ family }: Pick<Made, "family">, role: MemberRole) {
  const user = await makeUser({ family_id: family.id });
  const own = await makeMember(family, { name: `A ${role}` });
  await own.update({ role, user_id: user.id });
  return { user, family, own };
}

export const DAY = 24 * 60 * 60 * 1000;
export const now = () => Temporal.Now.instant();
/** Moves requested deletions back by `days`. Citus needs the arithmetic in UTC, where every day has 24 hours. */
export const passTime = (days = 14) =>
  Promise.all(
    ["families", "users"].map((table) =>
      run(
        `UPDATE ${table} SET delete_at = (delete_at AT TIME ZONE 'UTC' - interval '${days} days') AT TIME ZONE 'UTC'`,
      ),
    ),
  );

/** The tables and columns with the id of a family or an account, among columns of these names. */
export async function findRows(columns: string[], id: number): Promise<string[]> {
  const named = await run(
    `SELECT table_name AS table, column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = ANY($1) AND table_name = ANY($2)`,
    [columns, await listTables(process.env.DATABASE_URL as string)],
  );
  const found: string[] = [];
  for (const { table, name } of named) {
    const rows = await run(`SELECT FROM "${table}" WHERE "${name}" = $1 LIMIT 1`, [id]);
    if (rows.length > 0) found.push(`${table}.${name}`);
  }
  return found.sort();
}
