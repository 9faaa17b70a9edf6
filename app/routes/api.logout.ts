import { apiRoute, forAnyone } from "#app/server/api/api-route.server.ts";
import { audit } from "#app/server/http/audit-log.server.ts";
import { mayBeForeignLink } from "#app/server/http/request-guards.server.ts";
import { readSessionToken, signOutHeaders } from "#app/server/session/cookies.server.ts";
import { endSession } from "#app/services/people/sessions.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";

export const loader = apiRoute({
  GET: forAnyone({
    operation: "sign-out",
    handle: async ({ request }) => {
      if (mayBeForeignLink(request)) throw new DomainError("forbidden", "This request came from another site");
      const token = await readSessionToken(request);
      const userId = token ? await endSession(token) : null;
      if (userId !== null) audit("sign-out", { userId });
      return { status: 200, body: { success: true }, headers: await signOutHeaders() };
    },
  }),
});
export const action = loader;
