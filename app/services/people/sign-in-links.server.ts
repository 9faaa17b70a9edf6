import { randomBytes } from "node:crypto";
import { Op } from "sequelize";
import { DEVICE_CODE_LENGTH, formatCode, makeCode, readCode } from "#app/domain/people/one-time-code.ts";
import { SignInLink, type SignInLinkKind } from "#app/models/people/sign-in-link.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import { hashToken } from "#app/utils/hash-token.ts";

/** Links that sign someone in, or let them set a password (docs/product/household.md, "Links"). */

const MINUTE = 60_000;

/** How long a link of a kind works. Those of the set-up end with the next start. */
export const LINK_MINUTES: Record<Exclude<SignInLinkKind, "set-up">, number> = {
  device: 10,
  password: 60,
  email: 24 * 60,
};

type Person = Pick<User, "id">;

/** A new link with what the database does not hold: its token, and the code of a device's. */
export interface MadeLink {
  link: SignInLink;
  token: string;
  /** `XXXX-XXXX`, for a device. */
  code: string | null;
}

const unused = { used_at: null, ended_at: null };

/** Ends the open links of an account, of one kind or of all. Returns their number. */
export async function endLinks(person: Person, kind?: SignInLinkKind): Promise<number> {
  const where = { user_id: person.id, ...unused, ...(kind ? { kind } : {}) };
  const [count] = await SignInLink.update({ ended_at: new Date() }, { where });
  return count;
}

interface NewLink {
  kind: Exclude<SignInLinkKind, "set-up">;
  person: Person;
  /** The user who makes it; `null` for the operator, and for a mail that the account itself has asked for. */
  madeBy: Person | null;
  email?: string;
  /** Minutes for which it works, where they differ from `LINK_MINUTES`. */
  minutes?: number;
}

/** Makes a link. An account has one open link of a kind: the former one ends. Call it with the account's row locked. */
export async function makeLink({ kind, person, madeBy, email, minutes }: NewLink): Promise<MadeLink> {
  await endLinks(person, kind);
  const token = randomBytes(32).toString("base64url");
  const code = kind === "device" ? makeCode(randomBytes(DEVICE_CODE_LENGTH)) : null;
  const now = new Date();
  const link = await SignInLink.create({
    kind,
    user_id: person.id,
    made_by: madeBy?.id ?? null,
    token_hash: hashToken(token),
    code_hash: code && hashToken(code),
    email: email ?? null,
    created_at: now,
    expires_at: new Date(now.getTime() + (minutes ?? LINK_MINUTES[kind]) * MINUTE),
  });
  return { link, token, code: code && formatCode(code) };
}

export type LinkState = "open" | "used" | "over";

/** What has become of a link: an ended one is over, as one whose time has passed. */
export function linkState({ used_at, ended_at, expires_at }: SignInLink, now = Date.now()): LinkState {
  if (used_at) return "used";
  return ended_at || expires_at.getTime() <= now ? "over" : "open";
}

/** The link of a token; `null` for an unknown one. */
export const findLink = (token: string): Promise<SignInLink | null> =>
  SignInLink.findOne({ where: { token_hash: hashToken(token) } });

/** The open link of a typed code; `null` for a wrong one. */
export async function findByCode(typed: string): Promise<SignInLink | null> {
  const code = readCode(typed, DEVICE_CODE_LENGTH);
  if (code === null) return null;
  return SignInLink.findOne({
    where: { code_hash: hashToken(code), ...unused, expires_at: { [Op.gt]: new Date() } },
  });
}

/** Uses a link. Returns whether this call did: of several at the same moment, one does. */
export async function useLink({ id }: SignInLink): Promise<boolean> {
  const now = new Date();
  const [count] = await SignInLink.update({ used_at: now }, { where: { id, ...unused, expires_at: { [Op.gt]: now } } });
  return count === 1;
}
