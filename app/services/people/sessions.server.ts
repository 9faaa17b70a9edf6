import { randomBytes } from "node:crypto";
import { QueryTypes } from "sequelize";
import { config } from "#app/config/env.server.ts";
import { isPlainHttp } from "#app/config/urls.server.ts";
import { buildFromJson } from "#app/db/batched-reads.server.ts";
import { isDistributed, sequelize } from "#app/db/database.server.ts";
import { isGrownUp, isGuardian } from "#app/domain/people/permissions.ts";
import { DAY_MS } from "#app/domain/time/time.ts";
import { Family } from "#app/models/people/family.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { Session } from "#app/models/people/session.server.ts";
import { User } from "#app/models/people/user.server.ts";
import {
  LET_IN_DAYS,
  LET_IN_DAYS_AT_MOST,
  MAX_USER_AGENT,
  SESSION_DAYS,
  SESSION_DAYS_AT_MOST,
} from "#app/shared/people/constants.ts";
import { hashToken } from "#app/utils/hash-token.ts";

const LIFETIME = SESSION_DAYS * DAY_MS;
const LIFETIME_AT_MOST = SESSION_DAYS_AT_MOST * DAY_MS;
const LIFETIME_OF_DEVICE = LET_IN_DAYS * DAY_MS;
/** A used session is extended at most this often, so that most page views write nothing. */
const EXTEND_AFTER = 60 * 60 * 1000;

/** When a device's session ends that begins now, however often it is used. */
export const deviceEndsAt = (now: Date) => new Date(now.getTime() + LET_IN_DAYS_AT_MOST * DAY_MS);

/** When a device's session ends if it is not used from `now` on. */
export const unusedDeviceEndsAt = (now: Date) => new Date(now.getTime() + LIFETIME_OF_DEVICE);

/** When a browser's session ends, however often it is used. */
export const browserEndsAt = (created_at: Date) => new Date(created_at.getTime() + LIFETIME_AT_MOST);

/**
 * Creates a session and returns its token, 256 random bits. The database holds its hash alone. `signedInAt` is when the
 * user proved who they are; `"let-in"` for a device that a link lets in (docs/product/household.md, "Devices").
 */
export async function beginSession(
  userId: number,
  userAgent: string | null,
  signedInAt: Date | "let-in" = new Date(),
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = new Date();
  const isDevice = signedInAt === "let-in";
  const ends_at = isDevice ? deviceEndsAt(now) : null;
  await Session.create({
    token_hash: hashToken(token),
    user_id: userId,
    user_agent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
    created_at: now,
    last_used_at: now,
    expires_at: endOfSession(now, { created_at: now, ends_at }),
    signed_in_at: isDevice ? null : signedInAt,
    kind: isDevice ? "device" : "browser",
    ends_at,
    is_plain: isPlainHttp(new URL(config().appUrl)),
  });
  return token;
}

/**
 * Gives a session that began at this Roost's plain http address a new token for https, once: the old one may have been
 * read in the network. Returns it with the session's end; `null` for any other token.
 */
export async function moveToHttps(token: string): Promise<{ token: string; endsAt: Date } | null> {
  const next = randomBytes(32).toString("base64url");
  const [, [row]] = await Session.update(
    { token_hash: hashToken(next), is_plain: false },
    { where: { token_hash: hashToken(token), is_plain: true }, returning: true },
  );
  return row ? { token: next, endsAt: row.expires_at } : null;
}

/** A subscribed calendar, as far as pages need it to show its events. */
export interface ShownCalendar {
  id: number;
  name: string;
  color: string;
}

/** A family with its members, oldest first, and its subscribed calendars. */
export interface LoadedFamily {
  family: Family;
  members: FamilyMember[];
  calendars: ShownCalendar[];
}

/** `members` and `calendars` are empty for a user without a family. */
export interface FoundSession extends Omit<LoadedFamily, "family"> {
  user: User;
  family: Family | null;
  /** Whether the user has the permissions of guardians. */
  isGuardian: boolean;
  isGrownUp: boolean;
  /** When the user last proved who they are; `null` if they have not since a link let the device in. */
  signedInAt: Date | null;
  /** The user has seen in this session the news of password links until this time; `null` if they have seen none. */
  passwordLinkSeenAt: Date | null;
  /** The session's new end, also for its cookie; `null` if this call did not extend it. */
  extendedTo: Date | null;
}

interface SessionRow {
  last_used_at: Date;
  created_at: Date;
  signed_in_at: Date | null;
  kind: Session["kind"];
  ends_at: Date | null;
  password_link_seen_at: Date | null;
  /** The user's row as JSON. */
  person: string;
  /** The family's row, its members and calendars as JSON. */
  family_json: string | null;
}

type Row = Record<string, unknown>;

// Raw SQL, because every request runs it and Sequelize takes several times longer to build the join than PostgreSQL to
// run it. JSON, because pg parses one text faster than sixty columns.
const PERSON = `s.last_used_at, s.created_at, s.signed_in_at, s.kind, s.ends_at, s.password_link_seen_at,
  to_json(u)::text AS person`;
const familyJson = (id: string) => `json_build_object('family', f, 'members', (
    SELECT json_agg(m ORDER BY m.id) FROM family_members m WHERE m.family_id = ${id} AND m.removed_at IS NULL
  ), 'calendars', (
    SELECT json_agg(json_build_object('id', c.id, 'name', c.name, 'color', c.color) ORDER BY c.id)
    FROM calendars c WHERE c.family_id = ${id} AND c.is_shown
  ))::text AS family_json`;
const LIVE = "s.expires_at > $2 AND (s.created_at > $3 OR s.ends_at > $2)";
const FIND_ALL = `SELECT ${PERSON}, ${familyJson("f.id")}
  FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN families f ON f.id = u.family_id
  WHERE s.token_hash = $1 AND ${LIVE}`;
const FIND_PERSON = `SELECT ${PERSON}, u.family_id FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.token_hash = $1 AND ${LIVE}`;
const LOAD_FAMILY = `SELECT ${familyJson("$1")} FROM families f WHERE f.id = $1`;

/**
 * Browsers' sessions that were created earlier have ended, however often they are used (docs/product/accounts.md,
 * "Sessions"). A device's session has `ends_at` instead.
 */
export const oldestBrowserStart = (now: Date) => new Date(now.getTime() - LIFETIME_AT_MOST);

const select = async <R extends object>(sql: string, bind: unknown[]): Promise<R | undefined> => {
  const [row] = await sequelize.query<R>(sql, { bind, type: QueryTypes.SELECT });
  return row;
};

/**
 * On Citus a session and its family lie on two shards, which takes two statements (docs/decisions/043-distribution.md).
 */
async function findRow(bind: unknown[]): Promise<SessionRow | undefined> {
  if (!(await isDistributed())) return select(FIND_ALL, bind);
  const row = await select<Omit<SessionRow, "family_json"> & { family_id: number | null }>(FIND_PERSON, bind);
  const found = row?.family_id
    ? await select<Pick<SessionRow, "family_json">>(LOAD_FAMILY, [row.family_id])
    : undefined;
  return row && { ...row, family_json: found?.family_json ?? null };
}

/**
 * A live session in one query: its user, their family with its revisions, members and subscribed calendars; `null` if
 * the session does not exist. Extends a session that was last used more than an hour ago.
 */
export async function findSession(token: string): Promise<FoundSession | null> {
  const now = new Date();
  const row = await findRow([hashToken(token), now, oldestBrowserStart(now)]);
  if (!row) return null;
  const isExtensionDue = now.getTime() - row.last_used_at.getTime() > EXTEND_AFTER;
  const extendedTo = isExtensionDue ? endOfSession(now, row) : null;
  if (extendedTo) {
    await Session.update({ last_used_at: now, expires_at: extendedTo }, { where: { token_hash: hashToken(token) } });
  }
  const user = buildFromJson(User, JSON.parse(row.person) as Row);
  const loaded = row.family_json === null ? NO_FAMILY : parseFamily(row.family_json);
  const role = loaded.members.find(({ user_id }) => user_id === user.id)?.role ?? null;
  return {
    user,
    ...loaded,
    isGuardian: isGuardian(role),
    isGrownUp: isGrownUp(role),
    signedInAt: row.signed_in_at ?? (row.kind === "device" ? null : row.created_at),
    passwordLinkSeenAt: row.password_link_seen_at,
    extendedTo,
  };
}

type OptionalFamily = Pick<FoundSession, keyof LoadedFamily>;
const NO_FAMILY: OptionalFamily = { family: null, members: [], calendars: [] };

function parseFamily(text: string): OptionalFamily {
  const { family, members, calendars } = JSON.parse(text) as {
    family: Row | null;
    members: Row[] | null;
    calendars: ShownCalendar[] | null;
  };
  return {
    family: family && buildFromJson(Family, family),
    members: (members ?? []).map((member) => buildFromJson(FamilyMember, member)),
    calendars: calendars ?? [],
  };
}

/** A family with its members and subscribed calendars in one query; `null` if it was deleted. */
export async function loadFamily(familyId: number): Promise<LoadedFamily | null> {
  const row = await select<{ family_json: string }>(LOAD_FAMILY, [familyId]);
  const { family, ...rest } = row ? parseFamily(row.family_json) : NO_FAMILY;
  return family && { family, ...rest };
}

/** The end of a session that is last used now. */
const endOfSession = (now: Date, { created_at, ends_at }: { created_at: Date; ends_at: Date | null }) =>
  ends_at
    ? new Date(Math.min(unusedDeviceEndsAt(now).getTime(), ends_at.getTime()))
    : new Date(Math.min(now.getTime() + LIFETIME, browserEndsAt(created_at).getTime()));

/** Ends a session. Returns the user's id; `null` if the session does not exist. */
export async function endSession(token: string): Promise<number | null> {
  const [row] = await sequelize.query<{ user_id: number }>(
    "DELETE FROM sessions WHERE token_hash = $1 RETURNING user_id",
    {
      bind: [hashToken(token)],
      type: QueryTypes.SELECT,
    },
  );
  return row?.user_id ?? null;
}

/** The live sessions among `tokenHashes`, each with the family id of its user; `null` for a user without a family. */
export async function findFamiliesOf(tokenHashes: readonly string[]): Promise<Map<string, number | null>> {
  if (tokenHashes.length === 0) return new Map();
  const now = new Date();
  const rows = await sequelize.query<{ token_hash: string; family_id: number | null }>(
    `SELECT s.token_hash, u.family_id FROM sessions s JOIN users u ON u.id = s.user_id
     WHERE s.token_hash = ANY($1::text[]) AND ${LIVE}`,
    { bind: [tokenHashes, now, oldestBrowserStart(now)], type: QueryTypes.SELECT },
  );
  return new Map(rows.map(({ token_hash, family_id }) => [token_hash, family_id]));
}

/** Notes that the user of a session has just proved who they are. */
export async function noteProof(token: string): Promise<void> {
  await Session.update({ signed_in_at: new Date() }, { where: { token_hash: hashToken(token) } });
}

/**
 * Gives a session whose user has just proved who they are a new token, and returns it with the session's end. Push
 * devices stay with the session. Call it in a transaction.
 */
export async function renewToken(token: string): Promise<{ token: string; endsAt: Date }> {
  const next = randomBytes(32).toString("base64url");
  const hashes = [hashToken(token), hashToken(next)];
  await sequelize.query("UPDATE push_devices SET session_hash = $2 WHERE session_hash = $1", { bind: hashes });
  const [, [row]] = await Session.update(
    { token_hash: hashes[1] as string, signed_in_at: new Date() },
    { where: { token_hash: hashes[0] as string }, returning: true },
  );
  // Without a row the session has just ended, and so does its cookie.
  return { token: next, endsAt: row?.expires_at ?? new Date() };
}
