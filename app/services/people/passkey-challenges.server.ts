import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { config } from "#app/config/env.server.ts";
import { consume, type Limit } from "#app/services/system/rate-limits.server.ts";

/**
 * Challenges that a passkey signs. A challenge needs no row until it is used, so that looking at a sign-in page writes
 * nothing: it holds its end and a signature of the app (docs/decisions/092-challenges-without-a-row.md).
 */

const SECONDS = 5 * 60;
export const CHALLENGE_MS = SECONDS * 1000;
const NONCE_BYTES = 16;
const END_BYTES = 6;
const MAC_BYTES = 32;

/** Remembers used challenges in all processes, for longer than they are valid. */
const USED: Limit = { name: "a challenge for a passkey", max: 1, seconds: 2 * SECONDS };

function sign(secret: string, scope: string, content: Buffer): Buffer {
  return createHmac("sha256", secret).update(`passkey challenge ${scope}\n`).update(content).digest();
}

/** A challenge in base64url. `scope` is its purpose, and the session or sign-in that it belongs to. */
export function makeChallenge(scope: string): string {
  const end = Buffer.alloc(END_BYTES);
  end.writeUIntBE(Date.now() + CHALLENGE_MS, 0, END_BYTES);
  const content = Buffer.concat([randomBytes(NONCE_BYTES), end]);
  return Buffer.concat([content, sign(config().sessionSecrets[0] ?? "", scope, content)]).toString("base64url");
}

/**
 * Uses a challenge. Returns `null` if it was good, else the reason for the log. Do not call inside a transaction.
 */
export async function spendChallenge(challenge: string, scope: string): Promise<string | null> {
  const bytes = Buffer.from(challenge, "base64url");
  const content = bytes.subarray(0, NONCE_BYTES + END_BYTES);
  const mac = bytes.subarray(NONCE_BYTES + END_BYTES);
  if (mac.length !== MAC_BYTES) return "a challenge that is not ours";
  if (!config().sessionSecrets.some((secret) => timingSafeEqual(mac, sign(secret, scope, content)))) {
    return "a challenge that was made for another session, or is not ours";
  }
  const left = content.readUIntBE(NONCE_BYTES, END_BYTES) - Date.now();
  // One that is valid for longer was made while the clock was ahead.
  if (left < 0 || left > 2 * CHALLENGE_MS) return "an old challenge";
  return (await consume(USED, bytes.toString("base64url"))) > 0 ? "a used challenge" : null;
}
