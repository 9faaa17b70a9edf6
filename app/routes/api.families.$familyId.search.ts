import { apiRoute, forFamily, ok } from "#app/http/api/api-route.server.ts";
import { familyMembers, shownCalendars } from "#app/http/session/visitor.server.ts";
import { findingsJson } from "#app/presenters/api/find-json.ts";
import { searchSchema } from "#app/schemas/find.ts";
import { find } from "#app/services/find/find.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    query: searchSchema,
    handle: async ({ query: { q, kind, limit }, ...context }) => {
      const hasOthers = (await shownCalendars(context)).length > 0;
      const asked = { typed: q, limit, now: context.now, hasOthers };
      const findings = await find(context.actor, await familyMembers(context), asked);
      return ok(findingsJson(q, findings, kind));
    },
  }),
});
export const action = loader;
