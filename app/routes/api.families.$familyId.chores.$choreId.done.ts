import { findPathChore, tickPath } from "#app/pages/chores/chores.server.ts";
import { doneSchema } from "#app/schemas/chores/chore.ts";
import { apiRoute, created, forFamily, ok } from "#app/server/api/api-route.server.ts";

export const loader = apiRoute({
  POST: forFamily({
    operation: "save-chore",
    find: findPathChore,
    body: doneSchema,
    handle: async (context) => {
      const { isNew, ...answer } = await tickPath(context, context.resource.id, "done");
      return isNew ? created(answer) : ok(answer);
    },
  }),
});
export const action = loader;
