import { apiRoute, created, forFamily, ok } from "#app/http/api/api-route.server.ts";
import { importJson } from "#app/presenters/api/import-json.ts";
import { workOnImport } from "#app/route-helpers/calendar-imports.server.ts";
import { importQuerySchema } from "#app/schemas/calendar-import.ts";
import { beginImport, findImport, listImports } from "#app/services/imports/imports.server.ts";
import { checkFile } from "#app/services/imports/sent-file.server.ts";
import { MAX_FILE_BYTES } from "#app/utils/constants.ts";

export const loader = apiRoute({
  GET: forFamily({ handle: async ({ actor }) => ok((await listImports(actor)).map(importJson)) }),
  POST: forFamily({
    operation: "look-at-file",
    permission: "bring-in-calendars",
    file: { type: "text/calendar", maxBytes: MAX_FILE_BYTES },
    query: importQuerySchema,
    prepare: ({ bytes, query }) => checkFile(query.file_name, bytes),
    handle: async ({ actor, query, prepared }) => {
      const row = await beginImport(actor, prepared, query);
      return {
        ...created(importJson(row)),
        afterCommit: async () => {
          await workOnImport(actor, row);
          return { body: importJson(await findImport(actor, row.id)) };
        },
      };
    },
  }),
});
export const action = loader;
