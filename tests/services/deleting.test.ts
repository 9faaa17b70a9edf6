import { readFileSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { COUNTED } from "#app/db/counted-changes.server.ts";
import { sequelize } from "#app/db/database.server.ts";
import { Family } from "#app/models/family.server.ts";
import { FamilyMember } from "#app/models/family-member.server.ts";
import { User } from "#app/models/user.server.ts";
import { createFamily } from "#app/services/people/families.server.ts";
import { root } from "#scripts/lib/root.ts";
import { query } from "#tests/support/databases.ts";
import { makeFamily } from "#tests/support/factories.ts";
import { makeFullDatabase } from "#tests/support/full-database.ts";

afterAll(() => sequelize.close());

/** What docs/operating.md tells whoever must delete something, about the rows of this test. */
const [ofFamily, ofAccount] = [...readFileSync(`${root}docs/operating.md`, "utf8").matchAll(/```sql\n(.*?)```/gs)].map(
  ([, sql]) => String(sql),
) as [string, string];
const run = (sql: string) => query(process.env.DATABASE_URL as string, sql);

const count = async (table: string, column: string, id: number) =>
  (await run(`SELECT count(*)::int AS n FROM ${table} WHERE ${column} = ${id}`))[0]?.n;

it("a family that is deleted leaves nothing but its people, who may make another", async () => {
  const { user, family } = await makeFullDatabase("https://deleting.test");
  const other = await makeFamily();
  await run(ofFamily.replaceAll("42", String(family.id)));
  for (const table of Object.keys(COUNTED)) {
    const column = table === "families" ? "id" : "family_id";
    expect([table, await count(table, column, family.id)]).toEqual([table, 0]);
  }
  await user.reload();
  expect((await createFamily(user, { name: "Again", time_zone: "UTC" })).name).toBe("Again");
  expect((await other.user.reload()).family_id).toBe(other.family.id);
});

it("an account that is deleted leaves its member, who does not sign in any more", async () => {
  const { user, family, own } = await makeFamily();
  const { members_revision, calendar_revision } = await family.reload();
  await run(ofAccount.replaceAll("7", String(user.id)));
  expect(await User.findByPk(user.id)).toBeNull();
  expect(await FamilyMember.findOne({ where: { family_id: family.id, id: own.id } })).toMatchObject({ user_id: null });
  expect(await Family.findByPk(family.id)).toMatchObject({
    members_revision: members_revision + 1,
    calendar_revision: calendar_revision + 1,
    created_by: null,
  });
});
