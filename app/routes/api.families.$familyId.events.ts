import { concerns } from "#app/domain/people/event-people.ts";
import { overrideJson } from "#app/pages/calendar/event-versions.server.ts";
import { eventJson } from "#app/presenters/api/api-json.ts";
import { eventListJson } from "#app/presenters/api/event-list-json.ts";
import { eventWindowSchema, newEventSchema } from "#app/schemas/calendar/event.ts";
import { apiRoute, created, forFamily, okText } from "#app/server/api/api-route.server.ts";
import { eventWindow, listEvents } from "#app/services/calendar/event-list.server.ts";
import { eventTimes } from "#app/services/calendar/event-times.server.ts";
import { createEvent } from "#app/services/calendar/events.server.ts";
import { refuseStrangers } from "#app/services/people/members.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    query: eventWindowSchema,
    cacheKey: async ({ actor, query: { member, ...requested }, now }) => {
      const window = eventWindow(actor, requested, now);
      if (member !== undefined) await refuseStrangers(actor, [{ id: member, field: "member" }]);
      return { name: "events as JSON", counters: ["calendar"], parts: [window, member ?? null] };
    },
    handle: async ({ actor, query: { member, ...requested }, now }) => {
      const events = await listEvents(actor, eventWindow(actor, requested, now));
      const shown = member === undefined ? events : events.filter(({ event }) => concerns(event, member));
      return okText(eventListJson(shown));
    },
  }),
  POST: forFamily({
    operation: "call-add-event",
    withoutFamily: "No family selected",
    body: newEventSchema,
    explain: overrideJson,
    handle: async ({ actor, value }) => {
      const event = await createEvent(actor, value);
      return created({ event: eventJson({ event, times: eventTimes(event), instanceDate: null }) });
    },
  }),
});
export const action = loader;
