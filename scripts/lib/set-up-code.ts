import { randomBytes } from "node:crypto";
import encodeQR from "qr";
import { connect } from "#app/db/migrate.server.ts";
import { formatCode, makeCode, SET_UP_CODE_LENGTH } from "#app/domain/people/one-time-code.ts";
import { hashToken } from "#app/utils/hash-token.ts";

/** A code works until the next one is made, or until there is an account. */
const YEARS = 10;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Makes the code by which the first account is made; the former one ends. Returns `null` once there is an account. The
 * database stores its hash alone.
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
