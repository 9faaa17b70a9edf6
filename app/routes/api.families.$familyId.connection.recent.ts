import { completionJson } from "#app/presenters/api/api-json.ts";
import { apiRoute, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { recentCompletions } from "#app/services/connection/connection.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    operation: "fetch-connection",
    cacheKey: () => ({ name: "completions as JSON", counters: ["ideas"], parts: [] }),
    handle: async ({ actor }) => ok((await recentCompletions(actor)).map(completionJson)),
  }),
});
export const action = loader;
