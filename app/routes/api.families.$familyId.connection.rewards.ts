import { rewardJson } from "#app/presenters/api/api-json.ts";
import { apiRoute, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { listRewards } from "#app/services/connection/rewards.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    operation: "fetch-connection",
    cacheKey: () => ({ name: "rewards as JSON", counters: ["ideas"], parts: [] }),
    handle: async ({ actor }) => ok((await listRewards(actor)).map(rewardJson)),
  }),
});
export const action = loader;
