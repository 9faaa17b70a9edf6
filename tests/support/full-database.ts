import { Suggestion } from "#app/models/ideas/suggestion.server.ts";
import { FamilyPreference } from "#app/models/people/family-preference.server.ts";
import { connected, query } from "#tests/support/databases.ts";
import { makeDevice } from "#tests/support/devices.ts";
import { makeSamples } from "#tests/support/samples.ts";
import { makeScreenCode } from "#tests/support/screens.ts";

/** A family with a row in every table, in this test file's own database. */
export async function makeFullDatabase(issuer: string) {
  const samples = await makeSamples(issuer);
  const family_id = samples.family.id;
  const content = { title: "A “walk”", text: "Täke\ta \\walk.\r\n🌲" };
  await Suggestion.create({ family_id, kind: "tip", local_date: samples.today, source: "built-in", content });
  await FamilyPreference.create({ family_id, preference_type: "diet", preference_key: "Vegetarian" } as never);
  const values = [samples.user.id];
  const own = process.env.DATABASE_URL as string;
  await query(own, "INSERT INTO sessions (token_hash, user_id, expires_at) VALUES ('a', $1, now())", values);
  await query(own, "INSERT INTO sign_ins (code_hash, attempt_hash, user_id) VALUES ('b', 'c', $1)", values);
  await query(own, "INSERT INTO known_devices VALUES ($1, 'j', now())", values);
  await query(own, "INSERT INTO kept_forms VALUES ('i', $1, '/meals/new', '[]')", values);
  await query(own, `INSERT INTO idempotency_keys (scope, key, answer) VALUES ('d', 'e', '{"f": "\\\\N"}')`);
  const stream = "INSERT INTO live_streams (family_id, id, user_id, seen_at) VALUES ($1, gen_random_uuid(), $2, now())";
  await query(own, stream, [family_id, samples.user.id]);
  await makeNotices(family_id, samples.user.id);
  await query(own, "INSERT INTO push_keys (public_key, private_key) VALUES ('open', 'own')");
  await query(own, "INSERT INTO passwords VALUES ($1, '$scrypt$', now())", values);
  await query(
    own,
    "INSERT INTO passkeys (user_id, credential_id, public_key, counter, rp_id, name, created_at) VALUES ($1, 'k', '\\x01', 0, 'a.example', 'Phone', now())",
    values,
  );
  await query(own, "INSERT INTO sign_in_events (user_id, kind, happened_at) VALUES ($1, 'signed-in', now())", values);
  await query(
    own,
    "INSERT INTO sign_in_links (kind, user_id, token_hash, created_at, expires_at) VALUES ('password', $1, 'l', now(), now() + interval '1 hour')",
    values,
  );
  await query(own, "INSERT INTO oidc_payloads (key, payload, expires_at) VALUES ('m', '{}', now())");
  await query(own, `INSERT INTO signing_keys (jwk) VALUES ('{"kty": "RSA"}')`);
  await query(own, "INSERT INTO rate_limits (scope) VALUES ('g')");
  await makeScreenCode();
  return samples;
}

/** The names of all tables. */
export async function listTables(url: string): Promise<string[]> {
  const rows = await query(url, "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
  return rows.map(({ name }) => String(name));
}

/** The revisions, which continue from another number after a restore. */
const COUNTERS = ["calendar", "chores", "grocery", "ideas", "members"].map((name) => `${name}_revision`).join();

/** Every row of every table without its revisions, and the last value of each sequence. */
export const readEverything = (url: string): Promise<Record<string, unknown[]>> =>
  connected(url, async (client) => {
    const everything: Record<string, unknown[]> = {};
    for (const name of await listTables(url)) {
      const row = `to_jsonb(t) - '{${COUNTERS}}'::text[]`;
      const { rows } = await client.query(`SELECT ${row} AS row FROM "${name}" AS t ORDER BY (${row})::text`);
      everything[name] = rows.map(({ row }) => row);
    }
    const sequences = "SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1";
    return { ...everything, sequences: (await client.query(sequences)).rows };
  });

/** A row of each table of notices, of a person in a family. */
export async function makeNotices(familyId: number, userId: number): Promise<void> {
  const own = process.env.DATABASE_URL as string;
  const ofUser = [familyId, userId];
  const preferences = "INSERT INTO notice_preferences (user_id, created_at, updated_at) VALUES ($1, now(), now())";
  await query(own, preferences, [userId]);
  await makeDevice({ id: userId });
  const plan = "INSERT INTO family_plans (family_id, wake_at) VALUES ($1, 'epoch') ON CONFLICT DO NOTHING";
  await query(own, plan, [familyId]);
  await query(
    own,
    `INSERT INTO notices VALUES ($1, $2, 'changes', 'k', '2030-01-01', '2030-02-01', '{"a": "b\\n"}')`,
    ofUser,
  );
  await query(
    own,
    `INSERT INTO notice_sends (family_id, id, user_id, kind, key, destination, state, due_at, until, data)
     VALUES ($1, gen_random_uuid(), $2, 'changes', 'k', 'email', 'sent', now(), now(), '{}')`,
    ofUser,
  );
  await query(own, "INSERT INTO noted_changes VALUES ($1, gen_random_uuid(), $2, now(), '{}')", ofUser);
}
