import { createHmac, timingSafeEqual } from "node:crypto";
import { config } from "#app/config/env.server.ts";

/** Of a SHA-256: a mark opens nothing, it only says whose form this is. */
const LENGTH = 8;

const sign = (id: string, secret: string) =>
  createHmac("sha256", secret).update(`account ${id}`).digest("base64url").slice(0, LENGTH);

/** The signed number of an account, for its forms. */
export function markAccount(userId: number): string {
  const id = userId.toString(36);
  return id + sign(id, config().sessionSecrets[0] ?? "");
}

/** The account whose mark this is; `null` where it is none of ours. */
export function readAccountMark(mark: string): number | null {
  const [id, signature] = [mark.slice(0, -LENGTH), Buffer.from(mark.slice(-LENGTH))];
  const isOurs = config().sessionSecrets.some((secret) => {
    const expected = Buffer.from(sign(id, secret));
    return expected.length === signature.length && timingSafeEqual(expected, signature);
  });
  return isOurs && id ? Number.parseInt(id, 36) : null;
}
