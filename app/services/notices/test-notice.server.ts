import { randomUUID } from "node:crypto";
import { config } from "#app/config/env.server.ts";
import { enqueue } from "#app/db/jobs.server.ts";
import { writeMail } from "#app/domain/notices/mail-frame.ts";
import type { User } from "#app/models/user.server.ts";
import { findRecipient, findRecipients, takesMail } from "#app/services/notices/preferences.server.ts";
import { sendMail } from "#app/services/system/mail.server.ts";
import { consume, type Limit } from "#app/services/system/rate-limits.server.ts";
import type { NoticeChannel } from "#app/utils/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";

const TESTS: Limit = { name: "test notices", max: 5, seconds: 600 };
const OF_USE_MS = 10 * 60_000;

/** Has a test go to a person. Answers by what; nobody waits for whether it arrives. */
export async function sendTest(user: User, channel?: NoticeChannel): Promise<NoticeChannel[]> {
  const person = await findRecipient(user.id);
  if (!takesMail(person) || (channel !== undefined && channel !== "email")) {
    throw new DomainError("conflict", "There is nothing that a test could come by.");
  }
  const wait = await consume(TESTS, user.id);
  if (wait > 0) throw new DomainError("limited", "That was enough tests for now.", undefined, wait);
  await enqueue("test", { user: user.id, id: randomUUID(), until: new Date(Date.now() + OF_USE_MS).toISOString() });
  return ["email"];
}

/** Sends a test that was asked for, while it is of use. */
export async function deliverTest({ user, id, until }: { user: number; id: string; until: string }): Promise<void> {
  const [person] = await findRecipients([user]);
  if (!person || !takesMail(person) || Date.parse(until) < Date.now()) return;
  const { appUrl } = config();
  const { host, hostname } = new URL(appUrl);
  const title = "This is a test";
  const text = "Notices of Roost reach you here.";
  const mail = writeMail({
    subject: "A test from Roost",
    preheader: text,
    title,
    lead: null,
    parts: [{ text }],
    buttons: [{ label: "Open Roost", url: `${appUrl}/dashboard` }],
    why: "You get this because you asked for a test.",
    familyName: null,
    settingsUrl: `${appUrl}/account/notifications`,
    unsubscribeUrl: null,
    host,
  });
  await sendMail({ to: { name: "", address: person.email }, ...mail, messageId: `<${id}@${hostname}>` });
}
