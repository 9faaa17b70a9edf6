import type { ChoreState } from "#app/domain/chores/turns.ts";
import type { Chore } from "#app/models/chore.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { loadStates } from "#app/services/chores/chore-state.server.ts";
import { listChores } from "#app/services/chores/chores.server.ts";
import { type RequestStore, requestStore } from "#app/utils/request-store.server.ts";

interface Known {
  family: number;
  chores?: Promise<Chore[]>;
  states?: Promise<Map<number, ChoreState>>;
}

const known = new WeakMap<RequestStore, Known>();

/** What the request under way has looked up of a family; nothing once it has written. */
function recall({ family: { id: family } }: FamilyScope): Known {
  const request = requestStore.getStore();
  if (!request || request.hasWritten) return { family };
  const found = known.get(request);
  if (found?.family === family) return found;
  const begun: Known = { family };
  known.set(request, begun);
  return begun;
}

/** All chores of a family; the frame of a page and the page itself share one look-up. Nobody changes them. */
export function knownChores(actor: FamilyScope): Promise<Chore[]> {
  const found = recall(actor);
  found.chores ??= listChores(actor);
  return found.chores;
}

/** The same with what is open of each and what comes, by their numbers. */
export function knownStates(actor: FamilyScope): Promise<Map<number, ChoreState>> {
  const found = recall(actor);
  found.states ??= knownChores(actor).then((chores) => loadStates(actor, chores));
  return found.states;
}
