import { apiRoute, forUser, ok } from "#app/http/api/api-route.server.ts";
import { userJson } from "#app/presenters/api/api-json.ts";

export const loader = apiRoute({
  GET: forUser({ operation: "fetch-user", handle: async ({ user }) => ok(userJson(user)) }),
});
export const action = loader;
