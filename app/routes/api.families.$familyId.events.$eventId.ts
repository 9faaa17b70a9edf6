import { eventJson } from "#app/presenters/api/api-json.ts";
import { eventChangeSchema } from "#app/schemas/calendar/event.ts";
import { apiRoute, forFamily, noContent, ok } from "#app/server/api/api-route.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import type { HttpArgs } from "#app/server/session/request-user.server.ts";
import type { Actor } from "#app/services/actor.ts";
import { eventTimes } from "#app/services/calendar/event-times.server.ts";
import { deleteEvent, updateEvent } from "#app/services/calendar/events.server.ts";
import { findEvent } from "#app/services/calendar/find-event.server.ts";

const find = ({ actor, params }: HttpArgs & { actor: Actor }) => findEvent(actor, pathId(params.eventId, "Event"));

export const loader = apiRoute({
  PUT: forFamily({
    operation: "call-update-event",
    withoutFamily: "No family selected",
    find,
    body: eventChangeSchema,
    handle: async ({ actor, resource, value }) => {
      const { event } = await updateEvent(actor, resource.id, value);
      return ok({ event: eventJson({ event, times: eventTimes(event), instanceDate: null }) });
    },
  }),
  DELETE: forFamily({
    operation: "call-delete-event",
    withoutFamily: "No family selected",
    find,
    handle: async ({ actor, resource }) => {
      await deleteEvent(actor, resource.id);
      return noContent();
    },
  }),
});
export const action = loader;
