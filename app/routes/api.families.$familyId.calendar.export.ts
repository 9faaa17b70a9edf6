import { apiRoute, forFamily } from "#app/http/api-route.server.ts";
import { calendarExportSchema } from "#app/schemas/calendar-export.ts";
import { exportCalendar } from "#app/services/calendar-export.server.ts";
import { attachmentHeader } from "#app/utils/file-name.ts";

const route = apiRoute({
  GET: forFamily({
    query: calendarExportSchema,
    handle: async ({ actor, query, now }) =>
      new Response(await exportCalendar(actor, query, now), {
        headers: {
          "Content-Type": "text/calendar; charset=utf-8",
          "Content-Disposition": attachmentHeader(actor.family.name, "ics", "calendar"),
          "Cache-Control": "private, no-store",
        },
      }),
  }),
});

export const loader = route.loader;
export const action = route.action;
