import "#scripts/lib/load-env.ts";
import { randomBytes } from "node:crypto";
import type pg from "pg";
import PgBoss from "pg-boss";
import { readConfig } from "#app/config/env.server.ts";
import { hasHousehold } from "#app/config/sign-in.server.ts";
import { connect, migrate } from "#app/db/migrate.server.ts";
import { foldName } from "#app/domain/people/sign-in-name.ts";
import { HOUR_MS } from "#app/domain/time/time.ts";
import { OPERATOR } from "#app/shared/people/sign-in-events.ts";
import { hashToken } from "#app/utils/hash-token.ts";
import { fail } from "#scripts/lib/fail.ts";
import { StartError } from "#scripts/lib/start-error.ts";
import { withDatabase } from "#scripts/lib/with-database.ts";

const USAGE = "Usage: npm run sign-in-link -- NAME, a sign-in name, a confirmed email, or id:12\n";

interface Found {
  id: string;
  name: string;
  family_id: string | null;
  family: string | null;
}

const PEOPLE = `SELECT u.id, coalesce(u.name, u.given_name, u.sign_in_name, '') AS name, u.family_id, f.name AS family
  FROM users u LEFT JOIN families f ON f.id = u.family_id`;

/** The accounts of a sign-in name, a confirmed email or `id:…`. Other issuers may know one email for several accounts. */
async function findPeople(client: pg.Client, name: string): Promise<Found[]> {
  const find = async (where: string, value: string) =>
    (await client.query<Found>(`${PEOPLE} WHERE ${where} ORDER BY u.id`, [value])).rows;
  const id = /^id:([1-9]\d{0,14})$/.exec(name)?.[1];
  if (id) return find("u.id = $1", id);
  const key = foldName(name.trim());
  if (!key.includes("@")) return find("u.sign_in_key = $1", key);
  const own = await find("u.sign_in_email = $1", key);
  return own.length > 0 ? own : find("u.email_verified AND lower(u.email) = $1", key);
}

const inFamily = ({ name, family }: Found) => (family === null ? name : `${name} (${family})`);

/** @throws {StartError} for no person, or for several */
async function findPerson(client: pg.Client, name: string): Promise<Found> {
  const [person, ...others] = await findPeople(client, name);
  if (!person) throw new StartError(`Nobody here has the sign-in name or e-mail ${name}.`);
  if (others.length > 0)
    throw new StartError([person, ...others].map((one) => `id:${one.id} ${inFamily(one)}`).join("\n"));
  return person;
}

/** Makes a link for a password; the former one ends. Its user is told (docs/product/household.md, "Forgotten passwords"). */
async function makeLink(client: pg.Client, { id, family_id }: Found): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = new Date();
  await client.query("BEGIN");
  await client.query("UPDATE users SET password_link_at = $2 WHERE id = $1", [id, now]);
  await client.query(
    `UPDATE sign_in_links SET ended_at = $2
     WHERE user_id = $1 AND kind = 'password' AND used_at IS NULL AND ended_at IS NULL`,
    [id, now],
  );
  const made = await client.query<{ id: string }>(
    `INSERT INTO sign_in_links (kind, user_id, token_hash, created_at, expires_at)
     VALUES ('password', $1, $2, $3, $4) RETURNING id`,
    [id, hashToken(token), now, new Date(now.getTime() + HOUR_MS)],
  );
  const detail = { link: "password", by: OPERATOR, link_id: Number(made.rows[0]?.id) };
  await client.query(
    "INSERT INTO sign_in_events (user_id, kind, detail, happened_at) VALUES ($1, 'link-made', $2, $3)",
    [id, JSON.stringify(detail), now],
  );
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
    schedule: false,
    migrate: false,
  });
  const family = family_id === null ? null : Number(family_id);
  const madeLink = { by: OPERATOR, at: now.getTime() };
  await boss.send("account-mail", { kind: "password-link", user: Number(id), family, madeLink });
  await client.query("COMMIT");
  return token;
}

/** `npm run sign-in-link`: prints a link for a password, beside a running Roost or without one. */
async function main(): Promise<void> {
  const [name, ...others] = process.argv.slice(2);
  if (!name || others.length > 0 || /^-/.test(name)) {
    process.stderr.write(USAGE);
    process.exit(2);
  }
  const { appUrl, signIn } = readConfig(process.env);
  if (!hasHousehold(signIn.mode)) {
    throw new StartError(`SIGN_IN: with ${signIn.mode} there are no passwords here, so no links for them.`);
  }
  await withDatabase(async (databaseUrl) => {
    await migrate(databaseUrl);
    const client = await connect(databaseUrl);
    try {
      const person = await findPerson(client, name);
      const token = await makeLink(client, person);
      process.stdout.write(`${appUrl}/let-in/${token}\n`);
      process.stderr.write(`For ${inFamily(person)}. It works once, for an hour.\n`);
    } finally {
      await client.end();
    }
  });
}

main().catch(fail);
