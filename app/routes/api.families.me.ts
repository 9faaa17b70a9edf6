import { config } from "#app/config/env.server.ts";
import { familyJson } from "#app/presenters/api/api-json.ts";
import { apiRoute, forUser, ok } from "#app/server/api/api-route.server.ts";
import { notFound } from "#app/utils/domain-error.ts";

export const loader = apiRoute({
  GET: forUser({
    operation: "fetch-family",
    handle: async ({ actor }) => {
      if (!actor) throw notFound("Family");
      return ok(familyJson(actor.family, config().appUrl));
    },
  }),
});
export const action = loader;
