import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { config } from "#app/config/env.server.ts";

/**
 * Encryption of texts, so that a database or its backup alone does not reveal them
 * (docs/decisions/060-credentials-sealed-by-the-session-secret.md).
 */

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

const deriveKey = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "sealed texts", 32));

/** Encrypts a text with the newest key of `SESSION_SECRET`. */
export function seal(text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(config().sessionSecrets[0] ?? ""), iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

function openWith(secret: string, sealed: Buffer): string | null {
  try {
    const decipher = createDecipheriv(CIPHER, deriveKey(secret), sealed.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}

/** Decrypts a text; `null` if its key is no longer configured. */
export function unseal(stored: string): string | null {
  const sealed = Buffer.from(stored, "base64url");
  for (const secret of config().sessionSecrets) {
    const text = openWith(secret, sealed);
    if (text !== null) return text;
  }
  return null;
}
