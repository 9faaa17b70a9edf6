import { config } from "#app/config/env.server.ts";
import { familyJson } from "#app/presenters/api/api-json.ts";
import { newFamilySchema } from "#app/schemas/people/member.ts";
import { apiRoute, created, forUser } from "#app/server/api/api-route.server.ts";
import { createFamily } from "#app/services/people/families.server.ts";

export const loader = apiRoute({
  POST: forUser({
    operation: "create-family",
    body: newFamilySchema,
    handle: async ({ user, value }) => created(familyJson(await createFamily(user, value), config().appUrl)),
  }),
});
export const action = loader;
