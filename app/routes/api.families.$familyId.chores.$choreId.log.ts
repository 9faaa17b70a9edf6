import { findPathChore, knownMembers } from "#app/pages/chores/chores.server.ts";
import { logJson } from "#app/presenters/api/chore-json.ts";
import { logQuerySchema } from "#app/schemas/chores/chore.ts";
import { apiRoute, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { listLog } from "#app/services/chores/chore-days.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    find: findPathChore,
    query: logQuerySchema,
    handle: async (context) => {
      const { entries, undone } = await listLog(context.actor, context.resource, context.query.before);
      const members = await knownMembers(context);
      return ok(entries.map((entry) => logJson(entry, undone, members)));
    },
  }),
});
export const action = loader;
