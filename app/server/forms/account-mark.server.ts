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

/** The account of a mark; `null` for an invalid one. */
export function readAccountMark(mark: string): number | null {
  const [id, signature] = [mark.slice(0, -LENGTH), Buffer.from(mark.slice(-LENGTH))];
  const isOurs = config().sessionSecrets.some((secret) => {
    const expected = Buffer.from(sign(id, secret));
    return expected.length === signature.length && timingSafeEqual(expected, signature);
  });
  return isOurs && id ? Number.parseInt(id, 36) : null;
}

/** Longer than that of forms: what a browser keeps lies under it. */
const PERSON_LENGTH = 16;

const signPerson = (userId: number, secret: string) =>
  createHmac("sha256", secret).update(`person ${userId}`).digest("base64url").slice(0, PERSON_LENGTH);

/** By which a browser keeps apart what it has of different people; it says nothing of who that is. */
export const markPerson = (userId: number): string => signPerson(userId, config().sessionSecrets[0] ?? "");

/** Whether a mark is this person's, also one made before the secret was changed. */
export const isMarkOf = (mark: string, userId: number): boolean =>
  config().sessionSecrets.some((secret) => signPerson(userId, secret) === mark);
