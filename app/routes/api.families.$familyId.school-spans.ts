import { forGrownUps } from "#app/pages/chores/chores.server.ts";
import { spanJson } from "#app/presenters/api/school-json.ts";
import { spansSchema } from "#app/schemas/school/school.ts";
import { apiRoute, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { listSpans, replaceSpans } from "#app/services/school/spans.server.ts";

export const loader = apiRoute({
  GET: forFamily({ handle: async ({ actor }) => ok((await listSpans(actor)).map(spanJson)) }),
  PUT: forFamily({
    operation: "save-spans",
    find: forGrownUps,
    body: spansSchema,
    handle: async ({ actor, value }) => ok((await replaceSpans(actor, value)).map(spanJson)),
  }),
});
export const action = loader;
