import { findPathChore, swapPath } from "#app/pages/chores/chores.server.ts";
import { swapSchema } from "#app/schemas/chores/chore.ts";
import { apiRoute, created, forFamily } from "#app/server/api/api-route.server.ts";

export const loader = apiRoute({
  POST: forFamily({
    operation: "save-chore",
    find: findPathChore,
    body: swapSchema,
    handle: async (context) => created(await swapPath(context, context.resource.id)),
  }),
});
export const action = loader;
