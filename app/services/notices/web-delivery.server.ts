import { type OutsideAnswer, OutsideError } from "#app/services/system/outside.server.ts";
import { shorten } from "#app/utils/shorten.ts";

/** Delivery of messages to push services, ntfy and Gotify, and the meaning of their answers. */

export interface Message {
  /** The send's UUID. A device replaces a message with the same id, so a second delivery after a crash shows once. */
  id: string;
  kind: string;
  /** The locale of its texts. */
  locale: string;
  title: string;
  body: string;
  /** A path of Roost. */
  url: string;
}

/** Options of a delivery. The message is valid for `seconds` from `now`, which is in milliseconds since 1970. */
export interface Sending {
  isUrgent: boolean;
  seconds: number;
  now: number;
}

/**
 * The outcome of a delivery. `gone`: the device no longer exists. `later`: a temporary refusal, with the delay that the
 * service asked for.
 */
export type Delivery =
  | { outcome: "sent" | "refused" | "gone"; status?: number }
  | { outcome: "later"; afterMs?: number; status?: number };

const MAX_LENGTHS = { title: 120, body: 240 };

/** Cuts a message to a length that all services accept. */
const shortenMessage = <T extends Pick<Message, "title" | "body">>(message: T): T => ({
  ...message,
  title: shorten(message.title, MAX_LENGTHS.title),
  body: shorten(message.body, MAX_LENGTHS.body),
});

/** Milliseconds of a `Retry-After` header, in seconds or as a date (RFC 9110, section 10.2.3); at least one second. */
function retryAfter(value: string | null, now: number): number | undefined {
  const ms = value !== null && /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value ?? "") - now;
  return Number.isNaN(ms) ? undefined : Math.max(1000, ms);
}

/** `OutsideError`s that are raised before a request is sent. */
const FORBIDDEN = ["demo", "no web address", "not public"];

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
 * Sends a message with `post`. If it is too large (413), sends its title alone. The status is 0 without an answer in
 * time. Slow: do not call inside a transaction.
 */
export async function deliverByWeb(
  message: Message,
  now: number,
  post: (message: Message) => Promise<OutsideAnswer>,
): Promise<Delivery & { status: number }> {
  let { status, wait } = await ask(() => post(shortenMessage(message)));
  if (status === 413) ({ status, wait } = await ask(() => post(shortenMessage({ ...message, body: "" }))));
  if (status >= 200 && status < 300) return { outcome: "sent", status };
  if (status !== 0 && status !== 429 && status < 500) return { outcome: "refused", status };
  const afterMs = status === 429 ? retryAfter(wait, now) : undefined;
  return { outcome: "later", status, ...(afterMs === undefined ? {} : { afterMs }) };
}
