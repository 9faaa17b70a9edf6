import type { FamilyScope } from "#app/services/actor.ts";

/** Where a page learns of changes, and what it knows: the family's row was read before all that it shows. */
export const liveAddress = ({ family }: FamilyScope) => ({
  path: `/api/families/${family.id}/live`,
  revision: Math.max(family.grocery_at, family.events_at, family.meals_at, family.members_at),
});
