import { setMaxListeners } from "node:events";
import { createTransport } from "nodemailer";
import SMTPPool from "nodemailer/lib/smtp-pool";
import { config } from "#app/config/env.server.ts";
import { type WrittenMail, writeMessage } from "#app/services/system/mail-text.server.ts";

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
const POOL = { maxConnections: 20, maxRequeues: 0, idleTimeout: 5_000 } as const;

const settings = (url: string) => ({
  url,
  connectionTimeout: DEADLINE,
  greetingTimeout: DEADLINE,
  socketTimeout: DEADLINE,
});

let transport: ReturnType<typeof createTransport> | undefined;
let pool: SMTPPool | undefined;

/** Mails of the same moment have one deadline: one for each would take as long as a good part of its mail. */
const SAME_MOMENT_MS = 100;
let deadline = { signal: AbortSignal.abort(), from: Number.NEGATIVE_INFINITY };

function sharedDeadline(): AbortSignal {
  const now = performance.now();
  if (now - deadline.from > SAME_MOMENT_MS) {
    deadline = { signal: AbortSignal.timeout(DEADLINE), from: now };
    setMaxListeners(0, deadline.signal);
  }
  return deadline.signal;
}

/** Hands over what is written already: the library's own way there makes streams and objects by the dozen of each mail. */
function sendWritten(url: string, { envelope, raw }: WrittenMail): Promise<void> {
  pool ??= new SMTPPool({ ...settings(url), ...POOL });
  const message = {
    getEnvelope: () => envelope,
    messageId: () => "",
    getHeader: () => "",
    createReadStream: () => raw,
  };
  const mail = { data: { signal: sharedDeadline() }, message } as unknown as Parameters<SMTPPool["send"]>[0];
  return new Promise((resolve, reject) => {
    pool?.send(mail, (error) => (error ? reject(error) : resolve()));
  });
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
  if (isOfMany) return sendWritten(smtpUrl, writeMessage(message));
  transport ??= createTransport({ ...settings(smtpUrl), disableFileAccess: true, disableUrlAccess: true });
  await transport.sendMail({ ...message, signal: AbortSignal.timeout(DEADLINE) });
}

/** Whether a mail was refused for good, at its recipient or its text, and not just now, nor for how we sent it. */
export function isRefusal(error: unknown): boolean {
  const { responseCode = 0, command = "" } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && responseCode < 600 && ["RCPT TO", "DATA"].includes(command);
}
