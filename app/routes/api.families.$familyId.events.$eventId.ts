import { apiRoute, forFamily, noContent, ok, pathId } from "#app/http/api-route.server.ts";
import type { Actor, HttpArgs } from "#app/http/visitor.server.ts";
import { eventJson } from "#app/presenters/api-json.ts";
import { eventChangeSchema } from "#app/schemas/event.ts";
import { eventTimes } from "#app/services/event-times.server.ts";
import { deleteEvent, findEvent, updateEvent } from "#app/services/events.server.ts";

const find = ({ actor, params }: HttpArgs & { actor: Actor }) => findEvent(actor, pathId(params.eventId, "Event"));

const route = apiRoute({
  PUT: forFamily({
    find,
    body: eventChangeSchema,
    handle: async ({ actor, thing, value }) => {
      const { event } = await updateEvent(actor, thing.id, value);
      return ok({ event: eventJson({ event, times: eventTimes(event), instanceDate: null }) });
    },
  }),
  DELETE: forFamily({
    find,
    handle: async ({ actor, thing }) => {
      await deleteEvent(actor, thing.id);
      return noContent();
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
