import { createHash } from "node:crypto";

/**
 * The stored form of a random token: its SHA-256 in base64url. Look-ups use an index on it, so their timing reveals
 * nothing about the token.
 */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
