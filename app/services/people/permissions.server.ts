import { literal, Op } from "sequelize";
import { isGuardian, isPermitted, type Permission } from "#app/domain/people/permissions.ts";
import type { Family } from "#app/models/people/family.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { User } from "#app/models/people/user.server.ts";
import type { Actor, FamilyScope, Visitor } from "#app/services/actor.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";
import { permissions } from "#app/words/catalogues/permissions.ts";
import { english } from "#app/words/english.server.ts";

/** Whether the user had the permission when the request began. */
export const mayDo = (person: Pick<Visitor, "isGuardian" | "isGrownUp">, permission: Permission): boolean =>
  isPermitted(permission, person);

/** 403 with the permission's text. */
export const notPermitted = (permission: Permission) => new DomainError("forbidden", english(permissions, permission));

/**
 * Throws 403 if the user lacks the permission now. For use under the family's lock, because roles may have changed
 * since the request began. Throws 404 if the user has left the family, or if the account is being deleted.
 */
export async function requirePermission({ user, family }: Actor, permission: Permission): Promise<void> {
  const account = await User.findByPk(user.id, { attributes: ["family_id", "delete_at"] });
  if (account?.family_id !== family.id || account.delete_at) throw notFound("Family");
  if (!(await isGuardianOf(family, user.id))) throw notPermitted(permission);
}

/** Whether a user of a family is a guardian; one without a member is. */
export async function isGuardianOf(family: Family, userId: number): Promise<boolean> {
  const member = await FamilyMember.findOne({ where: { family_id: family.id, user_id: userId } });
  return isGuardian(member?.role ?? null);
}

/** Whether no other user of the family is a guardian. A guardian whose account is being deleted does not count. */
export async function isLastGuardian({ family }: FamilyScope, userId: number): Promise<boolean> {
  const others = await User.count({
    where: {
      family_id: family.id,
      delete_at: null,
      id: {
        [Op.ne]: userId,
        [Op.notIn]: literal(`(SELECT user_id FROM family_members
          WHERE family_id = ${family.id} AND user_id IS NOT NULL AND role NOT IN ('parent', 'guardian'))`),
      },
    },
  });
  return others === 0 && (await isGuardianOf(family, userId));
}

/**
 * Throws 403, at a form's field if given, if a change would leave the family without a guardian who can sign in
 * (docs/product/accounts.md, "The last guardian"). Call it with the family locked.
 */
export async function requireOtherGuardian(scope: FamilyScope, userId: number, field?: string): Promise<void> {
  if (await isLastGuardian(scope, userId))
    throw new DomainError("forbidden", english(peopleWords, "lastParent"), field);
}
