import { literal, Op } from "sequelize";
import { isGuardian, PERMISSIONS, type Permission } from "#app/domain/people/permissions.ts";
import { FamilyMember } from "#app/models/family-member.server.ts";
import { User } from "#app/models/user.server.ts";
import type { Actor, FamilyScope } from "#app/services/actor.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";

/** The answer to whoever may not. */
export const notPermitted = (permission: Permission) => new DomainError("forbidden", PERMISSIONS[permission]);

/**
 * Refuses whoever may not, as things stand now: for use under the family's lock, where what a request knew of its
 * sender at its beginning may be over. Someone who left the family meanwhile finds none (404), others get a 403.
 */
export async function requirePermission({ user, family }: Actor, permission: Permission): Promise<void> {
  const account = await User.findByPk(user.id, { attributes: ["family_id"] });
  if (account?.family_id !== family.id) throw notFound("Family");
  const member = await FamilyMember.findOne({ where: { family_id: family.id, user_id: user.id } });
  if (!isGuardian(member?.role ?? null)) throw notPermitted(permission);
}

const LAST = "You are the only parent here. Make someone else a parent first, or delete the family.";

/**
 * Refuses (403) that a family is left without a guardian who can sign in, when this account is none any more
 * (docs/product/accounts.md, "The last guardian"). Under the family's lock.
 */
export async function requireOtherGuardian({ family }: FamilyScope, userId: number): Promise<void> {
  const others = await User.count({
    where: {
      family_id: family.id,
      id: {
        [Op.ne]: userId,
        [Op.notIn]: literal(`(SELECT user_id FROM family_members
          WHERE family_id = ${family.id} AND user_id IS NOT NULL AND role NOT IN ('parent', 'guardian'))`),
      },
    },
  });
  if (others === 0) throw new DomainError("forbidden", LAST, "role");
}
