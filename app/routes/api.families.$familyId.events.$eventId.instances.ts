import { apiRoute, forFamily, noContent } from "#app/http/api/api-route.server.ts";
import { pathId } from "#app/http/path-id.server.ts";
import { instanceSchema } from "#app/schemas/event.ts";
import { deleteOccurrence, findEvent } from "#app/services/calendar/events.server.ts";

export const loader = apiRoute({
  DELETE: forFamily({
    operation: "call-delete-instance",
    withoutFamily: "No family selected",
    find: ({ actor, params }) => findEvent(actor, pathId(params.eventId, "Event")),
    body: instanceSchema,
    handle: async ({ actor, resource, value }) => {
      await deleteOccurrence(actor, resource.id, value.instance_date);
      return noContent();
    },
  }),
});
export const action = loader;
