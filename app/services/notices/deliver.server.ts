import { QueryTypes } from "sequelize";
import { config } from "#app/config/env.server.ts";
import { sequelize } from "#app/db/database.server.ts";
import { writeMail } from "#app/domain/notices/mail-frame.ts";
import { countBounce } from "#app/services/notices/bounces.server.ts";
import {
  mayBeMailed,
  OWN_SERVER,
  ringingDevices,
  toDestination,
  wantedServer,
} from "#app/services/notices/channels.server.ts";
import { type Body, compose, type Send, toMail, toMessage } from "#app/services/notices/compose.server.ts";
import { loadNoticeContexts, type NoticeContexts } from "#app/services/notices/notice-context.server.ts";
import type { ReminderData } from "#app/services/notices/notice-schedule.server.ts";
import { sendToServer } from "#app/services/notices/notification-gateway.server.ts";
import { insertSends } from "#app/services/notices/outbox.server.ts";
import { findRecipients, forgetBounces, type Recipient } from "#app/services/notices/preferences.server.ts";
import { sendPush } from "#app/services/notices/push.server.ts";
import type { Delivery, Message, Sending } from "#app/services/notices/web-delivery.server.ts";
import { isRefusal, sendMail } from "#app/services/system/mail.server.ts";
import { reminderDelay } from "#app/utils/metrics.server.ts";

/** Sends the rows of `notice_sends`, each once (docs/decisions/064-notices-are-planned.md). */

/** Longer than any delivery: an older claim is from a process that has died. */
export const ABANDONED_MS = 22_000;
/** Deliveries in parallel: all of them end within `ABANDONED_MS`, even if each server is tried twice and times out. */
const AT_ONCE = 60;
/**
 * Outcomes in one statement. A small number, because outcomes that are not recorded when the process dies are sent
 * again.
 */
const RECORDED_AT_ONCE = 10;
const RETRY_MINUTES = [1, 5, 15];
/** A mail that may or may not have arrived is sent once more, and never a third time. */
const MAX_DOUBTS = 1;

const OPEN = `(state = 'due' AND due_at <= $2 OR state = 'sending' AND claimed_at <= $3)`;

/** Reminders first, and mails last, so that a mail server that hangs holds up nothing but mails. */
const ORDER = "destination = 'email', kind NOT IN ('event_reminders', 'chores'), due_at";

/** Claims some due sends, so that no other process sends them. */
async function claim(familyIds: readonly number[], now: number): Promise<Send[]> {
  const times = [new Date(now), new Date(now - ABANDONED_MS)];
  const due = await sequelize.query<{ family_id: number; id: string }>(
    `SELECT family_id, id FROM notice_sends WHERE family_id = ANY($1) AND ${OPEN} ORDER BY ${ORDER} LIMIT ${AT_ONCE}`,
    { bind: [familyIds, ...times], type: QueryTypes.SELECT },
  );
  if (due.length === 0) return [];
  return sequelize.query<Send>(
    `UPDATE notice_sends SET doubts = doubts + (state = 'sending')::int, state = 'sending', claimed_at = $2,
       tries = tries + 1
     WHERE family_id = ANY($1) AND id = ANY($4::uuid[]) AND ${OPEN} RETURNING *`,
    {
      bind: [[...new Set(due.map(({ family_id }) => family_id))], ...times, due.map(({ id }) => id)],
      type: QueryTypes.SELECT,
    },
  );
}

interface Outcome {
  send: Send;
  state: "sent" | "refused" | "dropped" | "lost" | "due";
  /** For a retry: its time. */
  due: Date;
}

/**
 * Milliseconds until the next try after `tries` tries; `Infinity` for never. `afterMs` is the delay that the service
 * asked for.
 */
export const untilRetry = (tries: number, afterMs?: number): number =>
  afterMs ?? (RETRY_MINUTES[tries - 1] ?? Number.POSITIVE_INFINITY) * 60_000;

/** The outcome of a delivery without an answer, or with a temporary refusal: a retry, or the end. */
function later(send: Send, now: number, afterMs?: number): Pick<Outcome, "state" | "due"> {
  const wait = untilRetry(send.tries - send.doubts, afterMs);
  return now + wait < send.until.getTime()
    ? { state: "due", due: new Date(now + wait) }
    : { state: "lost", due: new Date(now) };
}

const messageId = ({ id }: Send) => `<${id}@${new URL(config().appUrl).hostname}>`;

/** Logs a failure, without names and addresses. */
export type Report = (what: object, message: string) => void;

async function byMail(
  send: Send,
  body: Body,
  person: Recipient,
  contexts: NoticeContexts,
  now: number,
  report: Report,
): Promise<Delivery> {
  const content = toMail(body, send, person, contexts);
  try {
    await sendMail({
      to: { name: "", address: person.email },
      ...writeMail(content),
      messageId: messageId(send),
      isOfMany: true,
      headers: {
        "List-Unsubscribe": `<${content.unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    });
    if (person.bounces > 0) await forgetBounces(person.id);
    return { outcome: "sent" };
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    report({ code, responseCode, kind: send.kind }, "a notice could not be mailed");
    if (!isRefusal(error)) return { outcome: "later" };
    await countBounce(person, now);
    return { outcome: "refused" };
  }
}

/** Delivers to a device or a notification server. */
async function byWeb(
  send: Send,
  body: Body,
  person: Recipient,
  show: (message: Message, sending: Sending) => Promise<Delivery>,
  now: number,
  report: Report,
): Promise<Delivery> {
  const seconds = (send.until.getTime() - now) / 1000;
  const isUrgent = send.kind === "event_reminders" || send.kind === "chores";
  const delivery = await show(toMessage(body, send, person), { isUrgent, seconds, now });
  if (delivery.outcome !== "sent") {
    const [channel] = send.destination.split(":");
    report({ status: delivery.status, kind: send.kind, channel }, "a notice was not taken");
  }
  return delivery;
}

/** The function that delivers a body to the send's destination; `null` if the user no longer wants it there. */
function findDelivery(send: Send, person: Recipient, contexts: NoticeContexts, now: number, report: Report) {
  if (person.familyId !== send.family_id || send.until.getTime() <= now) return null;
  const show = (way: (message: Message, sending: Sending) => Promise<Delivery>) => (body: Body) =>
    byWeb(send, body, person, way, now, report);
  if (send.destination === "email") {
    return mayBeMailed(person, send.kind) ? (body: Body) => byMail(send, body, person, contexts, now, report) : null;
  }
  if (send.destination === OWN_SERVER) {
    const server = wantedServer(person, send.kind);
    return server && show((message, sending) => sendToServer(person.id, server, message, sending));
  }
  const device = ringingDevices(person, send.kind).find((one) => toDestination(one) === send.destination);
  return device ? show((message, sending) => sendPush(device, message, sending)) : null;
}

/** Sends by mail instead, if the user's last device has just been disabled. */
async function mailInstead(send: Send, now: number): Promise<void> {
  const [person] = await findRecipients([send.user_id]);
  const isLast = person?.devices.length === 0 && mayBeMailed(person, send.kind);
  if (isLast) await insertSends([{ ...send, destination: "email" }], now);
}

async function sendOne(
  send: Send,
  person: Recipient | undefined,
  contexts: NoticeContexts,
  now: number,
  report: Report,
): Promise<Outcome> {
  const at = { send, due: new Date(now) };
  if (send.doubts > MAX_DOUBTS) return { ...at, state: "lost" };
  const way = person ? findDelivery(send, person, contexts, now, report) : null;
  const body = way && person ? await compose(send, person, contexts, now) : null;
  if (!way || !person || !body) return { ...at, state: "dropped" };
  const delivery = await way(body);
  if (delivery.outcome === "later") return { send, ...later(send, now, delivery.afterMs) };
  if (delivery.outcome === "sent") return { ...at, state: "sent" };
  if (send.destination.startsWith("push:")) await mailInstead(send, now);
  return { ...at, state: "refused" };
}

async function record(outcomes: readonly Outcome[]): Promise<void> {
  await sequelize.query(
    `UPDATE notice_sends s SET state = m.state, due_at = m.due_at
     FROM unnest($1::bigint[], $2::uuid[], $3::text[], $4::timestamptz[]) AS m (family_id, id, state, due_at)
     WHERE s.family_id = ANY($1) AND s.family_id = m.family_id AND s.id = m.id`,
    {
      bind: [
        outcomes.map(({ send }) => send.family_id),
        outcomes.map(({ send }) => send.id),
        outcomes.map(({ state }) => state),
        outcomes.map(({ due }) => due),
      ],
    },
  );
}

/** After this, the rest is left to the next job, so that slow servers do not hold up reminders of other families. */
const LONGEST_MS = 10_000;

/**
 * Delivers due sends of some families until there are none, or for `LONGEST_MS`; returns their number. `clock` returns
 * milliseconds since 1970.
 */
export async function deliverDue(familyIds: readonly number[], clock: () => number, report: Report): Promise<number> {
  const began = clock();
  let sent = 0;
  for (;;) {
    const now = clock();
    if (now - began > LONGEST_MS) return sent;
    const sends = await claim(familyIds, now);
    if (sends.length === 0) return sent;
    const people = new Map(
      (await findRecipients([...new Set(sends.map(({ user_id }) => user_id))])).map((person) => [person.id, person]),
    );
    const reminded = sends
      .filter(({ kind }) => kind === "event_reminders")
      .map(({ family_id, data }) => ({ familyId: family_id, data: data as ReminderData }));
    const contexts = await loadNoticeContexts(
      sends.map(({ family_id }) => family_id),
      reminded,
    );
    const answered: Outcome[] = [];
    let left = sends.length;
    await Promise.all(
      sends.map(async (send) => {
        const outcome = await sendOne(send, people.get(send.user_id), contexts, now, report);
        answered.push(outcome);
        left -= 1;
        if (outcome.state === "sent") {
          sent += 1;
          reminderDelay.observe(Math.max(0, clock() - send.due_at.getTime()) / 1000);
        }
        if (answered.length >= RECORDED_AT_ONCE || left === 0) await record(answered.splice(0));
      }),
    );
  }
}
