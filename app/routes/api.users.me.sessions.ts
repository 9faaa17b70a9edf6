import { sessionJson } from "#app/presenters/people/sessions.ts";
import { apiRoute, forUser, noContent, ok } from "#app/server/api/api-route.server.ts";
import { audit } from "#app/server/http/audit-log.server.ts";
import { readSessionToken } from "#app/server/session/cookies.server.ts";
import { endSessions, listSessions } from "#app/services/people/devices.server.ts";

export const loader = apiRoute({
  GET: forUser({
    operation: "fetch-user",
    handle: async ({ user, request }) =>
      ok((await listSessions(user, await readSessionToken(request))).map(sessionJson)),
  }),
  DELETE: forUser({
    operation: "sign-out-devices",
    handle: async ({ user, request }) => {
      await endSessions(user, await readSessionToken(request));
      audit("sign-out-devices", { userId: user.id });
      return noContent();
    },
  }),
});
export const action = loader;
