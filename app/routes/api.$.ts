import { apiRoute, forAnyone } from "#app/server/api/api-route.server.ts";
import { notFound } from "#app/utils/domain-error.ts";

const none = forAnyone({
  handle: async () => {
    throw notFound("Call");
  },
});

/** Unknown paths below /api: a JSON 404, not a page. */
export const loader = apiRoute({ GET: none, POST: none, PUT: none, DELETE: none });
export const action = loader;
