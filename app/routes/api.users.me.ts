import { userJson } from "#app/presenters/api/api-json.ts";
import { readerChoiceSchema } from "#app/schemas/people/reader.ts";
import { accepted, apiRoute, forUser, ok } from "#app/server/api/api-route.server.ts";
import { audit } from "#app/server/http/audit-log.server.ts";
import { signOutHeaders } from "#app/server/session/cookies.server.ts";
import { askToDeleteAccount } from "#app/services/people/departures.server.ts";
import { chooseForReader } from "#app/services/people/users.server.ts";

export const loader = apiRoute({
  GET: forUser({ operation: "fetch-user", handle: async ({ user }) => ok(userJson(user)) }),
  PUT: forUser({
    operation: "choose-for-reader",
    body: readerChoiceSchema,
    handle: async ({ user, value }) => ok(userJson(await chooseForReader(user, value))),
  }),
  DELETE: forUser({
    operation: "delete-account",
    needsRecentSignIn: true,
    handle: async ({ user, now }) => {
      const delete_at = await askToDeleteAccount(user, now);
      audit("delete-account", { userId: user.id });
      return { ...accepted({ delete_at }), headers: await signOutHeaders() };
    },
  }),
});
export const action = loader;
