import { config } from "#app/config/env.server.ts";
import { hasHousehold } from "#app/config/sign-in.server.ts";
import { inTransaction } from "#app/db/database.server.ts";
import { isGuardian } from "#app/domain/people/permissions.ts";
import { proposeName } from "#app/domain/people/sign-in-name.ts";
import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import { SignInLink } from "#app/models/people/sign-in-link.server.ts";
import { User } from "#app/models/people/user.server.ts";
import type { Actor, FamilyScope } from "#app/services/actor.ts";
import { mailPasswordLink } from "#app/services/people/account-mails.server.ts";
import { refuseInDemo } from "#app/services/people/demo-ends.server.ts";
import { lockUser, lockUsers } from "#app/services/people/families.server.ts";
import { createHouseholdAccount } from "#app/services/people/household.server.ts";
import { findMember, nameInFamily } from "#app/services/people/members.server.ts";
import { requirePermission } from "#app/services/people/permissions.server.ts";
import { noteSignInEvent } from "#app/services/people/sign-in-events.server.ts";
import { type LetInKind, makeLink } from "#app/services/people/sign-in-links.server.ts";
import { consume, type Limit } from "#app/services/system/rate-limits.server.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";
import { english } from "#app/words/english.server.ts";

/** Accounts and links that guardians make for members (docs/product/household.md, "Helping members sign in"). */

const LINKS: Limit = { name: "sign-in links of a family", max: 30, seconds: 60 * 60 };

/** Counts a link of a family. Do not call inside a transaction. @throws {DomainError} 429 beyond 30 an hour */
export async function countLink({ family }: FamilyScope): Promise<void> {
  const wait = await consume(LINKS, family.id);
  if (wait > 0) throw new DomainError("limited", english(signInWords, "tooManyLinks"), undefined, wait);
}

/** @throws {DomainError} 409 where `SIGN_IN` has no household */
function requireHouseholdForMembers(): void {
  refuseInDemo("links");
  if (hasHousehold(config().signIn.mode)) return;
  throw new DomainError("conflict", english(signInWords, "noHousehold"));
}

function refuseAccount({ user_id, name }: FamilyMember): void {
  requireHouseholdForMembers();
  if (user_id !== null) throw new DomainError("conflict", english(signInWords, "hasAccount", { name }));
}

const isTaken = async (sign_in_key: string) => (await User.count({ where: { sign_in_key } })) > 0;

/** A free sign-in name for a member. */
export const proposeSignInName = ({ name }: Pick<FamilyMember, "name">): Promise<string> =>
  proposeName(name.split(/\s+/)[0] ?? name, isTaken);

/**
 * Makes an account without email and password for a member. @throws {DomainError} 403 for others than guardians, 404,
 * 409 for a member with an account, a name that is taken, and without a household
 */
export function giveAccount(actor: Actor, id: number, typed: string | null): Promise<User> {
  return inTransaction(async (transaction) => {
    const member = await findMember(actor, id, transaction);
    await requirePermission(actor, "let-in");
    refuseAccount(member);
    const sign_in_name = typed ?? (await proposeSignInName(member));
    const user = await createHouseholdAccount({ name: member.name, sign_in_name, email: null }, null);
    await user.update({ family_id: actor.family.id });
    await member.update({ user_id: user.id });
    return user;
  });
}

/**
 * The id of a member's user, for a link that may be made. @throws {DomainError} 409 for a member without an account and
 * without a household, 403 for the device of another guardian
 */
export function requireLinkAccount({ user }: Actor, { user_id, name, role }: FamilyMember, kind: LetInKind): number {
  requireHouseholdForMembers();
  if (user_id === null) throw new DomainError("conflict", english(signInWords, "hasNoAccount", { name }));
  if (kind === "device" && isGuardian(role) && user_id !== user.id) {
    throw new DomainError("forbidden", english(signInWords, "ownDevicesOnly"));
  }
  return user_id;
}

/**
 * Makes a link for a member. A link for someone else's password is told to them. @throws {DomainError} 403 for others
 * than guardians, 404, and as `requireLinkAccount`
 */
export function makeMemberLink(actor: Actor, id: number, kind: LetInKind): Promise<SignInLink> {
  const { user, family } = actor;
  return inTransaction(async (transaction) => {
    const account = requireLinkAccount(actor, await findMember(actor, id), kind);
    const people = await lockUsers([user.id, account], transaction);
    await requirePermission(actor, "let-in");
    // The member may have lost the account meanwhile.
    const current = requireLinkAccount(actor, await findMember(actor, id, transaction), kind);
    const person = people.find((one) => one.id === current);
    if (person?.family_id !== family.id) throw notFound("Family member");
    const by = (await nameInFamily(family, user)) ?? "";
    return makeNotedLink({ kind, person, madeBy: user, by });
  });
}

/** Makes a link for another device of the user. */
export function makeOwnLink(user: User): Promise<SignInLink> {
  requireHouseholdForMembers();
  return inTransaction(async (transaction) => {
    const person = await lockUser(user.id, transaction);
    return makeNotedLink({ kind: "device", person, madeBy: user, by: null });
  });
}

/** The account of a child, whose devices guardians see. @throws {DomainError} 404 for other members */
export function requireChild({ role, user_id }: FamilyMember): { id: number } {
  if (role !== "child" || user_id === null) throw notFound("Device");
  return { id: user_id };
}

interface NotedLink {
  kind: LetInKind;
  person: User;
  madeBy: User;
  /** The maker's name; `null` for the user's own. */
  by: string | null;
}

async function makeNotedLink({ kind, person, madeBy, by }: NotedLink): Promise<SignInLink> {
  const link = await makeLink({ kind, person, madeBy });
  const isTold = kind === "password" && person.id !== madeBy.id;
  await noteSignInEvent(person, "link-made", { link: kind, link_id: link.id, ...(by ? { by } : {}) });
  if (isTold) {
    await person.update({ password_link_at: link.created_at });
    await mailPasswordLink(person, by ?? "");
  }
  return link;
}

/** Ends a link of an account. @throws {DomainError} 404, and 410 for one that has been used meanwhile */
export async function endLink(person: { id: number | null }, id: number): Promise<void> {
  const where = { id, user_id: person.id ?? 0, kind: ["device", "password"] };
  await SignInLink.update({ ended_at: new Date() }, { where: { ...where, used_at: null, ended_at: null } });
  const link = await SignInLink.findOne({ where });
  if (!link) throw notFound("Link");
  if (link.used_at !== null) throw new DomainError("gone", english(signIn, "link.used"));
}
