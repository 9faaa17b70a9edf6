import type { FamilyScope } from "#app/services/actor.ts";
import { familyRevision } from "#app/services/live/live-rows.server.ts";

/** Where a page learns of changes, and what it knows: the family's row was read before all that it shows. */
export const liveAddress = ({ family }: FamilyScope) => ({
  path: `/api/families/${family.id}/live`,
  revision: familyRevision(family),
});
