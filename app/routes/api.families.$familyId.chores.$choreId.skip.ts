import { findPathChore, tickPath } from "#app/pages/chores/chores.server.ts";
import { skipSchema } from "#app/schemas/chores/chore.ts";
import { apiRoute, created, forFamily, ok } from "#app/server/api/api-route.server.ts";

export const loader = apiRoute({
  POST: forFamily({
    operation: "save-chore",
    find: findPathChore,
    body: skipSchema,
    handle: async (context) => {
      const { isNew, occurrence } = await tickPath(context, context.resource.id, "skipped");
      return isNew ? created(occurrence) : ok(occurrence);
    },
  }),
});
export const action = loader;
