import { expect, inject, it } from "vitest";
import { readConfig } from "#app/config/env.server.ts";
import { makeSetUpCode, signInLines } from "#scripts/lib/sign-in-lines.ts";
import { createDatabase, query } from "#tests/support/databases.ts";

const CLIENT = { OAUTH_CLIENT_ID: "id", OAUTH_CLIENT_SECRET: "secret", OAUTH_ISSUER: "https://new.example" };
const settings = (env: Record<string, string>) =>
  readConfig({ NODE_ENV: "test", SESSION_SECRET: "a key of the test", APP_URL: "https://roost.example", ...env });

const addUser = async (url: string, ...issuers: string[]) => {
  const [user] = await query(url, "INSERT INTO users (email) VALUES ('a@b.example') RETURNING id");
  for (const issuer of issuers) {
    await query(url, "INSERT INTO ways (user_id, issuer, subject) VALUES ($1, $2, $3)", [
      user?.id,
      issuer,
      `${user?.id} ${issuer}`,
    ]);
  }
  return user?.id;
};

it("says how the first account is made, with a code that ends the one before, until there is an account", async () => {
  const url = await createDatabase(inject("templateUrl"));
  const household = settings({});
  const lines = await signInLines(url, household, false);
  expect(lines).toMatch(
    /^Nobody has an account yet\. Whoever opens this address first makes the first one:\nhttps:\/\/roost\.example\/set-up\/[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}\n$/,
  );
  expect(await signInLines(url, household, true)).toContain("\u001b[40m");
  const rows = await query(url, "SELECT token_hash FROM sign_in_links");
  expect(rows).toHaveLength(1);
  expect(lines).not.toContain(rows[0]?.token_hash);
  expect(await signInLines(url, settings(CLIENT), false)).toBe("");
  expect(await signInLines(url, settings({ APP_URL: "http://localhost:3000" }), false)).toBe("");
  await addUser(url, "household");
  expect([await makeSetUpCode(url), await signInLines(url, household, false)]).toEqual([null, ""]);
});

it("counts the accounts that cannot sign in, and the passkeys of another host", async () => {
  const url = await createDatabase(inject("templateUrl"));
  await addUser(url, "http://localhost:3001");
  await addUser(url, "https://old.example");
  const both = await addUser(url, "household", "https://new.example");
  expect(await signInLines(url, settings({}), false)).toBe(
    "2 people have an account that cannot sign in here (SIGN_IN=household). For each: npm run sign-in-link -- NAME\n",
  );
  expect(await signInLines(url, settings(CLIENT), false)).toBe(
    "2 people have an account that cannot sign in here (SIGN_IN=provider).\n",
  );
  await addUser(url, "https://new.example");
  expect(await signInLines(url, settings({ ...CLIENT, SIGN_IN: "both" }), false)).toMatch(/^2 people .*SIGN_IN=both/);
  await query(url, "DELETE FROM users WHERE id <> $1", [both]);
  for (const [credential, host] of [
    ["a", "pi.example"],
    ["b", "pi.example"],
    ["c", "roost.example"],
  ]) {
    await query(
      url,
      "INSERT INTO passkeys (user_id, credential_id, public_key, counter, rp_id, name, created_at) VALUES ($1, $2, '', 0, $3, 'Phone', now())",
      [both, credential, host],
    );
  }
  expect(await signInLines(url, settings({}), false)).toBe(
    "2 passkeys were made for pi.example and do not work at https://roost.example: their people need a password or a link.\n",
  );
});
