import { importText, previewImport } from "#app/pages/calendar/calendar-imports.server.ts";
import { apiRoute, forFamily, noContent, okText } from "#app/server/api/api-route.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { discardImport, findImport } from "#app/services/imports/imports.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    handle: async ({ actor, params }) =>
      okText(await importText(await previewImport(actor, pathId(params.importId, "Import")))),
  }),
  DELETE: forFamily({
    operation: "discard-import",
    find: ({ actor, params }) => findImport(actor, pathId(params.importId, "Import")),
    permission: "bring-in-calendars",
    handle: async ({ actor, resource }) => {
      await discardImport(actor, resource.id);
      return noContent();
    },
  }),
});
export const action = loader;
