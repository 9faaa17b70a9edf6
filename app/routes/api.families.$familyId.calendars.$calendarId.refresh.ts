import { findPathCalendar } from "#app/pages/calendar/subscribed-calendars.server.ts";
import { calendarJson } from "#app/presenters/api/calendar-json.ts";
import { apiRoute, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { refreshNow } from "#app/services/subscriptions/subscriptions.server.ts";

export const loader = apiRoute({
  POST: forFamily({
    operation: "refresh-calendar",
    find: findPathCalendar,
    permission: "keep-calendars",
    prepare: ({ actor, resource }) => refreshNow(actor, resource),
    handle: async ({ prepared }) => ok(calendarJson(prepared)),
  }),
});
export const action = loader;
