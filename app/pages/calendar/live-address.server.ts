import type { FamilyScope } from "#app/services/actor.ts";
import { familyRevision } from "#app/services/live/live-rows.server.ts";

/**
 * The address of live updates, with the page's revision. The family's row was read before the page's other rows, so no
 * change is missed.
 */
export const liveAddress = ({ family }: FamilyScope) => ({
  path: `/api/families/${family.id}/live`,
  revision: familyRevision(family),
});
