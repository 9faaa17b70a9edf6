import { findPathCalendar } from "#app/pages/calendar/subscribed-calendars.server.ts";
import { subscribedEventJson } from "#app/presenters/api/calendar-json.ts";
import { eventWindowSchema } from "#app/schemas/calendar/event.ts";
import { apiRoute, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { eventWindow } from "#app/services/calendar/event-list.server.ts";
import { listSubscribedEvents } from "#app/services/calendar/subscribed-events.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    find: findPathCalendar,
    query: eventWindowSchema,
    handle: async ({ actor, resource, query, now }) =>
      ok((await listSubscribedEvents(actor, resource.id, eventWindow(actor, query, now))).map(subscribedEventJson)),
  }),
});
export const action = loader;
