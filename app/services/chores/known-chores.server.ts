import type { FamilyScope } from "#app/services/actor.ts";
import { type FamilyChores, loadChores } from "#app/services/chores/chore-state.server.ts";
import { type RequestStore, requestStore } from "#app/utils/request-store.server.ts";

interface Known {
  family: number;
  chores: Promise<FamilyChores>;
}

const known = new WeakMap<RequestStore, Known>();

/**
 * All chores of a family with their states by id. The page and its frame share one look-up until the request has written. Do not
 * change the result.
 */
export function knownChores(actor: FamilyScope): Promise<FamilyChores> {
  const { id: family } = actor.family;
  const request = requestStore.getStore();
  if (!request || request.hasWritten) return loadChores(actor);
  const found = known.get(request);
  if (found?.family === family) return found.chores;
  const chores = loadChores(actor);
  known.set(request, { family, chores });
  return chores;
}
