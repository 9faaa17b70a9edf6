import { QueryTypes } from "sequelize";
import { config } from "#app/config/env.server.ts";
import { sequelize } from "#app/db/database.server.ts";
import { writeMail } from "#app/domain/notices/mail-frame.ts";
import { composeMail, type Send } from "#app/services/notices/compose.server.ts";
import { findHomes, type Homes } from "#app/services/notices/homes.server.ts";
import {
  countBounce,
  findRecipients,
  forgetBounces,
  isMailed,
  type Recipient,
} from "#app/services/notices/preferences.server.ts";
import type { ReminderData } from "#app/services/notices/wanted-notices.server.ts";
import { isRefusal, sendMail } from "#app/services/system/mail.server.ts";

/** Sends what was handed over, each once (docs/decisions/064-notices-are-planned.md). */

/** A sending takes less; one that is under way for longer was begun by a process that has died. */
export const ABANDONED_MS = 20_000;
/** So few that all of them are through within that time, also where a server is silent. */
const AT_ONCE = 60;
const ABREAST = 30;
const RETRY_MINUTES = [1, 5, 15];
/** Where nobody can say whether a mail arrived, it is sent once more, and never a third time. */
const MOST_DOUBTS = 1;

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

/** What becomes of a sending that no answer came to, or a "not now". */
function later(send: Send, now: number): Pick<Outcome, "state" | "due"> {
  const minutes = RETRY_MINUTES[send.tries - send.doubts - 1];
  const due = new Date(now + (minutes ?? 0) * 60_000);
  return minutes !== undefined && due < send.until ? { state: "due", due } : { state: "lost", due };
}

const messageId = ({ id }: Send) => `<${id}@${new URL(config().appUrl).hostname}>`;

/** How failures are told to the log: without names and addresses. */
export type Report = (what: object, message: string) => void;

async function sendOne(send: Send, person: Recipient | undefined, homes: Homes, now: number, report: Report) {
  const at = { send, due: new Date(now) };
  if (send.doubts > MOST_DOUBTS) return { ...at, state: "lost" as const };
  const isWelcome = person?.familyId === send.family_id && isMailed(person, send.kind);
  const content = isWelcome && send.until.getTime() > now ? await composeMail(send, person, homes, now) : null;
  if (!person || !content) return { ...at, state: "dropped" as const };
  try {
    await sendMail({
      to: { name: "", address: person.email },
      ...writeMail(content),
      messageId: messageId(send),
      headers: {
        "List-Unsubscribe": `<${content.unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    });
    if (person.bounces > 0) await forgetBounces(person.id);
    return { ...at, state: "sent" as const };
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    report({ code, responseCode, kind: send.kind }, "a notice could not be mailed");
    if (!isRefusal(error)) return { send, ...later(send, now) };
    await countBounce(person);
    return { ...at, state: "refused" as const };
  }
}

async function record(outcomes: readonly Outcome[]): Promise<void> {
  if (outcomes.length === 0) return;
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

/** Does `work` with each of `items`, so many abreast. */
async function each<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) results.push(await work(item));
  };
  await Promise.all(Array.from({ length: Math.min(ABREAST, items.length) }, worker));
  return results;
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
    const outcomes = await each(sends, (send) => sendOne(send, people.get(send.user_id), homes, now, report));
    await record(outcomes);
    sent += outcomes.filter(({ state }) => state === "sent").length;
  }
}
