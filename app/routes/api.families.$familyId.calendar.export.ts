import { calendarFile } from "#app/pages/calendar/calendar-file.server.ts";
import { calendarExportSchema } from "#app/schemas/calendar/calendar-export.ts";
import { apiRoute, forFamily } from "#app/server/api/api-route.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    operation: "export-calendar",
    query: calendarExportSchema,
    handle: ({ actor, query, now }) => calendarFile(actor, query, now),
  }),
});
export const action = loader;
