import { apiRoute, created, forFamily } from "#app/http/api/api-route.server.ts";
import { completionResultJson } from "#app/presenters/api/api-json.ts";
import { completionSchema } from "#app/schemas/connection.ts";
import { completeActivity } from "#app/services/connection/connection.server.ts";

const route = apiRoute({
  POST: forFamily({
    operation: "complete-activity",
    body: completionSchema,
    handle: async ({ actor, value, now }) => created(completionResultJson(await completeActivity(actor, value, now))),
  }),
});

export const loader = route.loader;
export const action = route.action;
