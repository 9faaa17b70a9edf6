import type { People } from "#app/domain/notices/concerned.ts";
import { Family } from "#app/models/people/family.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { findFamilyRecipients, type Recipient } from "#app/services/notices/preferences.server.ts";

/** A family, its members and its users, as notices need them. */
export interface Household {
  family: Family;
  members: FamilyMember[];
  recipients: Recipient[];
  people: People;
}

/** `null` after the family's deletion. */
export async function findHousehold(familyId: number): Promise<Household | null> {
  const family = await Family.findByPk(familyId);
  if (!family) return null;
  const members = await FamilyMember.findAll({ where: { family_id: familyId }, order: ["id"] });
  const recipients = await findFamilyRecipients(familyId);
  return { family, members, recipients, people: { members, users: recipients.map(({ id }) => id) } };
}
