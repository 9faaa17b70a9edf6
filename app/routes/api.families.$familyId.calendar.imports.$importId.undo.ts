import { importText } from "#app/pages/calendar/calendar-imports.server.ts";
import { apiRoute, forFamily, okText } from "#app/server/api/api-route.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { findImport, undoImport } from "#app/services/imports/imports.server.ts";

export const loader = apiRoute({
  POST: forFamily({
    operation: "undo-import",
    find: ({ actor, params }) => findImport(actor, pathId(params.importId, "Import")),
    permission: "bring-in-calendars",
    handle: async ({ actor, resource }) => okText(await importText(await undoImport(actor, resource.id))),
  }),
});
export const action = loader;
