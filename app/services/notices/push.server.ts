import webPush from "web-push";
import { config } from "#app/config/env.server.ts";
import type { PushDevice } from "#app/models/push-device.server.ts";
import { noteRang, noteRefused, removeDevice } from "#app/services/notices/devices.server.ts";
import { pushKeys } from "#app/services/notices/push-keys.server.ts";
import { askOutside, OutsideError } from "#app/services/system/outside.server.ts";

/** Messages to devices (RFC 8030), encrypted for them alone (RFC 8291), from this Roost (RFC 8292). */

/** What the browser's worker is told. */
export interface PushMessage {
  /** Of the sending, a UUID: a second arrival after a crash takes the place of the first. */
  id: string;
  kind: string;
  title: string;
  body: string;
  /** A path of Roost. */
  url: string;
}

/** What became of a sending: "gone" is the end of its device; "later" may say after how many milliseconds. */
export type Delivery =
  | { outcome: "sent" | "refused" | "gone" }
  | { outcome: "later"; afterMs?: number; status?: number };

const cut = (text: string, most: number) => {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : text;
};

const MOST = { title: 120, body: 240, seconds: 86_400 };

/** Milliseconds that a `Retry-After` asks for, as seconds or as a date (RFC 9110, section 10.2.3); a second at least. */
function retryAfter(value: string | null, now: number): number | undefined {
  const ms = value !== null && /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value ?? "") - now;
  return Number.isNaN(ms) ? undefined : Math.max(1000, ms);
}

/** Sends a message; answers the status of the push service, and when to try again where it says so. */
async function post(device: PushDevice, message: PushMessage, isUrgent: boolean, seconds: number) {
  const topic = message.id.replaceAll("-", "");
  const payload = {
    v: 1,
    ...message,
    title: cut(message.title, MOST.title),
    body: cut(message.body, MOST.body),
    tag: topic,
  };
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
    JSON.stringify(payload),
    {
      TTL: Math.max(0, Math.min(MOST.seconds, Math.floor(seconds))),
      urgency: isUrgent ? "high" : "normal",
      topic,
      vapidDetails: { subject: config().push.subject, ...(await pushKeys()) },
    },
  );
  const { "Content-Length": _, Authorization, ...rest } = headers as Record<string, string>;
  const answer = await askOutside(device.endpoint, {
    bytes: body as Buffer,
    headers: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
    secretHeaders: { Authorization: Authorization ?? "" },
    maxBytes: 100_000,
  });
  return { status: answer.status, retryAfter: answer.headers.get("Retry-After") };
}

/** What Roost has answered itself, so that no push service was asked. */
const FORBIDDEN = ["no web address", "not public"];

/**
 * Sends a message to a device while it is of use, for `seconds` from `now`, and keeps what its push service says of it
 * (docs/product/notices.md, "Devices"). Takes its time: in no transaction.
 */
export async function sendPush(
  device: PushDevice,
  message: PushMessage,
  { isUrgent, seconds, now }: { isUrgent: boolean; seconds: number; now: number },
): Promise<Delivery & { status: number }> {
  let answer: Awaited<ReturnType<typeof post>>;
  try {
    answer = await post(device, message, isUrgent, seconds);
    if (answer.status === 413) answer = await post(device, { ...message, body: "" }, isUrgent, seconds);
  } catch (error) {
    if (!(error instanceof OutsideError) || !FORBIDDEN.includes(error.problem)) return { outcome: "later", status: 0 };
    answer = { status: 400, retryAfter: null };
  }
  const { status } = answer;
  if ([200, 201, 202].includes(status)) {
    await noteRang(device, now);
    return { outcome: "sent", status };
  }
  if (status === 404 || status === 410) {
    await removeDevice(device);
    return { outcome: "gone", status };
  }
  if (status === 429 || status >= 500) {
    const afterMs = status === 429 ? retryAfter(answer.retryAfter, now) : undefined;
    return { outcome: "later", status, ...(afterMs === undefined ? {} : { afterMs }) };
  }
  await noteRefused(device);
  return { outcome: "refused", status };
}
