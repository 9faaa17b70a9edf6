import { completionResultJson } from "#app/presenters/api/api-json.ts";
import { completionSchema } from "#app/schemas/connection/connection.ts";
import { apiRoute, created, forFamily } from "#app/server/api/api-route.server.ts";
import { completeActivity } from "#app/services/connection/connection.server.ts";

export const loader = apiRoute({
  POST: forFamily({
    operation: "complete-activity",
    body: completionSchema,
    handle: async ({ actor, value, now }) => created(completionResultJson(await completeActivity(actor, value, now))),
  }),
});
export const action = loader;
