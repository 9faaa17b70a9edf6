import { packItemJson } from "#app/presenters/api/school-json.ts";
import { packSchema } from "#app/schemas/school/school.ts";
import { apiRoute, created, forFamily } from "#app/server/api/api-route.server.ts";
import { addPackItem } from "#app/services/school/pack.server.ts";

export const loader = apiRoute({
  POST: forFamily({
    operation: "save-pack",
    body: packSchema,
    handle: async ({ actor, value }) => created(packItemJson(await addPackItem(actor, value))),
  }),
});
export const action = loader;
