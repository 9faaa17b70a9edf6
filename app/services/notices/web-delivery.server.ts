import { type OutsideAnswer, OutsideError } from "#app/services/system/outside.server.ts";

/** Handing a message to a service of the web, and what its answers mean: of push services, ntfy and Gotify. */

/** What a person is shown. */
export interface Message {
  /** Of the sending, a UUID: a second arrival after a crash takes the place of the first. */
  id: string;
  kind: string;
  title: string;
  body: string;
  /** A path of Roost. */
  url: string;
}

/** How a message is sent: it is useful for `seconds` from `now`, in milliseconds since 1970. */
export interface Sending {
  isUrgent: boolean;
  seconds: number;
  now: number;
}

/** What became of a sending: "gone" is the end of its device; "later" may say after how many milliseconds. */
export type Delivery =
  | { outcome: "sent" | "refused" | "gone"; status?: number }
  | { outcome: "later"; afterMs?: number; status?: number };

const MAX_LENGTHS = { title: 120, body: 240 };

const cut = (text: string, most: number) => {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : text;
};

/** A message in the length that all of them take. */
export const shorten = <T extends Pick<Message, "title" | "body">>(message: T): T => ({
  ...message,
  title: cut(message.title, MAX_LENGTHS.title),
  body: cut(message.body, MAX_LENGTHS.body),
});

/** Milliseconds that a `Retry-After` asks for, as seconds or as a date (RFC 9110, section 10.2.3); a second at least. */
function retryAfter(value: string | null, now: number): number | undefined {
  const ms = value !== null && /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value ?? "") - now;
  return Number.isNaN(ms) ? undefined : Math.max(1000, ms);
}

/** What Roost has answered itself, so that no service was asked. */
const FORBIDDEN = ["no web address", "not public"];

async function ask(post: () => Promise<OutsideAnswer>): Promise<{ status: number; wait: string | null }> {
  try {
    const { status, headers } = await post();
    return { status, wait: headers.get("Retry-After") };
  } catch (error) {
    const isForbidden = error instanceof OutsideError && FORBIDDEN.includes(error.problem);
    return { status: isForbidden ? 400 : 0, wait: null };
  }
}

/**
 * Has `post` send a message, and once more with its title alone where it is too large. The status is 0 where there was no
 * answer, or none in time. Takes its time: in no transaction.
 */
export async function deliverByWeb(
  message: Message,
  now: number,
  post: (message: Message) => Promise<OutsideAnswer>,
): Promise<Delivery & { status: number }> {
  let { status, wait } = await ask(() => post(shorten(message)));
  if (status === 413) ({ status, wait } = await ask(() => post(shorten({ ...message, body: "" }))));
  if (status >= 200 && status < 300) return { outcome: "sent", status };
  if (status !== 0 && status !== 429 && status < 500) return { outcome: "refused", status };
  const afterMs = status === 429 ? retryAfter(wait, now) : undefined;
  return { outcome: "later", status, ...(afterMs === undefined ? {} : { afterMs }) };
}
