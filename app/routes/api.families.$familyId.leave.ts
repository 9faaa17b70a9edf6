import { apiRoute, forFamily, noContent } from "#app/server/api/api-route.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { leaveFamily } from "#app/services/people/leaving.server.ts";

export const loader = apiRoute({
  POST: forFamily({
    operation: "leave-family",
    handle: async ({ actor }) => {
      await leaveFamily(actor);
      audit("leave-family", actorIds(actor));
      return noContent();
    },
  }),
});
export const action = loader;
