import { createHmac, randomBytes } from "node:crypto";
import { config } from "#app/config/env.server.ts";
import { hashToken } from "#app/utils/hash-token.ts";

/**
 * Tokens of invitation links: 256 bits that the database does not hold. A row holds a random seed, from which the
 * session secret derives the token, and the token's hash, by which a row is found
 * (docs/decisions/019-tokens-of-invitations.md).
 */
interface StoredToken {
  token_seed: string;
  token_hash: string;
}

const derive = (secret: string, seed: string) =>
  createHmac("sha256", secret).update(`invitation ${seed}`).digest("base64url");

/** The columns of a new token. */
export function newToken(): StoredToken {
  const token_seed = randomBytes(32).toString("base64url");
  return { token_seed, token_hash: hashToken(derive(config().sessionSecrets[0] ?? "", token_seed)) };
}

/** The token of a row; `null` if its session secret is no longer configured. */
export function recoverToken({ token_seed, token_hash }: StoredToken): string | null {
  const tokens = config().sessionSecrets.map((secret) => derive(secret, token_seed));
  return tokens.find((token) => hashToken(token) === token_hash) ?? null;
}
