import { findPackItemToDelete } from "#app/pages/school/school.server.ts";
import { apiRoute, forFamily, noContent } from "#app/server/api/api-route.server.ts";
import { removePackItem } from "#app/services/school/pack.server.ts";

export const loader = apiRoute({
  DELETE: forFamily({
    operation: "save-pack",
    find: findPackItemToDelete,
    handle: async ({ actor, resource }) => {
      await removePackItem(actor, resource.id);
      return noContent();
    },
  }),
});
export const action = loader;
