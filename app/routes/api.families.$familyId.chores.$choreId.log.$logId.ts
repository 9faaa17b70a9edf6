import { findPathChore } from "#app/pages/chores/chores.server.ts";
import { apiRoute, forFamily, noContent } from "#app/server/api/api-route.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { undoEntry } from "#app/services/chores/ticks.server.ts";

export const loader = apiRoute({
  DELETE: forFamily({
    operation: "save-chore",
    find: findPathChore,
    handle: async ({ actor, resource, params, now }) => {
      await undoEntry(actor, resource.id, pathId(params.logId, "Entry"), now);
      return noContent();
    },
  }),
});
export const action = loader;
