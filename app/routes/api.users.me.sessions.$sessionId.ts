import { apiRoute, forUser, noContent } from "#app/server/api/api-route.server.ts";
import { audit } from "#app/server/http/audit-log.server.ts";
import { endSessionById } from "#app/services/people/devices.server.ts";

export const loader = apiRoute({
  DELETE: forUser({
    operation: "sign-out-devices",
    handle: async ({ user, params }) => {
      await endSessionById(user, params.sessionId ?? "");
      audit("sign-out-devices", { userId: user.id });
      return noContent();
    },
  }),
});
export const action = loader;
