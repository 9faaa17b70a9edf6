import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { PushDevice } from "#app/models/notices/push-device.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import { beginSession } from "#app/services/people/sessions.server.ts";
import { hashToken } from "#app/utils/hash-token.ts";

/** The push subscription of a browser. */
export function makeSubscription() {
  const keys = createECDH("prime256v1");
  return {
    endpoint: `https://push.example.com/${randomUUID()}`,
    keys: { p256dh: keys.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") },
  };
}

/** A device of a user, with its session. */
export async function makeDevice(user: Pick<User, "id">): Promise<PushDevice> {
  const { endpoint, keys } = makeSubscription();
  const session_hash = hashToken(await beginSession(user.id, null));
  return PushDevice.create({ user_id: user.id, session_hash, endpoint, ...keys, name: "Phone", browser: "Firefox" });
}
