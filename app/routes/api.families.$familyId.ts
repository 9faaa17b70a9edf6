import { config } from "#app/config/env.server.ts";
import { familyJson } from "#app/presenters/api/api-json.ts";
import { familyChangeSchema } from "#app/schemas/people/member.ts";
import { deleteFamilySchema } from "#app/schemas/people/member-form.ts";
import { accepted, apiRoute, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { changeFamily } from "#app/services/calendar/family-zone.server.ts";
import { askToDeleteFamily } from "#app/services/people/departures.server.ts";

export const loader = apiRoute({
  PUT: forFamily({
    permission: "change-family",
    body: familyChangeSchema,
    handle: async ({ actor, value }) => {
      const family = await changeFamily(actor, value);
      audit("change-family", actorIds(actor));
      return ok(familyJson(family, config().appUrl));
    },
  }),
  DELETE: forFamily({
    operation: "delete-family",
    permission: "delete-family",
    needsRecentSignIn: true,
    body: deleteFamilySchema,
    handle: async ({ actor, value, now }) => {
      const delete_at = await askToDeleteFamily(actor, value.name, now);
      audit("delete-family", actorIds(actor));
      return accepted({ delete_at });
    },
  }),
});
export const action = loader;
