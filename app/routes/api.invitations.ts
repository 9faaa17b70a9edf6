import { apiRoute, forAnyone } from "#app/server/api/api-route.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";

export const loader = apiRoute({
  GET: forAnyone({
    handle: async () => {
      throw new DomainError("not-found", "Invalid invitation link");
    },
  }),
});
export const action = loader;
