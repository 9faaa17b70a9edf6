import { pointsJson } from "#app/presenters/api/api-json.ts";
import { apiRoute, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { connectionPoints } from "#app/services/connection/connection.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    operation: "fetch-connection",
    cacheKey: ({ actor, now }) => ({ name: "points as JSON", counters: ["ideas"], parts: [familyToday(actor, now)] }),
    handle: async ({ actor, now }) => ok(pointsJson(await connectionPoints(actor, now))),
  }),
});
export const action = loader;
