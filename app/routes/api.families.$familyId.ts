import { config } from "#app/config/env.server.ts";
import { apiRoute, forFamily, ok } from "#app/http/api/api-route.server.ts";
import { familyJson } from "#app/presenters/api/api-json.ts";
import { familyChangeSchema } from "#app/schemas/member.ts";
import { changeFamily } from "#app/services/calendar/family-zone.server.ts";

export const loader = apiRoute({
  PUT: forFamily({
    permission: "change-family",
    body: familyChangeSchema,
    handle: async ({ actor, value }) => ok(familyJson(await changeFamily(actor, value), config().appUrl)),
  }),
});
export const action = loader;
