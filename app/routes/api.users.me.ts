import { apiRoute, forUser, ok } from "#app/http/api/api-route.server.ts";
import { userJson } from "#app/presenters/api/api-json.ts";
import { readerChoiceSchema } from "#app/schemas/reader.ts";
import { chooseForReader } from "#app/services/people/users.server.ts";

export const loader = apiRoute({
  GET: forUser({ operation: "fetch-user", handle: async ({ user }) => ok(userJson(user)) }),
  PUT: forUser({
    operation: "choose-for-reader",
    body: readerChoiceSchema,
    handle: async ({ user, value }) => ok(userJson(await chooseForReader(user, value))),
  }),
});
export const action = loader;
