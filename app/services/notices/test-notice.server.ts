import { randomUUID } from "node:crypto";
import { config } from "#app/config/env.server.ts";
import { enqueue } from "#app/db/jobs.server.ts";
import type { Jobs } from "#app/db/queues.server.ts";
import { writeMail } from "#app/domain/notices/mail-frame.ts";
import type { User } from "#app/models/people/user.server.ts";
import { workingChannels, workingServer } from "#app/services/notices/channels.server.ts";
import { untilRetry } from "#app/services/notices/deliver.server.ts";
import { sendToServer } from "#app/services/notices/notification-gateway.server.ts";
import { findRecipient, findRecipients, type Recipient } from "#app/services/notices/preferences.server.ts";
import { sendPush } from "#app/services/notices/push.server.ts";
import type { Delivery } from "#app/services/notices/web-delivery.server.ts";
import { isRefusal, sendMail } from "#app/services/system/mail.server.ts";
import { consume, type Limit } from "#app/services/system/rate-limits.server.ts";
import type { NoticeChannel } from "#app/shared/notices/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { say } from "#app/words/catalogue.ts";
import { noticeWords } from "#app/words/catalogues/notice-words.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";
import { english } from "#app/words/english.server.ts";

const TESTS: Limit = { name: "test notices", max: 5, seconds: 600 };
const EXPIRES_AFTER_MS = 10 * 60_000;

/**
 * Enqueues a test notice to a user. Returns the channels at once, without waiting for delivery. Do not call inside a
 * transaction.
 */
export async function sendTest(user: User, channel?: NoticeChannel): Promise<NoticeChannel[]> {
  const working = workingChannels(await findRecipient(user.id));
  const channels = channel === undefined ? working : working.filter((one) => one === channel);
  if (channels.length === 0) throw new DomainError("conflict", english(peopleWords, "nowhereToSend"));
  const wait = await consume(TESTS, user.id);
  if (wait > 0) throw new DomainError("limited", english(peopleWords, "tooManyTests"), undefined, wait);
  const until = new Date(Date.now() + EXPIRES_AFTER_MS).toISOString();
  // One job for each channel, so that a failed one is retried alone.
  for (const one of channels) await enqueue("test", { user: user.id, id: randomUUID(), until, channel: one });
  return channels;
}

async function mailTest({ email, locale }: Recipient, id: string): Promise<Delivery> {
  const { appUrl } = config();
  const { host, hostname } = new URL(appUrl);
  const words = say(noticeWords, locale);
  const text = words("testText");
  const mail = writeMail({
    locale,
    subject: words("testSubject"),
    preheader: text,
    title: words("testTitle"),
    lead: null,
    parts: [{ text }],
    buttons: [{ label: words("openRoost"), url: `${appUrl}/dashboard` }],
    why: words("whyTest"),
    familyName: null,
    settingsUrl: `${appUrl}/account/notifications`,
    unsubscribeUrl: null,
    host,
  });
  try {
    await sendMail({ to: { name: "", address: email }, ...mail, messageId: `<${id}@${hostname}>` });
    return { outcome: "sent" };
  } catch (error) {
    return { outcome: isRefusal(error) ? "refused" : "later" };
  }
}

/** Enqueues a retry after a temporary refusal, until the test expires. */
async function retryLater(job: Jobs["test"], delivery: Delivery): Promise<void> {
  if (delivery.outcome !== "later") return;
  const { tries = 1, until } = job;
  const wait = untilRetry(tries, delivery.afterMs);
  if (Date.now() + wait >= Date.parse(until)) return;
  await enqueue("test", { ...job, tries: tries + 1 }, Math.ceil(wait / 1000));
}

/** Sends a test, unless it has expired. */
export async function deliverTest(job: Jobs["test"]): Promise<void> {
  const { user, id, until, channel } = job;
  const [person] = await findRecipients([user]);
  const seconds = (Date.parse(until) - Date.now()) / 1000;
  if (!person || !workingChannels(person).includes(channel) || seconds <= 0) return;
  if (channel === "email") return retryLater(job, await mailTest(person, id));
  const words = say(noticeWords, person.locale);
  const message = {
    id,
    kind: "test",
    locale: person.locale,
    title: words("testTitle"),
    body: words("testText"),
    url: "/account/notifications",
  };
  const sending = { isUrgent: true, seconds, now: Date.now() };
  if (channel === "push") {
    const devices = person.devices.filter((one) => job.device === undefined || one.id === job.device);
    // In parallel, so that a slow push service delays no other device.
    await Promise.all(
      devices.map(async (device) =>
        retryLater({ ...job, device: device.id }, await sendPush(device, message, sending)),
      ),
    );
    return;
  }
  const server = workingServer(person);
  if (server) await retryLater(job, await sendToServer(person.id, server, message, sending));
}
