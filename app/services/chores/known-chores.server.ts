import type { FamilyScope } from "#app/services/actor.ts";
import { type FamilyChores, loadChores } from "#app/services/chores/chore-state.server.ts";
import { perRequest } from "#app/utils/per-request.server.ts";
import { requestStore } from "#app/utils/request-store.server.ts";

const choresByFamily = perRequest<Map<number, Promise<FamilyChores>>>();

/**
 * All chores of a family with their states by id. The page and its frame share one look-up until the request has written. Do not
 * change the result.
 */
export function knownChores(actor: FamilyScope): Promise<FamilyChores> {
  if (requestStore.getStore()?.hasWritten) return loadChores(actor);
  const known = choresByFamily.get(() => new Map());
  const chores = known.get(actor.family.id) ?? loadChores(actor);
  known.set(actor.family.id, chores);
  return chores;
}
