import { inTransaction } from "#app/db/database.server.ts";
import { Event } from "#app/models/event.server.ts";
import type { Family } from "#app/models/family.server.ts";
import { FamilyMember } from "#app/models/family-member.server.ts";
import type { User } from "#app/models/user.server.ts";
import type { MemberChange, NewMember } from "#app/schemas/member.ts";
import { MAX_MEMBERS } from "#app/utils/constants.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";

interface Actor {
  user: User;
  family: Family;
}

/** The family's members in the order in which they came. */
export const listMembers = ({ family }: Pick<Actor, "family">): Promise<FamilyMember[]> =>
  FamilyMember.findAll({ where: { family_id: family.id }, order: ["id"] });

export async function findMember({ family }: Pick<Actor, "family">, id: number): Promise<FamilyMember> {
  const member = await FamilyMember.findOne({ where: { id, family_id: family.id } });
  if (!member) throw notFound("Family member");
  return member;
}

/** Refuses a member who is not of this family, at the field that named them. `null` names nobody, and passes. */
export async function requireMember(actor: Pick<Actor, "family">, id: number | null, field: string): Promise<void> {
  if (id === null) return;
  const count = await FamilyMember.count({ where: { id, family_id: actor.family.id } });
  if (count === 0) throw new DomainError("invalid", "This family has no such member", field);
}

/** Adds a member; `userId` ties them to the account of the person they are. */
export function addMember({ family }: Pick<Actor, "family">, input: NewMember, userId: number | null = null) {
  return inTransaction(async () => {
    if ((await FamilyMember.count({ where: { family_id: family.id } })) >= MAX_MEMBERS) {
      throw new DomainError("conflict", `A family can have at most ${MAX_MEMBERS} members.`);
    }
    return FamilyMember.create({ ...input, family_id: family.id, user_id: userId });
  });
}

export async function updateMember(actor: Actor, id: number, change: MemberChange): Promise<FamilyMember> {
  const member = await findMember(actor, id);
  return member.update(change);
}

/** Removes a member. Their events stay, without a member; one's own member cannot be removed (decisions.md 8). */
export function removeMember(actor: Actor, id: number): Promise<void> {
  return inTransaction(async () => {
    const member = await findMember(actor, id);
    if (member.user_id === actor.user.id)
      throw new DomainError("conflict", "You cannot remove yourself from the family.");
    await Event.update({ member_id: null }, { where: { family_id: actor.family.id, member_id: id } });
    await member.destroy();
  });
}
