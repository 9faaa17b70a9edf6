import { occurrencesJson } from "#app/pages/chores/chores.server.ts";
import { dayQuerySchema } from "#app/schemas/chores/chore.ts";
import { apiRoute, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { listDay } from "#app/services/chores/chore-days.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    query: dayQuerySchema,
    handle: async (context) => {
      const { occurrences } = await listDay(context.actor, context.query.date, context.now);
      return ok(await occurrencesJson(context, occurrences));
    },
  }),
});
export const action = loader;
