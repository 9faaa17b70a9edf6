import { apiRoute, forFamily, ok } from "#app/http/api/api-route.server.ts";
import { familyMembers } from "#app/http/session/visitor.server.ts";
import { findingsJson } from "#app/presenters/api/find-json.ts";
import { searchSchema } from "#app/schemas/find.ts";
import { find } from "#app/services/find/find.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    query: searchSchema,
    handle: async ({ query: { q, kind, limit }, ...context }) => {
      const findings = await find(context.actor, await familyMembers(context), { typed: q, limit, now: context.now });
      return ok(findingsJson(q, findings, kind));
    },
  }),
});
export const action = loader;
