import { choreWithForecast, findChoreToChange, findPathChore } from "#app/pages/chores/chores.server.ts";
import { choreChangeSchema } from "#app/schemas/chores/chore.ts";
import { apiRoute, forFamily, noContent, ok } from "#app/server/api/api-route.server.ts";
import { changeChore, deleteChore } from "#app/services/chores/chores.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    find: findPathChore,
    handle: async (context) => ok(await choreWithForecast(context, context.resource.id)),
  }),
  PUT: forFamily({
    operation: "save-chore",
    find: findChoreToChange,
    body: choreChangeSchema,
    handle: async (context) => {
      const { id } = await changeChore(context.actor, context.resource.id, context.value, context.now);
      return ok(await choreWithForecast(context, id));
    },
  }),
  DELETE: forFamily({
    operation: "save-chore",
    find: findChoreToChange,
    handle: async ({ actor, resource }) => {
      await deleteChore(actor, resource.id);
      return noContent();
    },
  }),
});
export const action = loader;
