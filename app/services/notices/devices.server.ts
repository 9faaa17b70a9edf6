import { ECDH } from "node:crypto";
import { QueryTypes } from "sequelize";
import { inTransaction, sequelize } from "#app/db/database.server.ts";
import { PushDevice } from "#app/models/notices/push-device.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import type { NewDevice } from "#app/schemas/notices/push-devices.ts";
import { refuseInDemo } from "#app/services/people/demo-ends.server.ts";
import { lockUser } from "#app/services/people/families.server.ts";
import { MAX_DEVICES, MAX_ENDPOINT } from "#app/shared/notices/constants.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";
import { hashToken } from "#app/utils/hash-token.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";
import { english } from "#app/words/english.server.ts";

/** Devices that get push messages (docs/product/notices.md, "Devices"). */

/** A device whose session has ended gets no message; signing out ends the session. */
const FIND = `SELECT d.* FROM push_devices d JOIN sessions s ON s.token_hash = d.session_hash
  WHERE d.user_id = ANY($1) ORDER BY d.id`;

/** The devices of users, oldest first. */
export const findDevices = (userIds: readonly number[]): Promise<PushDevice[]> =>
  sequelize.query(FIND, { bind: [userIds], type: QueryTypes.SELECT, model: PushDevice, mapToModel: true });

/** A device of the user by its id in an address. Throws 404 for another user's. */
export async function findDevice(user: User, id: string | undefined): Promise<PushDevice> {
  const device = (await findDevices([user.id])).find((one) => String(one.id) === id);
  if (!device) throw notFound("Device");
  return device;
}

const P256 = "prime256v1";

function isOnCurve(key: Buffer): boolean {
  try {
    return key[0] === 4 && key.length === 65 && ECDH.convertKey(key, P256).length > 0;
  } catch {
    return false;
  }
}

const invalid = (message: string, field: string) => new DomainError("invalid", message, field);
const bytes = (text: string) => (/^[\w+/-]+={0,2}$/.test(text) ? Buffer.from(text, "base64url") : Buffer.alloc(0));

/** Normalizes a browser's push subscription. @throws {DomainError} 400 at an invalid field */
function readSubscription({ endpoint, keys }: NewDevice) {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (url?.protocol !== "https:" || url.username || url.password) throw invalid("Must be an https address", "endpoint");
  if (url.href.length > MAX_ENDPOINT) throw invalid(`At most ${MAX_ENDPOINT} characters`, "endpoint");
  const [p256dh, auth] = [bytes(keys.p256dh), bytes(keys.auth)];
  if (!isOnCurve(p256dh)) throw invalid("Must be a point of the curve P-256, 65 bytes", "keys.p256dh");
  if (auth.length !== 16) throw invalid("Must be 16 bytes", "keys.auth");
  return { endpoint: url.href, p256dh: p256dh.toString("base64url"), auth: auth.toString("base64url") };
}

/**
 * Registers a browser for notices. The device belongs to its last user and to the session of that request. `browser` is
 * its name in plain words. Returns whether the device is new.
 */
export function addDevice(
  user: User,
  token: string,
  input: NewDevice,
  browser: string,
): Promise<{ device: PushDevice; isNew: boolean }> {
  refuseInDemo("notices");
  const subscription = readSubscription(input);
  return inTransaction(async (transaction) => {
    await lockUser(user.id, transaction);
    const known = await PushDevice.findOne({ where: { endpoint: subscription.endpoint }, lock: true });
    const isOwn = known?.user_id === user.id;
    const others = (await findDevices([user.id])).filter(({ id }) => id !== known?.id);
    if (others.length >= MAX_DEVICES)
      throw new DomainError("conflict", english(peopleWords, "tooManyDevices", { count: MAX_DEVICES }));
    const values = {
      ...subscription,
      user_id: user.id,
      session_hash: hashToken(token),
      name: input.name ?? (isOwn ? known.name : browser.slice(0, 100)),
      browser,
      refusals: 0,
      is_working: true,
    };
    if (known) return { device: await known.update(values), isNew: false };
    return { device: await PushDevice.create(values), isNew: true };
  });
}

export const renameDevice = (device: PushDevice, name: string): Promise<PushDevice> =>
  inTransaction(async () => {
    await PushDevice.update({ name }, { where: { id: device.id } });
    return device.set({ name });
  });

export async function removeDevice({ id }: Pick<PushDevice, "id">): Promise<void> {
  await PushDevice.destroy({ where: { id } });
}

/** Consecutive refusals that disable a device (docs/product/notices.md, "Devices"). */
const MAX_REFUSALS = 3;

/** Records that a device got a message at `now`, in epoch milliseconds: it works again. */
export async function noteRang({ id }: PushDevice, now: number): Promise<void> {
  await PushDevice.update({ last_rang_at: new Date(now), refusals: 0, is_working: true }, { where: { id } });
}

/** Counts a refusal by the push service. After three in a row the device counts as broken. */
export async function noteRefused({ id }: PushDevice): Promise<void> {
  await sequelize.query(
    "UPDATE push_devices SET refusals = refusals + 1, is_working = refusals + 1 < $2 WHERE id = $1",
    { bind: [id, MAX_REFUSALS] },
  );
}

/** Devices checked in one statement; the table may hold millions. */
const BATCH = 10_000;
const OF_ENDED = `SELECT d.id, s.token_hash IS NULL AS has_ended
  FROM (SELECT id, session_hash FROM push_devices WHERE id > $1 ORDER BY id LIMIT ${BATCH}) d
  LEFT JOIN sessions s ON s.token_hash = d.session_hash ORDER BY d.id`;

/** Deletes devices whose session has ended. */
export async function forgetDevices(): Promise<void> {
  for (let last = 0; ; ) {
    const devices = await sequelize.query<{ id: number; has_ended: boolean }>(OF_ENDED, {
      bind: [last],
      type: QueryTypes.SELECT,
    });
    const dead = devices.filter(({ has_ended }) => has_ended);
    if (dead.length > 0) await PushDevice.destroy({ where: { id: dead.map(({ id }) => id) } });
    if (devices.length < BATCH) return;
    last = devices.at(-1)?.id as number;
  }
}
