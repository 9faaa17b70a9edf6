import type { z } from "zod";
import { calendarPlace, findPathEvent, loadFormatContext } from "#app/pages/calendar/event-dialog.server.ts";
import { presentAdded } from "#app/presenters/calendar/event-messages.ts";
import { eventFormSchema, type NewEvent } from "#app/schemas/calendar/event.ts";
import { familyForm, familyLookUp } from "#app/server/forms/form-route.server.ts";
import { eventTimes } from "#app/services/calendar/event-times.server.ts";
import { createEvent } from "#app/services/calendar/events.server.ts";
import { modernZone } from "#app/shared/calendar/time-zone-names.ts";

/**
 * The event that was typed, by the clock that was chosen, else by the clock of `zone`. The form names a zone by its
 * modern name: where that means `zone`, the event has `zone`.
 */
export function inZone({ event }: z.infer<typeof eventFormSchema>, zone: string): NewEvent & { time_zone: string } {
  const { time_zone = zone } = event;
  return { ...event, time_zone: time_zone === modernZone(zone) ? zone : time_zone };
}

/** Makes an event of what was typed; of one that is gone, the form that edited it makes a new one. */
export const addEventForm = familyForm({
  schema: eventFormSchema,
  handle: async ({ value, ...context }) => {
    const event = await createEvent(context.actor, inZone(value, context.actor.family.time_zone));
    const entry = { event, times: eventTimes(event), instanceDate: null };
    return presentAdded(calendarPlace(context), entry, await loadFormatContext(context), value.start_date);
  },
});

const nothingNew = async () => ({ values: {}, note: "" });

/** The button that brings all time zones into a form: the address that it is sent to lists them. */
export const moreZones = familyLookUp({ lookUp: nothingNew });

/** The same in the form of the event that the path names. */
export const moreZonesOfEvent = familyLookUp({ find: findPathEvent, lookUp: nothingNew });
