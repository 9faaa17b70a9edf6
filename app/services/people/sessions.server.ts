import { createHash, randomBytes } from "node:crypto";
import { type Model, type ModelStatic, Op, QueryTypes } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import { isGuardian } from "#app/domain/people/permissions.ts";
import { Family } from "#app/models/family.server.ts";
import type { FamilyMember } from "#app/models/family-member.server.ts";
import { Session } from "#app/models/session.server.ts";
import { User } from "#app/models/user.server.ts";
import { SESSION_DAYS, SESSION_DAYS_AT_MOST } from "#app/utils/constants.ts";

const DAY = 24 * 60 * 60 * 1000;
const LIFETIME = SESSION_DAYS * DAY;
const LIFETIME_AT_MOST = SESSION_DAYS_AT_MOST * DAY;
/** A session in use is extended at most once in this time, so that reading a page seldom writes. */
const EXTEND_AFTER = 60 * 60 * 1000;

/** More browsers than anyone has. */
const MAX_SESSIONS_LISTED = 50;

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
  /** Whether this person may what guardians alone may in their family. */
  isGuardian: boolean;
  /** When the session ends, if it was extended just now: its cookie must be, too. */
  extendedTo: Date | null;
}

/** A model's columns in a query by hand, each under a name that tells whose it is. */
const columns = (model: ModelStatic<Model>, table: string) =>
  Object.keys(model.getAttributes()).map((name) => `${table}."${name}" AS "${table}.${name}"`);

type Row = Record<string, unknown>;

/** The instance of a row that `columns` selected. */
const buildInstance = <M extends Model>(model: ModelStatic<M>, table: string, row: Row): M =>
  model.build(
    Object.fromEntries(Object.keys(model.getAttributes()).map((name) => [name, row[`${table}.${name}`]])) as never,
    {
      raw: true,
      isNewRecord: false,
    },
  );

// Raw SQL: every request runs it, and Sequelize takes several times longer to build the join than PostgreSQL to run it.
const FIND_SESSION = `
  SELECT s.last_used_at, s.created_at, m.role, ${[...columns(User, "u"), ...columns(Family, "f")].join(", ")}
  FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN families f ON f.id = u.family_id
    LEFT JOIN family_members m ON m.user_id = u.id AND m.family_id = u.family_id
  WHERE s.token_hash = $1 AND s.expires_at > $2 AND s.created_at > $3`;

/** Sessions that began before have ended, however they are used (docs/product/accounts.md, "Sessions"). */
const oldestBeginning = (now: Date) => new Date(now.getTime() - LIFETIME_AT_MOST);

/** The user and family of a live session, in one query. */
export async function findSession(token: string): Promise<FoundSession | null> {
  const token_hash = hash(token);
  const now = new Date();
  const bind = [token_hash, now, oldestBeginning(now)];
  const [row] = await sequelize.query<Row>(FIND_SESSION, { bind, type: QueryTypes.SELECT });
  if (!row) return null;
  const isDue = now.getTime() - (row.last_used_at as Date).getTime() > EXTEND_AFTER;
  const extendedTo = isDue ? endOfSession(now, row.created_at as Date) : null;
  if (extendedTo) await Session.update({ last_used_at: now, expires_at: extendedTo }, { where: { token_hash } });
  const family = row["f.id"] === null ? null : buildInstance(Family, "f", row);
  const role = row.role as FamilyMember["role"] | null;
  return { user: buildInstance(User, "u", row), family, isGuardian: isGuardian(role), extendedTo };
}

/** When a session ends that is used now and no more. */
const endOfSession = (now: Date, began: Date) =>
  new Date(Math.min(now.getTime() + LIFETIME, began.getTime() + LIFETIME_AT_MOST));

/** Ends a session. Answers whose it was; `null` when there is none any more. */
export async function endSession(token: string): Promise<number | null> {
  const [row] = await sequelize.query<{ user_id: number }>(
    "DELETE FROM sessions WHERE token_hash = $1 RETURNING user_id",
    {
      bind: [hash(token)],
      type: QueryTypes.SELECT,
    },
  );
  return row?.user_id ?? null;
}

/** Ends every session of a user: "Sign out everywhere". */
export async function endAllSessions(user: User): Promise<void> {
  await Session.destroy({ where: { user_id: user.id } });
}

/** The live sessions of a user, the last used first. `token` is the one that asks. */
export async function listSessions(user: User, token: string | null) {
  const now = new Date();
  const sessions = await Session.findAll({
    where: { user_id: user.id, expires_at: { [Op.gt]: now }, created_at: { [Op.gt]: oldestBeginning(now) } },
    order: [["last_used_at", "DESC"]],
    limit: MAX_SESSIONS_LISTED,
  });
  const current = token && hash(token);
  return sessions.map(({ token_hash, user_agent, created_at, last_used_at }) => ({
    user_agent,
    created_at,
    last_used_at,
    isCurrent: token_hash === current,
  }));
}
