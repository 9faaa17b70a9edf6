import { Temporal } from "#app/domain/time/time.ts";
import type { Family } from "#app/models/people/family.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import { findingsJson } from "#app/presenters/api/find-json.ts";
import { find } from "#app/services/find/find.server.ts";
import { FIND_LIMIT } from "#app/shared/find/constants.ts";

export interface Someone {
  user: User;
  family: Family;
}

/** A Sunday noon. */
export const NOW = Temporal.Instant.from("2026-11-22T12:00Z");

/** The results of a user's search, as the API answers them. */
export async function search(
  { family }: Someone,
  q: string,
  { limit = FIND_LIMIT.default, now = NOW }: { limit?: number; now?: Temporal.Instant } = {},
) {
  const members = await FamilyMember.findAll({ where: { family_id: family.id } });
  return findingsJson(q, await find({ family }, members, { typed: q, limit, now }), undefined);
}
export const titles = async (actor: Someone, q: string) => (await search(actor, q)).results.map(({ title }) => title);
