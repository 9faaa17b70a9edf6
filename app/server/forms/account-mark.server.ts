import { createHmac, timingSafeEqual } from "node:crypto";
import { config } from "#app/config/env.server.ts";

/** Characters of a SHA-256. Short, because a mark grants no access; it only tells accounts apart. */
const LENGTH = 8;

const sign = (id: string, secret: string) =>
  createHmac("sha256", secret).update(`account ${id}`).digest("base64url").slice(0, LENGTH);

/** The account's id with a signature, as a hidden field of its forms. */
export function markAccount(userId: number): string {
  const id = userId.toString(36);
  return id + sign(id, config().sessionSecrets[0] ?? "");
}

/** The user id of a mark; `null` for an invalid one. */
export function readAccountMark(mark: string): number | null {
  const [id, signature] = [mark.slice(0, -LENGTH), Buffer.from(mark.slice(-LENGTH))];
  const isOurs = config().sessionSecrets.some((secret) => {
    const expected = Buffer.from(sign(id, secret));
    return expected.length === signature.length && timingSafeEqual(expected, signature);
  });
  return isOurs && id ? Number.parseInt(id, 36) : null;
}

/** Longer than `LENGTH`, because browsers store data under it. */
const PERSON_LENGTH = 16;

const signPerson = (userId: number, secret: string) =>
  createHmac("sha256", secret).update(`person ${userId}`).digest("base64url").slice(0, PERSON_LENGTH);

/** A pseudonym of a user, under which a browser stores their data apart from other users'. */
export const markPerson = (userId: number): string => signPerson(userId, config().sessionSecrets[0] ?? "");

/** Whether a mark is this user's, with the present or an earlier secret. */
export const isMarkOf = (mark: string, userId: number): boolean =>
  config().sessionSecrets.some((secret) => signPerson(userId, secret) === mark);
