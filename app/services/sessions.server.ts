import { createHash, randomBytes } from "node:crypto";
import { Op } from "sequelize";
import { Family } from "#app/models/family.server.ts";
import { Session } from "#app/models/session.server.ts";
import { User } from "#app/models/user.server.ts";
import { SESSION_DAYS } from "#app/utils/constants.ts";

const LIFETIME = SESSION_DAYS * 24 * 60 * 60 * 1000;
/** A session in use is extended at most once in this time, so that reading a page seldom writes. */
const EXTEND_AFTER = 60 * 60 * 1000;

const hash = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Begins a session and returns its token, 256 random bits: the only copy, for the cookie. */
export async function beginSession(userId: number, userAgent: string | null): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await Session.create({
    token_hash: hash(token),
    user_id: userId,
    user_agent: userAgent?.slice(0, 300) ?? null,
    expires_at: new Date(Date.now() + LIFETIME),
  });
  return token;
}

export interface FoundSession {
  user: User;
  family: Family | null;
  /** Whether the session was extended just now: its cookie wants extending too. */
  isExtended: boolean;
}

/** The user and family of a live session, in one query. */
export async function findSession(token: string): Promise<FoundSession | null> {
  const session = await Session.findOne({
    where: { token_hash: hash(token), expires_at: { [Op.gt]: new Date() } },
    include: { model: User, as: "user", required: true, include: [{ model: Family, as: "family" }] },
  });
  if (!session?.user) return null;
  const isExtended = Date.now() - session.last_used_at.getTime() > EXTEND_AFTER;
  if (isExtended) await session.update({ last_used_at: new Date(), expires_at: new Date(Date.now() + LIFETIME) });
  return { user: session.user, family: session.user.family ?? null, isExtended };
}

export async function endSession(token: string): Promise<void> {
  await Session.destroy({ where: { token_hash: hash(token) } });
}

/** Ends every session of a user: "Sign out everywhere". */
export async function endAllSessions(user: User): Promise<void> {
  await Session.destroy({ where: { user_id: user.id } });
}
