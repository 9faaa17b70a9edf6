import type { Transaction } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import { CompletedActivity } from "#app/models/completed-activity.server.ts";
import { Event } from "#app/models/event.server.ts";
import type { Family } from "#app/models/family.server.ts";
import { FamilyMember } from "#app/models/family-member.server.ts";
import { Meal } from "#app/models/meal.server.ts";
import type { MemberChange, NewMember } from "#app/schemas/member.ts";
import type { Actor, FamilyScope } from "#app/services/actor.ts";
import { findRow } from "#app/services/find-row.server.ts";
import { lockFamily, lockUsers, newFeedToken } from "#app/services/people/families.server.ts";
import { refuseStale } from "#app/services/system/versions.server.ts";
import { MAX_MEMBERS } from "#app/utils/constants.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";

/** The family's members in the order in which they came. */
export const listMembers = ({ family }: FamilyScope): Promise<FamilyMember[]> =>
  FamilyMember.findAll({ where: { family_id: family.id }, order: ["id"] });

/** One member of the family; 404 for anyone else. `lock` keeps others from changing them until the transaction ends. */
export async function findMember(actor: FamilyScope, id: number, lock?: Transaction): Promise<FamilyMember> {
  if (lock) await lockFamily(actor, lock);
  return findRow(FamilyMember, actor, id, "Family member", { lock: lock?.LOCK.UPDATE });
}

/**
 * Refuses a member who is not of this family, at the field that named them. `null` names nobody, and passes. Until the
 * end of the transaction the member stays, so that what refers to them can be written.
 */
export function requireMember(actor: FamilyScope, id: number | null, field: string): Promise<void> {
  return inTransaction(async (transaction) => {
    if (id === null) return;
    await lockFamily(actor, transaction);
    const count = await FamilyMember.count({ where: { id, family_id: actor.family.id } });
    if (count === 0) throw new DomainError("invalid", "This family has no such member", field);
  });
}

/** Adds a member; `userId` ties them to the account of the person they are. */
export function addMember({ family }: FamilyScope, input: NewMember, userId: number | null = null) {
  return inTransaction(async (transaction) => {
    await lockFamily({ family }, transaction);
    if ((await FamilyMember.count({ where: { family_id: family.id } })) >= MAX_MEMBERS) {
      throw new DomainError("conflict", `A family can have at most ${MAX_MEMBERS} members.`);
    }
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
 * Changes a member. `seenVersion` is the state that the person saw: when someone else has changed the member since,
 * nothing is changed (409).
 */
export function updateMember(
  actor: Actor,
  id: number,
  change: MemberChange,
  seenVersion?: string | undefined,
): Promise<FamilyMember> {
  return inTransaction(async (transaction) => {
    const member = await findMember(actor, id, transaction);
    refuseStale(member, seenVersion, "member");
    return member.update(change);
  });
}

/**
 * Removes a member. Their events, meals and completed activities stay, without a member; one's own member cannot be
 * removed (docs/product/accounts.md, "Removing a member"). A member with an account loses the family at once, and with
 * it the calendar's old address, which they know (docs/decisions/020-removing-someone-with-an-account.md).
 */
export function removeMember({ user, family }: Actor, id: number): Promise<void> {
  return inTransaction(async (transaction) => {
    const { user_id } = await findMember({ family }, id);
    if (user_id === user.id) throw new DomainError("conflict", "You cannot remove yourself from the family.");
    // Two who remove each other at the same moment: the second does not belong here any more.
    const people = await lockUsers([user.id, ...(user_id === null ? [] : [user_id])], transaction);
    if (people.find((person) => person.id === user.id)?.family_id !== family.id) throw notFound("Family");
    const member = await findMember({ family }, id, transaction);
    await letGo(family, id);
    await member.destroy();
    const person = people.find((one) => one.id === user_id);
    if (person?.family_id !== family.id) return;
    await person.update({ family_id: null });
    await family.update({ feed_token: newFeedToken() });
  });
}

/** What was a member's is everyone's. */
async function letGo({ id: family_id }: Family, id: number): Promise<void> {
  await Event.update({ member_id: null }, { where: { family_id, member_id: id } });
  await Meal.update({ cook_id: null }, { where: { family_id, cook_id: id } });
  await CompletedActivity.update({ completed_by: null }, { where: { family_id, completed_by: id } });
}
