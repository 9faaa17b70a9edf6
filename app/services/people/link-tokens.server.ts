import { createHmac, randomBytes } from "node:crypto";
import { config } from "#app/config/env.server.ts";
import { DEVICE_CODE_LENGTH, formatCode, makeCode } from "#app/domain/people/one-time-code.ts";
import type { SignInLink } from "#app/models/people/sign-in-link.server.ts";
import { hashToken } from "#app/utils/hash-token.ts";

/**
 * Tokens and codes of sign-in links, which the database does not hold: a row has a random seed, from which the session
 * secret derives both, and their hashes (docs/decisions/019-tokens-of-invitations.md). So the page of a link can show it
 * again, and no backup or stored answer opens anything.
 */

export interface LinkSecrets {
  token: string;
  /** `XXXX-XXXX`, for a device. */
  code: string | null;
}

const derive = (secret: string, what: string, seed: string) =>
  createHmac("sha256", secret).update(`sign-in ${what} ${seed}`).digest();

function secretsOf(secret: string, seed: string, kind: SignInLink["kind"]) {
  const code = kind === "device" ? makeCode(derive(secret, "code", seed).subarray(0, DEVICE_CODE_LENGTH)) : null;
  return { token: derive(secret, "link", seed).toString("base64url"), code };
}

/** The columns of a new link. */
export function newLinkSecrets(kind: SignInLink["kind"]) {
  const token_seed = randomBytes(32).toString("base64url");
  const { token, code } = secretsOf(config().sessionSecrets[0] ?? "", token_seed, kind);
  return { token_seed, token_hash: hashToken(token), code_hash: code && hashToken(code) };
}

/** The token and code of a link; `null` if its session secret is no longer configured, or if it is shown once alone. */
export function linkSecrets({ kind, token_seed, token_hash }: SignInLink): LinkSecrets | null {
  if (token_seed === null) return null;
  const found = config()
    .sessionSecrets.map((secret) => secretsOf(secret, token_seed, kind))
    .find(({ token }) => hashToken(token) === token_hash);
  return found ? { token: found.token, code: found.code && formatCode(found.code) } : null;
}
