import { apiRoute, forFamily, ok } from "#app/http/api/api-route.server.ts";
import { otherEventJson } from "#app/presenters/api/calendar-json.ts";
import { findPathCalendar } from "#app/route-helpers/other-calendars.server.ts";
import { eventWindowSchema } from "#app/schemas/event.ts";
import { eventWindow } from "#app/services/calendar/event-list.server.ts";
import { listOtherEvents } from "#app/services/calendar/other-events.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    find: findPathCalendar,
    query: eventWindowSchema,
    handle: async ({ actor, resource, query, now }) =>
      ok((await listOtherEvents(actor, resource.id, eventWindow(actor, query, now))).map(otherEventJson)),
  }),
});
export const action = loader;
