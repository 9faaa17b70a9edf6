import { choreWithForecast, forGrownUps, localToday } from "#app/pages/chores/chores.server.ts";
import { choreJson } from "#app/presenters/api/chore-json.ts";
import { newChoreSchema } from "#app/schemas/chores/chore.ts";
import { apiRoute, created, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { addChore, listChores } from "#app/services/chores/chores.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    handle: async (context) =>
      ok((await listChores(context.actor)).map((chore) => choreJson(chore, localToday(context)))),
  }),
  POST: forFamily({
    operation: "save-chore",
    find: forGrownUps,
    body: newChoreSchema,
    handle: async (context) => {
      const { id } = await addChore(context.actor, context.value, context.now);
      return created(await choreWithForecast(context, id));
    },
  }),
});
export const action = loader;
