import { apiRoute, forFamily } from "#app/http/api-route.server.ts";
import { calendarFile } from "#app/http/calendar-file.server.ts";
import { calendarExportSchema } from "#app/schemas/calendar-export.ts";

const route = apiRoute({
  GET: forFamily({
    query: calendarExportSchema,
    handle: ({ actor, query, now }) => calendarFile(actor, query, now),
  }),
});

export const loader = route.loader;
export const action = route.action;
