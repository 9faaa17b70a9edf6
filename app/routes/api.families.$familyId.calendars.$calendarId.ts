import { findPathCalendar } from "#app/pages/calendar/subscribed-calendars.server.ts";
import { calendarJson } from "#app/presenters/api/calendar-json.ts";
import { calendarChangeSchema } from "#app/schemas/calendar/subscribed-calendar.ts";
import { apiRoute, forFamily, noContent, ok } from "#app/server/api/api-route.server.ts";
import { changeCalendar, fetchChange, removeCalendar } from "#app/services/subscriptions/subscriptions.server.ts";

export const loader = apiRoute({
  GET: forFamily({ handle: async (context) => ok(calendarJson(await findPathCalendar(context))) }),
  PUT: forFamily({
    operation: "edit-calendar",
    find: findPathCalendar,
    permission: "keep-calendars",
    body: calendarChangeSchema,
    prepare: ({ actor, resource, value }) => fetchChange(actor, resource, value),
    handle: async ({ actor, resource, value, prepared }) =>
      ok(calendarJson(await changeCalendar(actor, resource.id, value, prepared))),
  }),
  DELETE: forFamily({
    operation: "remove-calendar",
    find: findPathCalendar,
    permission: "keep-calendars",
    handle: async ({ actor, resource }) => {
      await removeCalendar(actor, resource.id);
      return noContent();
    },
  }),
});
export const action = loader;
