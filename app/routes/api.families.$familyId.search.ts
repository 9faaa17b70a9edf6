import { findTyped } from "#app/pages/find/findings.server.ts";
import { findingsJson } from "#app/presenters/api/find-json.ts";
import { searchSchema } from "#app/schemas/find/find.ts";
import { apiRoute, forFamily, ok } from "#app/server/api/api-route.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    query: searchSchema,
    handle: async ({ query: { q, kind, limit }, ...context }) => {
      const { findings } = await findTyped(context, q, limit);
      return ok(findingsJson(q, findings, kind));
    },
  }),
});
export const action = loader;
