import { config } from "#app/config/env.server.ts";
import { familyJson } from "#app/presenters/api/api-json.ts";
import { apiRoute, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { cancelFamilyDeletion } from "#app/services/people/departures.server.ts";

export const loader = apiRoute({
  POST: forFamily({
    operation: "keep-family",
    permission: "delete-family",
    handle: async ({ actor }) => {
      const family = await cancelFamilyDeletion(actor);
      audit("keep-family", actorIds(actor));
      return ok(familyJson(family, config().appUrl));
    },
  }),
});
export const action = loader;
