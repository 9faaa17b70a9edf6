import { importText, workOnImport } from "#app/pages/calendar/calendar-imports.server.ts";
import { importQuerySchema } from "#app/schemas/calendar/calendar-import.ts";
import { apiRoute, forFamily, okText } from "#app/server/api/api-route.server.ts";
import { beginImport, findImport, listImports } from "#app/services/imports/imports.server.ts";
import { checkFile } from "#app/services/imports/sent-file.server.ts";
import { MAX_FILE_BYTES } from "#app/shared/calendar/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";

function refuseDiscarded(error: unknown): never {
  const isGone = error instanceof DomainError && error.code === "not-found";
  throw isGone ? new DomainError("conflict", "This preview was discarded while its file was read.") : error;
}

export const loader = apiRoute({
  GET: forFamily({
    handle: async ({ actor }) => {
      const texts: string[] = [];
      // In sequence, because thirty imports at once need much memory.
      for (const row of await listImports(actor)) texts.push(await importText(row));
      return okText(`[${texts.join(",")}]`);
    },
  }),
  POST: forFamily({
    operation: "look-at-file",
    permission: "bring-in-calendars",
    file: { type: "text/calendar", maxBytes: MAX_FILE_BYTES },
    query: importQuerySchema,
    prepare: ({ bytes, query, request }) => checkFile(query.file_name, bytes, request.headers.get("Content-Type")),
    handle: async ({ actor, query, prepared }) => {
      const row = await beginImport(actor, prepared, query);
      return {
        status: 201,
        json: await importText(row),
        afterCommit: async () => {
          await workOnImport(actor, row);
          return { json: await importText(await findImport(actor, row.id).catch(refuseDiscarded)) };
        },
      };
    },
  }),
});
export const action = loader;
