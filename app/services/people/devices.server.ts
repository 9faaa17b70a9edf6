import { randomBytes } from "node:crypto";
import { Op } from "sequelize";
import { KnownDevice } from "#app/models/people/known-device.server.ts";
import { Session } from "#app/models/people/session.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import {
  browserEndsAt,
  deviceEndsAt,
  oldestBrowserStart,
  unusedDeviceEndsAt,
} from "#app/services/people/sessions.server.ts";
import { notFound } from "#app/utils/domain-error.ts";
import { hashToken } from "#app/utils/hash-token.ts";

/** An account's sessions, and the browsers that it has signed in with (docs/product/accounts.md, "Devices"). */

type Person = Pick<User, "id">;

export interface LiveSession {
  /** A hash of the token's hash, because neither may be shown. */
  id: string;
  user_agent: string | null;
  created_at: Date;
  last_used_at: Date;
  /** When it ends, however often it is used. */
  ends_at: Date;
  /** Whether a link has let it in. */
  isLetIn: boolean;
  isCurrent: boolean;
}

const ID_LENGTH = 22;

const listRows = (user: Person, now = new Date()) =>
  Session.findAll({
    where: {
      user_id: user.id,
      expires_at: { [Op.gt]: now },
      [Op.or]: [{ created_at: { [Op.gt]: oldestBrowserStart(now) } }, { ends_at: { [Op.gt]: now } }],
    },
    order: [
      ["last_used_at", "DESC"],
      ["token_hash", "ASC"],
    ],
  });

const publicId = ({ token_hash }: Session) => hashToken(token_hash).slice(0, ID_LENGTH);

/** A user's live sessions: the one of `token` first, then by last use. */
export async function listSessions(user: Person, token: string | null): Promise<LiveSession[]> {
  const current = token && hashToken(token);
  const sessions = (await listRows(user)).map((row) => ({
    id: publicId(row),
    user_agent: row.user_agent,
    created_at: row.created_at,
    last_used_at: row.last_used_at,
    ends_at: row.ends_at ?? browserEndsAt(row.created_at),
    isLetIn: row.kind === "device",
    isCurrent: row.token_hash === current,
  }));
  return sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/**
 * Extends the session of a device that a link has let in to a year from now. This counts neither as sign-in nor as use.
 * @throws {DomainError} 404
 */
export async function renewDevice(user: Person, id: string): Promise<void> {
  const row = (await listRows(user)).find((one) => publicId(one) === id && one.kind === "device");
  if (!row) throw notFound("Device");
  const now = new Date();
  await row.update({ ends_at: deviceEndsAt(now), expires_at: unusedDeviceEndsAt(now) });
}

/** Ends one session of a user. @throws {DomainError} 404 */
export async function endSessionById(user: Person, id: string): Promise<void> {
  const row = (await listRows(user)).find((one) => publicId(one) === id);
  if (!row) throw notFound("Session");
  await row.destroy();
}

/** Ends all sessions of a user except that of `token`; returns their number. */
export const endSessions = (user: Person, token: string | null): Promise<number> =>
  Session.destroy({ where: { user_id: user.id, ...(token ? { token_hash: { [Op.ne]: hashToken(token) } } : {}) } });

/**
 * Records that a user signs in with a browser, known by its cookie's token. Returns the token for the cookie, and
 * whether the browser is new to an account that has signed in before. Call it with the account's row locked.
 */
export async function recordDevice(user: Person, token: string | null): Promise<{ device: string; isNew: boolean }> {
  const device = token ?? randomBytes(24).toString("base64url");
  const last_used_at = new Date();
  const where = { user_id: user.id, token_hash: hashToken(device) };
  const [known] = await KnownDevice.update({ last_used_at }, { where });
  if (known > 0) return { device, isNew: false };
  const isNew = (await KnownDevice.count({ where: { user_id: user.id } })) > 0;
  await KnownDevice.create({ ...where, last_used_at });
  return { device, isNew };
}
