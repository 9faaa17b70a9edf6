import { createTransport } from "nodemailer";
import { config } from "#app/config/env.server.ts";

/** Milliseconds in which a mail is handed over, or given up: a person waits for the answer. */
const DEADLINE = 8_000;

export interface Mail {
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** What names it wherever it comes, so that the same twice is known as one. */
  messageId?: string;
  headers?: Record<string, string>;
  /** One of many at the same time, which nobody waits for. */
  isOfMany?: boolean;
}

/**
 * Connections for mails that nobody waits for: they are reused, and closed when idle for long before a server would. The
 * library does not send again what a server did not answer: the outbox does, and a reminder must not arrive twice.
 */
const POOL = { pool: true, maxConnections: 20, maxRequeues: 0, idleTimeout: 5_000 } as const;

const settings = (url: string) => ({
  url,
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
 * Hands one mail over to the SMTP server of `SMTP_URL`. Throws when there is none, when it refuses, or when it has not
 * taken the mail within `DEADLINE`. Names and addresses go in as parts: nodemailer encodes them, so that no line of
 * theirs becomes a header.
 */
export async function sendMail({ headers, isOfMany = false, ...mail }: Mail): Promise<void> {
  const { smtpUrl, from } = config().mail;
  if (!smtpUrl || !from) throw new Error("SMTP_URL is not set");
  // Suppresses out-of-office replies (RFC 3834).
  const all = { ...headers, "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };
  single ??= createTransport(settings(smtpUrl));
  pooled ??= createTransport({ ...settings(smtpUrl), ...POOL });
  await (isOfMany ? pooled : single).sendMail({ ...mail, headers: all, from, signal: AbortSignal.timeout(DEADLINE) });
}

/** Whether a mail was refused for good, at its recipient or its text, and not just now, nor for how we sent it. */
export function isRefusal(error: unknown): boolean {
  const { responseCode = 0, command = "" } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && responseCode < 600 && ["RCPT TO", "DATA"].includes(command);
}
