import { permissionToRestore } from "#app/domain/people/permissions.ts";
import { removedJson } from "#app/presenters/removed/removed.ts";
import { apiRoute, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { auditRestored } from "#app/server/http/audit-log.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { findRemoval, restoreRemovals } from "#app/services/removed/restore.server.ts";

export const loader = apiRoute({
  POST: forFamily({
    operation: "bring-back",
    find: ({ actor, params }) => findRemoval(actor, pathId(params.removalId, "Removed thing")),
    permission: ({ resource }) => permissionToRestore(resource.kind),
    handle: async ({ actor, resource }) => {
      auditRestored(actor, await restoreRemovals(actor, [resource]));
      return ok(removedJson(resource));
    },
  }),
});
export const action = loader;
