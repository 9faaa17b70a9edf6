import { createHmac, timingSafeEqual } from "node:crypto";
import { config } from "#app/config/env.server.ts";
import { NOTICE_KINDS, type NoticeKind } from "#app/shared/notices/constants.ts";

/** The content of an unsubscribe link: mails of a kind to an address of an account. */
export interface Unsubscribing {
  userId: number;
  kind: NoticeKind;
  email: string;
}

const sign = (body: string, secret: string) => createHmac("sha256", secret).update(`unsubscribe ${body}`).digest();

/** A signed token. It does not expire and allows nothing but unsubscribing. */
export function unsubscribeToken({ userId, kind, email }: Unsubscribing): string {
  const body = Buffer.from(JSON.stringify([userId, kind, email])).toString("base64url");
  return `${body}.${sign(body, config().sessionSecrets[0] ?? "").toString("base64url")}`;
}

/** Reads a token; `null` unless it is signed with the current session secret or an older one. */
export function readUnsubscribeToken(token: string): Unsubscribing | null {
  const [body = "", signature = "", ...more] = token.split(".");
  const given = Buffer.from(signature, "base64url");
  const isOurs = config().sessionSecrets.some((secret) => {
    const own = sign(body, secret);
    return own.length === given.length && timingSafeEqual(own, given);
  });
  if (!isOurs || more.length > 0) return null;
  const [userId, kind, email] = JSON.parse(Buffer.from(body, "base64url").toString("utf8")) as [number, string, string];
  const known = NOTICE_KINDS.find((one) => one === kind);
  return known ? { userId, kind: known, email } : null;
}
