import { apiRoute, forFamily, ok } from "#app/http/api-route.server.ts";
import { rewardJson } from "#app/presenters/api-json.ts";
import { listRewards } from "#app/services/rewards.server.ts";

const route = apiRoute({
  GET: forFamily({ handle: async ({ actor }) => ok((await listRewards(actor)).map(rewardJson)) }),
});

export const loader = route.loader;
export const action = route.action;
