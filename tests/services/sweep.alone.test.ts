import { expect, it, vi } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { PushDevice } from "#app/models/notices/push-device.server.ts";
import { beginSession } from "#app/services/people/sessions.server.ts";
import { sweep } from "#app/services/system/housekeeping.server.ts";
import { hashToken } from "#app/utils/hash-token.ts";
import { query } from "#tests/support/databases.ts";
import { makeFamily, makeUser } from "#tests/support/factories.ts";

const url = process.env.DATABASE_URL as string;
/** More rows than one statement of the sweep takes. */
const MANY = 10_001;

/** The number of statements of a sweep that contain `word`. */
async function countStatements(word: string): Promise<number> {
  const asked = vi.spyOn(sequelize, "query");
  await sweep();
  const statements = asked.mock.calls.map(([sql]) => (typeof sql === "string" ? sql : sql.query));
  asked.mockRestore();
  return statements.filter((sql) => sql.includes(word)).length;
}

it.each([
  [
    "notices",
    `INSERT INTO notices (family_id, user_id, kind, key, due_at, until, data, state)
     SELECT $1, $2, 'event', n::text, now() - interval '90 days', now(), '{}', 'done' FROM generate_series(1, ${MANY}) n`,
  ],
  [
    "notice_sends",
    `INSERT INTO notice_sends (family_id, id, user_id, kind, key, destination, due_at, until, data, state)
     SELECT $1, gen_random_uuid(), $2, 'event', n::text, 'mail', now() - interval '90 days', now(), '{}', 'sent'
     FROM generate_series(1, ${MANY}) n`,
  ],
])("what was told long ago goes in batches: %s", async (table, insert) => {
  const { family, user } = await makeFamily();
  await query(url, insert, [family.id, user.id]);
  expect(await countStatements(`DELETE FROM ${table} `)).toBe(2);
  expect(await query(url, `SELECT FROM ${table}`)).toHaveLength(0);
});

it("devices are looked at in batches, and those of ended sessions forgotten", async () => {
  const user = await makeUser();
  const token = await beginSession(user.id, null);
  await query(
    url,
    `INSERT INTO push_devices (user_id, session_hash, endpoint, p256dh, auth, name, browser, created_at)
     SELECT $1, CASE WHEN n % 2 = 0 THEN $2 ELSE 'ended' END, 'https://push.test/' || n, '', '', '', '', now()
     FROM generate_series(1, ${MANY}) n`,
    [user.id, hashToken(token)],
  );
  expect(await countStatements("FROM push_devices WHERE id >")).toBe(2);
  expect(await PushDevice.count()).toBe((MANY - 1) / 2);
  expect(await PushDevice.count({ where: { session_hash: "ended" } })).toBe(0);
});
