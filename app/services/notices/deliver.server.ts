import { QueryTypes } from "sequelize";
import { config } from "#app/config/env.server.ts";
import { sequelize } from "#app/db/database.server.ts";
import { writeMail } from "#app/domain/notices/mail-frame.ts";
import { countBounce } from "#app/services/notices/bounces.server.ts";
import {
  askedServer,
  mayBeMailed,
  OWN_SERVER,
  ringingDevices,
  toDestination,
} from "#app/services/notices/channels.server.ts";
import { type Body, compose, type Send, toMail, toMessage } from "#app/services/notices/compose.server.ts";
import { findHomes, type NoticeContexts } from "#app/services/notices/notice-context.server.ts";
import type { ReminderData } from "#app/services/notices/notice-schedule.server.ts";
import { sendToServer } from "#app/services/notices/notification-gateway.server.ts";
import { insertSends } from "#app/services/notices/outbox.server.ts";
import { findRecipients, forgetBounces, type Recipient } from "#app/services/notices/preferences.server.ts";
import { sendPush } from "#app/services/notices/push.server.ts";
import type { Delivery, Message, Sending } from "#app/services/notices/web-delivery.server.ts";
import { isRefusal, sendMail } from "#app/services/system/mail.server.ts";

/** Sends what was handed over, each once (docs/decisions/064-notices-are-planned.md). */

/** A sending takes less; one that is under way for longer was begun by a process that has died. */
export const ABANDONED_MS = 22_000;
/** All of them abreast, so that they are through within that time where a server is silent, and asked twice. */
const AT_ONCE = 60;
/** So few are written down at once: what is sent and not written down is sent again when the process dies. */
const RECORDED_AT_ONCE = 10;
const RETRY_MINUTES = [1, 5, 15];
/** Where nobody can say whether a mail arrived, it is sent once more, and never a third time. */
const MAX_DOUBTS = 1;

const OPEN = `(state = 'due' AND due_at <= $2 OR state = 'sending' AND claimed_at <= $3)`;

/** Takes some of what is due in some families: nobody else sends it from here on. */
async function claim(familyIds: readonly number[], now: number): Promise<Send[]> {
  const times = [new Date(now), new Date(now - ABANDONED_MS)];
  const due = await sequelize.query<{ family_id: number; id: string }>(
    `SELECT family_id, id FROM notice_sends WHERE family_id = ANY($1) AND ${OPEN} ORDER BY due_at LIMIT ${AT_ONCE}`,
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
  /** When it is tried again. */
  due: Date;
}

/**
 * Milliseconds until a sending that was tried `tries` times is tried again; `Infinity` for never. `afterMs` is what the service
 * asked for.
 */
export const untilRetry = (tries: number, afterMs?: number): number =>
  afterMs ?? (RETRY_MINUTES[tries - 1] ?? Number.POSITIVE_INFINITY) * 60_000;

/** What becomes of a sending that no answer came to, or a "not now", which may say when. */
function later(send: Send, now: number, afterMs?: number): Pick<Outcome, "state" | "due"> {
  const wait = untilRetry(send.tries - send.doubts, afterMs);
  return now + wait < send.until.getTime()
    ? { state: "due", due: new Date(now + wait) }
    : { state: "lost", due: new Date(now) };
}

const messageId = ({ id }: Send) => `<${id}@${new URL(config().appUrl).hostname}>`;

/** How failures are told to the log: without names and addresses. */
export type Report = (what: object, message: string) => void;

/** Sends a mail. */
async function byMail(
  send: Send,
  body: Body,
  person: Recipient,
  homes: NoticeContexts,
  now: number,
  report: Report,
): Promise<Delivery> {
  const content = toMail(body, send, person, homes);
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

/** Has a device or a server show it. */
async function byWeb(
  send: Send,
  body: Body,
  show: (message: Message, sending: Sending) => Promise<Delivery>,
  now: number,
  report: Report,
): Promise<Delivery> {
  const seconds = (send.until.getTime() - now) / 1000;
  const isUrgent = send.kind === "event_reminders" || send.kind === "chores";
  const delivery = await show(toMessage(body, send), { isUrgent, seconds, now });
  if (delivery.outcome !== "sent") {
    const [channel] = send.destination.split(":");
    report({ status: delivery.status, kind: send.kind, channel }, "a notice was not taken");
  }
  return delivery;
}

/** How a sending goes to its place, as long as its person wants that; `null` where they do not. */
function wayTo(send: Send, person: Recipient, homes: NoticeContexts, now: number, report: Report) {
  if (person.familyId !== send.family_id || send.until.getTime() <= now) return null;
  const show = (way: (message: Message, sending: Sending) => Promise<Delivery>) => (body: Body) =>
    byWeb(send, body, way, now, report);
  if (send.destination === "email") {
    return mayBeMailed(person, send.kind) ? (body: Body) => byMail(send, body, person, homes, now, report) : null;
  }
  if (send.destination === OWN_SERVER) {
    const server = askedServer(person, send.kind);
    return server && show((message, sending) => sendToServer(person.id, server, message, sending));
  }
  const device = ringingDevices(person, send.kind).find((one) => toDestination(one) === send.destination);
  return device ? show((message, sending) => sendPush(device, message, sending)) : null;
}

/** Has mail take the place of devices where none works any more, now that one of them has refused something. */
async function mailInstead(send: Send, now: number): Promise<void> {
  const [person] = await findRecipients([send.user_id]);
  const isLast = person?.devices.length === 0 && mayBeMailed(person, send.kind);
  if (isLast) await insertSends([{ ...send, destination: "email" }], now);
}

async function sendOne(
  send: Send,
  person: Recipient | undefined,
  homes: NoticeContexts,
  now: number,
  report: Report,
): Promise<Outcome> {
  const at = { send, due: new Date(now) };
  if (send.doubts > MAX_DOUBTS) return { ...at, state: "lost" };
  const way = person ? wayTo(send, person, homes, now, report) : null;
  const body = way && person ? await compose(send, person, homes, now) : null;
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

/** Sends all that is due in some families; `clock` answers milliseconds since 1970. Answers how many were sent. */
export async function deliverDue(familyIds: readonly number[], clock: () => number, report: Report): Promise<number> {
  let sent = 0;
  for (;;) {
    const now = clock();
    const sends = await claim(familyIds, now);
    if (sends.length === 0) return sent;
    const people = new Map(
      (await findRecipients([...new Set(sends.map(({ user_id }) => user_id))])).map((person) => [person.id, person]),
    );
    const reminded = sends
      .filter(({ kind }) => kind === "event_reminders")
      .map(({ family_id, data }) => ({ familyId: family_id, data: data as ReminderData }));
    const homes = await findHomes(
      sends.map(({ family_id }) => family_id),
      reminded,
    );
    const answered: Outcome[] = [];
    let left = sends.length;
    await Promise.all(
      sends.map(async (send) => {
        const outcome = await sendOne(send, people.get(send.user_id), homes, now, report);
        answered.push(outcome);
        left -= 1;
        if (outcome.state === "sent") sent += 1;
        if (answered.length >= RECORDED_AT_ONCE || left === 0) await record(answered.splice(0));
      }),
    );
  }
}
