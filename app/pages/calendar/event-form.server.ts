import type { z } from "zod";
import { calendarPlace, findPathEvent, loadFormatContext } from "#app/pages/calendar/event-dialog.server.ts";
import { presentAdded } from "#app/presenters/calendar/event-messages.ts";
import { eventFormSchema, type NewEvent } from "#app/schemas/calendar/event.ts";
import { familyForm, familyLookUp } from "#app/server/forms/form-route.server.ts";
import { eventTimes } from "#app/services/calendar/event-times.server.ts";
import { createEvent } from "#app/services/calendar/events.server.ts";
import { modernZone } from "#app/shared/calendar/time-zone-names.ts";

/**
 * The typed event in its chosen time zone, else in `zone`. The form names zones by their modern names: one that means
 * `zone` becomes `zone`.
 */
export function inZone({ event }: z.infer<typeof eventFormSchema>, zone: string): NewEvent & { time_zone: string } {
  const { time_zone = zone } = event;
  return { ...event, time_zone: time_zone === modernZone(zone) ? zone : time_zone };
}

/** Creates an event. The form of an event that is gone offers this, too. */
export const addEventForm = familyForm({
  schema: eventFormSchema,
  handle: async ({ value, ...context }) => {
    const event = await createEvent(context.actor, inZone(value, context.actor.family.time_zone));
    const entry = { event, times: eventTimes(event), instanceDate: null };
    return presentAdded(calendarPlace(context), entry, await loadFormatContext(context), value.start_date);
  },
});

const nothingNew = async () => ({ values: {}, note: "" });

/** The button that shows the form again with all time zones. */
export const moreZones = familyLookUp({ lookUp: nothingNew });

/** `moreZones` in the form of the path's event. */
export const moreZonesOfEvent = familyLookUp({ find: findPathEvent, lookUp: nothingNew });
