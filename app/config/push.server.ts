import { createECDH } from "node:crypto";
import { isIP } from "node:net";
import { isOwnName } from "#app/config/urls.server.ts";

/** The identification of this installation to push services (VAPID, RFC 8292). */
export interface PushSettings {
  /** `null`: the keys in the database. */
  keys: PushKeys | null;
  /** The contact for operators of push services: a `mailto:` or `https:` address. */
  subject: string;
  /** Whether Apple's push service accepts the subject. */
  isSubjectReal: boolean;
}

/** A key pair on the curve P-256, in base64url: 65 bytes and 32 bytes. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

interface Variables {
  VAPID_PUBLIC_KEY?: string | undefined;
  VAPID_PRIVATE_KEY?: string | undefined;
  VAPID_SUBJECT?: string | undefined;
  MAIL_FROM?: string | undefined;
}

/** Names that are reserved for documentation (RFC 2606). */
const RESERVED = /(^|\.)(example|invalid)$/;

const hostOfSubject = (subject: string): string =>
  subject.startsWith("mailto:") ? (subject.split("@").at(-1) ?? "") : new URL(subject).hostname;

function isReal(subject: string): boolean {
  const host = hostOfSubject(subject).toLowerCase();
  const isAddress = isIP(host.replace(/[[\]]/g, "")) > 0;
  return !isAddress && !isOwnName(host) && !RESERVED.test(host);
}

/** Whether the two keys belong together. */
export function isPair({ publicKey, privateKey }: PushKeys): boolean {
  const [open, own] = [publicKey, privateKey].map((key) => Buffer.from(key, "base64url")) as [Buffer, Buffer];
  if (![publicKey, privateKey].every((key) => /^[\w-]+$/.test(key)) || own.length !== 32) return false;
  const curve = createECDH("prime256v1");
  try {
    curve.setPrivateKey(own);
    return curve.getPublicKey().equals(open);
  } catch {
    return false;
  }
}

/** The settings of push, with their problems as lines (docs/operating.md, "Notices to devices"). */
export function pushSettings(values: Variables, appUrl: string): PushSettings & { problems: string[] } {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT, MAIL_FROM } = values;
  const problems: string[] = [];
  const keys = publicKey && privateKey ? { publicKey, privateKey } : null;
  if (Boolean(publicKey) !== Boolean(privateKey)) {
    problems.push("VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: set both or neither");
  }
  if (keys && !isPair(keys)) problems.push("VAPID_PRIVATE_KEY: must be the key of VAPID_PUBLIC_KEY, both as base64url");
  const mail = MAIL_FROM && `mailto:${MAIL_FROM.match(/[^\s<>]+@[^\s<>]+/)?.[0]}`;
  const offered = VAPID_SUBJECT ?? mail ?? (appUrl.startsWith("https:") ? appUrl : undefined);
  const subject = offered ?? "mailto:roost@localhost";
  return { keys, subject, isSubjectReal: isReal(subject), problems };
}
