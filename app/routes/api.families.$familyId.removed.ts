import { removedJson } from "#app/presenters/removed/removed.ts";
import { apiRoute, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { listRemoved } from "#app/services/removed/restore.server.ts";

export const loader = apiRoute({
  GET: forFamily({ handle: async ({ actor }) => ok((await listRemoved(actor)).map(removedJson)) }),
});
export const action = loader;
