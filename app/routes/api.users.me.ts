import { apiRoute, forUser, ok } from "#app/http/api/api-route.server.ts";
import { userJson } from "#app/presenters/api/api-json.ts";

const route = apiRoute({
  GET: forUser({ operation: "fetch-user", handle: async ({ user }) => ok(userJson(user)) }),
});

export const loader = route.loader;
export const action = route.action;
