import { overrideJson } from "#app/pages/calendar/event-versions.server.ts";
import { eventJson } from "#app/presenters/api/api-json.ts";
import { instanceSchema } from "#app/schemas/calendar/event.ts";
import { apiRoute, forFamily, noContent, ok } from "#app/server/api/api-route.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import type { HttpArgs } from "#app/server/session/request-user.server.ts";
import type { Actor } from "#app/services/actor.ts";
import { listExcludedDates } from "#app/services/calendar/excluded-dates.server.ts";
import { findEvent, findOccurrence } from "#app/services/calendar/find-event.server.ts";
import { deleteOccurrence, restoreDate } from "#app/services/calendar/overrides.server.ts";

const common = {
  withoutFamily: "No family selected",
  find: ({ actor, params }: HttpArgs & { actor: Actor }) => findEvent(actor, pathId(params.eventId, "Event")),
};

export const loader = apiRoute({
  GET: forFamily({ ...common, handle: async ({ resource }) => ok(await listExcludedDates(resource)) }),
  PUT: forFamily({
    ...common,
    operation: "call-put-back",
    body: instanceSchema,
    handle: async ({ actor, resource, value: { instance_date } }) => {
      const { series } = await restoreDate(actor, resource.id, instance_date);
      const { times } = findOccurrence(series, instance_date);
      return ok({ event: eventJson({ event: series, times, instanceDate: instance_date }) });
    },
  }),
  DELETE: forFamily({
    ...common,
    operation: "call-delete-instance",
    body: instanceSchema,
    explain: overrideJson,
    handle: async ({ actor, resource, value }) => {
      await deleteOccurrence(actor, resource.id, value.instance_date);
      return noContent();
    },
  }),
});
export const action = loader;
