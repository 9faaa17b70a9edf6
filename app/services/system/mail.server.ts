import { createTransport } from "nodemailer";
import { config } from "#app/config/env.server.ts";
import { mails } from "#app/utils/metrics.server.ts";

/** Milliseconds to hand over a mail. Short, because a user may wait for it. */
const DEADLINE = 8_000;

export interface Mail {
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** The BCP 47 tag of its texts. */
  language: string;
  /** The Message-ID, by which mail programs recognise a second delivery. */
  messageId?: string;
  headers?: Record<string, string>;
  /** Whether the mail is one of many, for the connection pool. */
  isOfMany?: boolean;
}

/**
 * Reused connections for many mails, closed long before a server would close them. Without requeues, because the outbox
 * retries itself, and a reminder must not arrive twice.
 */
const POOL = { pool: true, maxConnections: 20, maxRequeues: 0, idleTimeout: 5_000 } as const;

const settings = (url: string, isTlsRequired: boolean) => ({
  url,
  // STARTTLS, where the connection is not TLS from its first byte: without it, nothing is sent.
  requireTLS: isTlsRequired,
  connectionTimeout: DEADLINE,
  greetingTimeout: DEADLINE,
  socketTimeout: DEADLINE,
  disableFileAccess: true,
  disableUrlAccess: true,
});

let single: ReturnType<typeof createTransport> | undefined;
let pooled: ReturnType<typeof createTransport> | undefined;

/** Whether mail is configured. */
export const sendsMail = (): boolean => config().mail.smtpUrl !== undefined;

/**
 * Hands a mail to the SMTP server of `SMTP_URL`. Throws without a server, if it refuses, or after `DEADLINE`.
 * Names and addresses are passed as objects, so that nodemailer encodes them and a line break in them adds no header.
 */
export async function sendMail({ headers, isOfMany = false, language, ...mail }: Mail): Promise<void> {
  const { smtpUrl, from, isTlsRequired } = config().mail;
  if (!smtpUrl || !from) throw new Error("SMTP_URL is not set");
  // Suppresses out-of-office replies (RFC 3834).
  const all = {
    ...headers,
    "Content-Language": language,
    "Auto-Submitted": "auto-generated",
    "X-Auto-Response-Suppress": "All",
  };
  single ??= createTransport(settings(smtpUrl, isTlsRequired));
  pooled ??= createTransport({ ...settings(smtpUrl, isTlsRequired), ...POOL });
  try {
    await (isOfMany ? pooled : single).sendMail({ ...mail, headers: all, from, signal: AbortSignal.timeout(DEADLINE) });
    mails.inc({ result: "sent" });
  } catch (error) {
    mails.inc({ result: isRefusal(error) ? "refused" : "failed" });
    throw error;
  }
}

/** Whether a mail was refused permanently because of its recipient or text, and not because of our connection. */
export function isRefusal(error: unknown): boolean {
  const { responseCode = 0, command = "" } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && responseCode < 600 && ["RCPT TO", "DATA"].includes(command);
}
