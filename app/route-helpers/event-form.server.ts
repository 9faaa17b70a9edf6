import { familyForm } from "#app/http/forms/form-route.server.ts";
import { presentAdded } from "#app/presenters/calendar/event-messages.ts";
import { calendarPlace, loadFormatContext } from "#app/route-helpers/event-dialog.server.ts";
import { eventFormSchema, newEventSchema } from "#app/schemas/event.ts";
import { eventTimes } from "#app/services/calendar/event-times.server.ts";
import { createEvent } from "#app/services/calendar/events.server.ts";

/** Makes an event of what was typed; of one that is gone, the form that edited it makes a new one. */
export const addEventForm = familyForm({
  schema: eventFormSchema,
  handle: async ({ value, ...context }) => {
    const event = await createEvent(context.actor, newEventSchema.parse(value.event));
    const entry = { event, times: eventTimes(event), instanceDate: null };
    return presentAdded(calendarPlace(context), entry, await loadFormatContext(context), value.start_date);
  },
});
