import { calendarJson } from "#app/presenters/api/calendar-json.ts";
import { newCalendarSchema } from "#app/schemas/calendar/subscribed-calendar.ts";
import { apiRoute, created, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { addCalendar, fetchCalendar, listCalendars } from "#app/services/subscriptions/subscriptions.server.ts";

export const loader = apiRoute({
  GET: forFamily({ handle: async ({ actor }) => ok((await listCalendars(actor)).map(calendarJson)) }),
  POST: forFamily({
    operation: "add-calendar",
    permission: "keep-calendars",
    body: newCalendarSchema,
    prepare: ({ actor, value }) => fetchCalendar(actor, value),
    handle: async ({ actor, value, prepared }) => created(calendarJson(await addCalendar(actor, value, prepared))),
  }),
});
export const action = loader;
