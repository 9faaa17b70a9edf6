import type { Transaction } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import { isGuardian } from "#app/domain/people/permissions.ts";
import type { Family } from "#app/models/people/family.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { User } from "#app/models/people/user.server.ts";
import type { MemberChange, NewMember } from "#app/schemas/people/member.ts";
import type { Actor, FamilyScope } from "#app/services/actor.ts";
import { findRow } from "#app/services/find-row.server.ts";
import { lockFamily, lockUsers, newFeedToken } from "#app/services/people/families.server.ts";
import { requireOtherGuardian, requirePermission } from "#app/services/people/permissions.server.ts";
import { endLinksAround } from "#app/services/people/sign-in-links.server.ts";
import {
  detachReferences,
  findRemoved,
  reattachReferences,
  recordRemovals,
} from "#app/services/removed/removals.server.ts";
import { assertCurrent } from "#app/services/system/versions.server.ts";
import { MAX_MEMBERS } from "#app/shared/people/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";
import { english } from "#app/words/english.server.ts";

/** The family's members, oldest first. */
export const listMembers = ({ family }: FamilyScope): Promise<FamilyMember[]> =>
  FamilyMember.findAll({ where: { family_id: family.id }, order: ["id"] });

/** The name of a user's member, else of their account; `null` if neither has one. */
export async function nameInFamily(family: Family, user: User): Promise<string | null> {
  const member = (await listMembers({ family })).find(({ user_id }) => user_id === user.id);
  return member?.name ?? user.given_name ?? user.name;
}

/** `nameInFamily` for a user's id; `null` when unknown. */
export async function accountName(family: Family, id: number | null): Promise<string | null> {
  const user = id === null ? null : await User.findByPk(id);
  return user && nameInFamily(family, user);
}

/**
 * A member of the family. Throws 404 for another id. With `lock` the row is locked until the end of the transaction.
 */
export async function findMember(actor: FamilyScope, id: number, lock?: Transaction): Promise<FamilyMember> {
  if (lock) await lockFamily(actor, lock);
  return findRow(FamilyMember, actor, id, "Family member", { lock: lock?.LOCK.UPDATE });
}

/** A member's id in a request, and its field. */
interface Named {
  id: number;
  field: string;
}

/**
 * Throws, at its field, if a member is not of this family. Locks the members until the end of the transaction, so that
 * rows can refer to them.
 */
export function requireMembers(actor: FamilyScope, named: readonly Named[]): Promise<void> {
  return inTransaction(async (transaction) => {
    if (named.length === 0) return;
    await lockFamily(actor, transaction);
    await refuseStrangers(actor, named);
  });
}

/** Like `requireMembers`, without locks. */
export async function refuseStrangers({ family }: FamilyScope, named: readonly Named[]): Promise<void> {
  const where = { family_id: family.id, id: named.map(({ id }) => id) };
  const ids = new Set((await FamilyMember.findAll({ where, attributes: ["id"] })).map(({ id }) => id));
  const stranger = named.find(({ id }) => !ids.has(id));
  if (stranger) throw new DomainError("invalid", english(peopleWords, "noSuchMember"), stranger.field);
}

/** `requireMembers` for one member; `null` is allowed. */
export const requireMember = (actor: FamilyScope, id: number | null, field: string): Promise<void> =>
  requireMembers(actor, id === null ? [] : [{ id, field }]);

/** Throws if the family has the maximum number of members. */
async function requireRoom({ family }: FamilyScope): Promise<void> {
  if ((await FamilyMember.count({ where: { family_id: family.id } })) < MAX_MEMBERS) return;
  throw new DomainError("conflict", english(peopleWords, "tooManyMembers", { count: MAX_MEMBERS }));
}

/** Adds a member; `userId` connects them with an account. */
export function addMember({ family }: FamilyScope, input: NewMember, userId: number | null = null) {
  return inTransaction(async (transaction) => {
    await lockFamily({ family }, transaction);
    await requireRoom({ family });
    return FamilyMember.create({ ...input, family_id: family.id, user_id: userId });
  });
}

/** Adds several members, all or none. */
export function addMembers(actor: FamilyScope, inputs: readonly NewMember[]): Promise<void> {
  return inTransaction(async () => {
    for (const input of inputs) await addMember(actor, input);
  });
}

/**
 * Changes a member. Throws 409 if the member has changed since `seenVersion`. Throws 403 if the actor may not change
 * roles or guardians, or for the last guardian.
 */
export function updateMember(
  actor: Actor,
  id: number,
  change: MemberChange,
  seenVersion?: string | undefined,
): Promise<FamilyMember> {
  return inTransaction(async (transaction) => {
    const member = await findMember(actor, id, transaction);
    if (isGuardian(member.role)) await requirePermission(actor, "change-guardian");
    await refuseRole(actor, member, change.role);
    assertCurrent(member, seenVersion, "member");
    return member.update(change);
  });
}

/** Throws 403 if the actor may not change the role, or if the member is the last guardian. */
async function refuseRole(actor: Actor, member: FamilyMember, role: MemberChange["role"]): Promise<void> {
  if (role === undefined || role === member.role) return;
  await requirePermission(actor, "change-role");
  const stepsDown = isGuardian(member.role) && !isGuardian(role);
  if (!stepsDown || member.user_id === null) return;
  await requireOtherGuardian(actor, member.user_id, "role");
  await endLinksAround({ id: member.user_id }, actor.family);
}

/**
 * Removes a member and detaches the rows that refer to them. Returns the undo token. `account` is the user id that an
 * undo brings back. Call it under the locks.
 */
export async function detachMember(scope: FamilyScope, member: FamilyMember, account: number | null): Promise<string> {
  const { id, name } = member;
  await detachReferences(scope, "member", [id]);
  await member.update({ user_id: null, former_user_id: account });
  await member.destroy();
  return recordRemovals(scope, [{ kind: "member", thing_id: id, title: name }], member.removed_at as Date);
}

/**
 * Removes a member and returns the undo token. Events, meals and completed activities stay, without a member. Users
 * cannot remove their own member (docs/product/accounts.md, "Removing a member"). A removed user loses access at once,
 * and the calendar feed gets a new token, because they know the old one
 * (docs/decisions/020-removing-someone-with-an-account.md).
 */
export function removeMember(actor: Actor, id: number): Promise<string> {
  const { user, family } = actor;
  return inTransaction(async (transaction) => {
    const { user_id } = await findMember(actor, id);
    if (user_id === user.id) throw new DomainError("conflict", english(peopleWords, "cannotRemoveYourself"));
    const people = await lockUsers([user.id, ...(user_id === null ? [] : [user_id])], transaction);
    const member = await findMember(actor, id, transaction);
    // If two users remove each other simultaneously, the second one is no member any more.
    await requirePermission(actor, "remove-member");
    const undoToken = await detachMember(actor, member, member.user_id);
    const person = people.find((one) => one.id === user_id);
    if (person?.family_id === family.id) {
      await endLinksAround(person, family);
      await person.update({ family_id: null });
      await family.update({ feed_token: newFeedToken() });
    }
    return undoToken;
  });
}

/**
 * Restores a member with those references that were not reassigned meanwhile, and with their account if it has no other
 * family (docs/product/accounts.md, "Restoring a member").
 */
export function restoreMember(actor: Actor, id: number): Promise<void> {
  const { user, family } = actor;
  return inTransaction(async (transaction) => {
    const account = (await findRemoved(FamilyMember, actor, id))?.former_user_id ?? null;
    const people = await lockUsers([user.id, ...(account === null ? [] : [account])], transaction);
    await lockFamily(actor, transaction);
    await requirePermission(actor, "restore-member");
    const member = await findRemoved(FamilyMember, actor, id);
    if (!member) return;
    await requireRoom(actor);
    const person = people.find((one) => one.id === member.former_user_id && one.family_id === null);
    await member.restore();
    await member.update({ former_user_id: null, user_id: person?.id ?? null });
    await person?.update({ family_id: family.id });
    await reattachReferences(actor, "member", id);
  });
}
