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
}

let transport: ReturnType<typeof createTransport> | undefined;

/** Whether mail is configured. */
export const sendsMail = (): boolean => config().mail.smtpUrl !== undefined;

/**
 * Hands one mail over to the SMTP server of `SMTP_URL`. Throws when there is none, when it refuses, or when it has not
 * taken the mail within `DEADLINE`. Names and addresses go in as parts: nodemailer encodes them, so that no line of
 * theirs becomes a header.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { smtpUrl, from } = config().mail;
  if (!smtpUrl) throw new Error("SMTP_URL is not set");
  transport ??= createTransport({
    url: smtpUrl,
    connectionTimeout: DEADLINE,
    greetingTimeout: DEADLINE,
    socketTimeout: DEADLINE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  await transport.sendMail({
    ...mail,
    from,
    // Suppresses out-of-office replies (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    signal: AbortSignal.timeout(DEADLINE),
  });
}
