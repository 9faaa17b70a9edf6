import { Op } from "sequelize";
import { config } from "#app/config/env.server.ts";
import { DEVICE_CODE_LENGTH, readCode } from "#app/domain/people/one-time-code.ts";
import { SignInLink, type SignInLinkKind } from "#app/models/people/sign-in-link.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { linkSecrets, newLinkSecrets } from "#app/services/people/link-tokens.server.ts";
import { hashToken } from "#app/utils/hash-token.ts";

/** Links that sign someone in, or let them set a password (docs/product/household.md, "Links"). */

const MINUTE = 60_000;

/** The purpose of a link of `/let-in`: to sign a device in, or to set a password. */
export type LetInKind = "device" | "password";

/** Minutes for which a link of a kind works. */
export const LINK_MINUTES: Record<LetInKind, number> = { device: 10, password: 60 };

/** Minutes for which a link works that the account itself has asked for by mail. */
export const MAILED_LINK_MINUTES = 30;

type Person = Pick<User, "id">;

const unused = { used_at: null, ended_at: null };

const isOpenNow = () => ({ ...unused, expires_at: { [Op.gt]: new Date() } });

/** Ends the open links of an account, of one kind or of all. */
export async function endLinks(person: Person, kind?: SignInLinkKind): Promise<void> {
  const where = { user_id: person.id, ...unused, ...(kind ? { kind } : {}) };
  await SignInLink.update({ ended_at: new Date() }, { where });
}

/**
 * Ends the open links of an account that leaves its family or is no guardian any more, and those that it has made for
 * the family's other users, because it could come in as one of them.
 */
export async function endLinksAround(person: Person, family: { id: number }): Promise<void> {
  const users = await User.findAll({ where: { family_id: family.id }, attributes: ["id"] });
  const where = {
    user_id: [person.id, ...users.map(({ id }) => id)],
    [Op.or]: [{ user_id: person.id }, { made_by: person.id }],
    ...unused,
  };
  await SignInLink.update({ ended_at: new Date() }, { where });
}

interface NewLink {
  kind: LetInKind;
  person: Person;
  /** The user who makes it; `null` for a mail that the account itself has asked for. */
  madeBy: Person | null;
  /** The address of that mail. */
  email?: string;
  /** Minutes for which it works, if they differ from `LINK_MINUTES`. */
  minutes?: number;
}

/** Makes a link. An account has one open link of a kind: the former one ends. Call it with the account's row locked. */
export async function makeLink({ kind, person, madeBy, email, minutes }: NewLink): Promise<SignInLink> {
  await endLinks(person, kind);
  const now = new Date();
  return SignInLink.create({
    kind,
    user_id: person.id,
    made_by: madeBy?.id ?? null,
    ...newLinkSecrets(kind),
    email: email ?? null,
    created_at: now,
    expires_at: new Date(now.getTime() + (minutes ?? LINK_MINUTES[kind]) * MINUTE),
  });
}

/** The address of a link; `null` if it cannot be shown again. */
export function linkUrl(link: SignInLink): string | null {
  const secrets = linkSecrets(link);
  return secrets && `${config().appUrl}/let-in/${secrets.token}`;
}

export type LinkState = "open" | "used" | "over";

/** The state of a link: one that was ended is over, as one whose time has passed. */
export function linkState({ used_at, ended_at, expires_at }: SignInLink, now = Date.now()): LinkState {
  if (used_at) return "used";
  return ended_at || expires_at.getTime() <= now ? "over" : "open";
}

/** The link of a token, of `/let-in` alone; `null` for an unknown one. */
export const findLink = (token: string): Promise<SignInLink | null> =>
  SignInLink.findOne({ where: { token_hash: hashToken(token), kind: ["device", "password"] } });

/** The token of the open link of a typed code; `null` for a wrong one. */
export async function findTokenByCode(typed: string): Promise<string | null> {
  const code = readCode(typed, DEVICE_CODE_LENGTH);
  if (code === null) return null;
  const link = await SignInLink.findOne({ where: { code_hash: hashToken(code), ...isOpenNow() } });
  return (link && linkSecrets(link)?.token) ?? null;
}

/** The last link of an account and a kind that a user has made; `null` without one. */
export const findLastLink = (person: Person, kind: LetInKind, madeBy: Person): Promise<SignInLink | null> =>
  SignInLink.findOne({
    where: { user_id: person.id, kind, made_by: madeBy.id },
    order: [
      ["created_at", "DESC"],
      ["id", "DESC"],
    ],
  });

/** Uses a link. Returns whether this call did: of several at the same moment, one does. */
export async function useLink({ id }: SignInLink): Promise<boolean> {
  const [count] = await SignInLink.update({ used_at: new Date() }, { where: { id, ...isOpenNow() } });
  return count === 1;
}

/** A link as its maker sees it, with its address and code while it is open. */
export interface ShownLink {
  id: number;
  state: LinkState;
  url: string | null;
  /** `XXXX-XXXX`, for a device. */
  code: string | null;
  expires_at: Date;
}

export function showLink(link: SignInLink): ShownLink {
  const state = linkState(link);
  const secrets = state === "open" ? linkSecrets(link) : null;
  const url = secrets && `${config().appUrl}/let-in/${secrets.token}`;
  return { id: link.id, state, url, code: secrets?.code ?? null, expires_at: link.expires_at };
}

export const findLinkById = (id: number): Promise<SignInLink | null> => SignInLink.findByPk(id);
