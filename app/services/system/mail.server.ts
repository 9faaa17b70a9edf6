import { createTransport, type Transporter } from "nodemailer";
import { config } from "#app/config/env.server.ts";
import { writeMessage } from "#app/services/system/mail-text.server.ts";

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
 * Connections for mails that nobody waits for: they go one after the other over the same, which are closed when they have
 * been idle for so long, long before a server would. What a server did not answer is left to whoever sent it: the library
 * would send it again by itself, and twice is too often for a reminder.
 */
const POOL = { pool: true, maxConnections: 20, maxRequeues: 0, idleTimeout: 5_000 } as const;

const transports = new Map<boolean, Transporter>();

function findTransport(url: string, isOfMany: boolean): Transporter {
  const known = transports.get(isOfMany);
  if (known) return known;
  const settings = {
    url,
    connectionTimeout: DEADLINE,
    greetingTimeout: DEADLINE,
    socketTimeout: DEADLINE,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const made: Transporter = isOfMany ? createTransport({ ...settings, ...POOL }) : createTransport(settings);
  transports.set(isOfMany, made);
  return made;
}

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
  const message = { ...mail, headers: all, from };
  const written = isOfMany ? writeMessage(message) : message;
  await findTransport(smtpUrl, isOfMany).sendMail({ ...written, signal: AbortSignal.timeout(DEADLINE) });
}

/** Whether a mail was refused for good, at its recipient or its text, and not just now, nor for how we sent it. */
export function isRefusal(error: unknown): boolean {
  const { responseCode = 0, command = "" } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && responseCode < 600 && ["RCPT TO", "DATA"].includes(command);
}
