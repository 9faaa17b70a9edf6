import { importText, workOnImport } from "#app/pages/calendar/calendar-imports.server.ts";
import { confirmImportSchema } from "#app/schemas/calendar/calendar-import.ts";
import { apiRoute, forFamily, okText } from "#app/server/api/api-route.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { confirmImport, findImport } from "#app/services/imports/imports.server.ts";

export const loader = apiRoute({
  POST: forFamily({
    operation: "bring-in",
    find: ({ actor, params }) => findImport(actor, pathId(params.importId, "Import")),
    permission: "bring-in-calendars",
    body: confirmImportSchema,
    isBodyOptional: true,
    handle: async ({ actor, resource, value }) => {
      const row = await confirmImport(actor, resource.id, value.take);
      return {
        ...okText(await importText(row)),
        afterCommit: async () => {
          // A repeated confirmation does not start the work again.
          if (row.status === "working" && resource.status === "ready") await workOnImport(actor, row);
          return { json: await importText(await findImport(actor, row.id)) };
        },
      };
    },
  }),
});
export const action = loader;
