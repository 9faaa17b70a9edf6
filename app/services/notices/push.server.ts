import webPush from "web-push";
import { config } from "#app/config/env.server.ts";
import { mailLanguage } from "#app/domain/people/mail-page.ts";
import type { PushDevice } from "#app/models/notices/push-device.server.ts";
import { noteRang, noteRefused, removeDevice } from "#app/services/notices/devices.server.ts";
import { pushKeys } from "#app/services/notices/push-keys.server.ts";
import { type Delivery, deliverByWeb, type Message, type Sending } from "#app/services/notices/web-delivery.server.ts";
import { askOutside } from "#app/services/system/outside.server.ts";
import { pushes } from "#app/utils/metrics.server.ts";

/** Web Push: the protocol (RFC 8030), encryption (RFC 8291), and identification of the sender (RFC 8292). */

const MAX_SECONDS = 86_400;

async function post(device: PushDevice, { locale, ...message }: Message, { isUrgent, seconds }: Sending) {
  const { language: lang, isRtl } = mailLanguage(locale);
  const topic = message.id.replaceAll("-", "");
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
    JSON.stringify({ v: 1, ...message, tag: topic, lang, dir: isRtl ? "rtl" : "ltr" }),
    {
      TTL: Math.max(0, Math.min(MAX_SECONDS, Math.floor(seconds))),
      urgency: isUrgent ? "high" : "normal",
      topic,
      vapidDetails: { subject: config().push.subject, ...(await pushKeys()) },
    },
  );
  const { "Content-Length": _, Authorization, ...rest } = headers as Record<string, string>;
  return askOutside(device.endpoint, {
    bytes: body as Buffer,
    headers: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
    secretHeaders: { Authorization: Authorization ?? "" },
    maxBytes: 100_000,
  });
}

/**
 * Sends a message to a device, and records the push service's answer (docs/product/notices.md, "Devices"). Slow: do not
 * call inside a transaction.
 */
export async function sendPush(device: PushDevice, message: Message, sending: Sending): Promise<Delivery> {
  const delivery = await deliverByWeb(message, sending.now, (short) => post(device, short, sending));
  const isGone = delivery.outcome === "refused" && (delivery.status === 404 || delivery.status === 410);
  pushes.inc({ result: isGone ? "gone" : delivery.outcome });
  if (delivery.outcome === "sent") await noteRang(device, sending.now);
  if (delivery.outcome !== "refused") return delivery;
  if (isGone) {
    await removeDevice(device);
    return { outcome: "gone", status: delivery.status };
  }
  await noteRefused(device);
  return delivery;
}
