import { QueryTypes } from "sequelize";
import { inTransaction, sequelize } from "#app/db/database.server.ts";
import { Practice } from "#app/models/calm/practice.server.ts";
import { Family } from "#app/models/people/family.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { Invitation } from "#app/models/people/invitation.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import type { Actor, FamilyScope } from "#app/services/actor.ts";
import { forgetNotices } from "#app/services/notices/forget.server.ts";
import { lockFamily, lockUser, newFeedToken } from "#app/services/people/families.server.ts";
import { detachMember } from "#app/services/people/members.server.ts";
import { requireOtherGuardian } from "#app/services/people/permissions.server.ts";
import { endLinksAround } from "#app/services/people/sign-in-links.server.ts";
import { notFound } from "#app/utils/domain-error.ts";

export interface Holdings {
  events: number;
  meals: number;
  saved_weeks: number;
  points: number;
  rewards: number;
}

const HOLDINGS = `SELECT
  (SELECT count(*) FROM events WHERE family_id = $1 AND removed_at IS NULL) AS events,
  (SELECT count(*) FROM meals WHERE family_id = $1 AND removed_at IS NULL) AS meals,
  (SELECT count(*) FROM saved_weeks WHERE family_id = $1) AS saved_weeks,
  (SELECT coalesce(sum(total_points), 0)::int FROM connection_stats WHERE family_id = $1) AS points,
  (SELECT count(*) FROM rewards WHERE family_id = $1 AND unlocked_at IS NOT NULL) AS rewards`;

/**
 * Removes the actor from the family; account and sessions stay (docs/product/accounts.md, "Leaving a family"). Throws
 * 403 for the last guardian.
 */
export function leaveFamily({ user, family }: Actor): Promise<void> {
  return inTransaction(async (transaction) => {
    const person = await lockUser(user.id, transaction);
    await lockFamily({ family }, transaction);
    if (person.family_id !== family.id) throw notFound("Family");
    await requireOtherGuardian({ family }, person.id);
    await endMembership(person, family);
  });
}

/** Numbers of rows that are deleted with a family. */
export async function countHoldings({ family }: FamilyScope): Promise<Holdings> {
  const [row] = await sequelize.query<Holdings>(HOLDINGS, { bind: [family.id], type: QueryTypes.SELECT });
  return row as Holdings;
}

/**
 * Removes a user from their family. Their events and texts stay, without their name. The calendar feed gets a new
 * token, because the user knows the old one. Only an invitation brings the account back. Call it with the rows of user
 * and family locked.
 */
export async function endMembership(person: User, family: Family): Promise<void> {
  const { id: family_id } = family;
  const member = await FamilyMember.findOne({ where: { family_id, user_id: person.id } });
  if (member) await detachMember({ family }, member, null);
  await Practice.destroy({ where: { family_id, user_id: person.id } });
  await forgetNotices(family_id, person.id);
  await Invitation.update({ invited_by: null }, { where: { family_id, invited_by: person.id } });
  await Family.update({ created_by: null }, { where: { id: family_id, created_by: person.id } });
  await Family.update({ feed_token: newFeedToken() }, { where: { id: family_id } });
  await endLinksAround(person, family);
  await person.update({ family_id: null });
}
