import { randomBytes } from "node:crypto";
import type pg from "pg";
import encodeQR from "qr";
import type { Config } from "#app/config/env.server.ts";
import { HOUSEHOLD, hasHousehold } from "#app/config/sign-in.server.ts";
import { connect } from "#app/db/migrate.server.ts";
import { formatCode, makeCode, SET_UP_CODE_LENGTH } from "#app/domain/people/one-time-code.ts";
import { hashToken } from "#app/utils/hash-token.ts";

/** A code works until the next one is made, or until an account exists. */
const YEARS = 10;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Makes the code for the first account; the former code ends. Returns `null` once an account exists. The database
 * stores only the code's hash.
 */
export async function makeSetUpCode(databaseUrl: string): Promise<string | null> {
  const client = await connect(databaseUrl);
  try {
    if ((await client.query("SELECT FROM users LIMIT 1")).rowCount !== 0) return null;
    const code = makeCode(randomBytes(SET_UP_CODE_LENGTH));
    const now = Date.now();
    await client.query("DELETE FROM sign_in_links WHERE kind = 'set-up'");
    await client.query(
      "INSERT INTO sign_in_links (kind, token_hash, created_at, expires_at) VALUES ('set-up', $1, $2, $3)",
      [hashToken(code), new Date(now), new Date(now + YEARS * YEAR_MS)],
    );
    return formatCode(code);
  } finally {
    await client.end();
  }
}

/** The lines that lead to the first account; on a terminal with a QR code of the address. */
export function setUpLines(appUrl: string, code: string, isTerminal: boolean): string {
  const address = `${appUrl}/set-up/${code}`;
  const lines = `Nobody has an account yet. Whoever opens this address first makes the first one:\n${address}\n`;
  return isTerminal ? `${lines}${encodeQR(address, "term")}\n` : lines;
}

/** The settings that decide who can sign in. */
type Settings = Pick<Config, "appUrl" | "signIn">;

/** A line about accounts without a way that works, as after a change of `SIGN_IN` or `OAUTH_ISSUER`. */
async function lockedOutLine(client: pg.Client, { signIn: { mode, issuers } }: Settings): Promise<string> {
  const working = issuers.map(({ kind, url }) => (kind === "household" ? HOUSEHOLD : url));
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM users u
     WHERE NOT EXISTS (SELECT FROM ways w WHERE w.user_id = u.id AND w.issuer = ANY($1::text[]))`,
    [working],
  );
  const count = rows[0]?.count ?? 0;
  if (count === 0) return "";
  const people = count === 1 ? "1 person has" : `${count} people have`;
  const way = hasHousehold(mode) ? " For each: npm run sign-in-link -- NAME" : "";
  return `${people} an account that cannot sign in here (SIGN_IN=${mode}).${way}\n`;
}

/** A line for each other host that passkeys were made for: browsers do not offer them at this one. */
async function passkeyLines(client: pg.Client, { appUrl }: Settings): Promise<string> {
  const { rows } = await client.query<{ host: string; count: number }>(
    "SELECT rp_id AS host, count(*)::int AS count FROM passkeys WHERE rp_id <> $1 GROUP BY 1 ORDER BY 1",
    [new URL(appUrl).hostname],
  );
  return rows
    .map(({ host, count }) => {
      const were = count === 1 ? "1 passkey was" : `${count} passkeys were`;
      const work = count === 1 ? "does not work" : "do not work";
      return `${were} made for ${host} and ${work} at ${appUrl}: their people need a password or a link.\n`;
    })
    .join("");
}

/** The lines about sign-in at the start: how to make the first account, and who cannot sign in. */
export async function signInLines(databaseUrl: string, settings: Settings, isTerminal: boolean): Promise<string> {
  const { mode } = settings.signIn;
  if (mode === "local") return "";
  const code = hasHousehold(mode) ? await makeSetUpCode(databaseUrl) : null;
  if (code !== null) return setUpLines(settings.appUrl, code, isTerminal);
  const client = await connect(databaseUrl);
  try {
    return (await lockedOutLine(client, settings)) + (hasHousehold(mode) ? await passkeyLines(client, settings) : "");
  } finally {
    await client.end();
  }
}
