import type { z } from "zod";
import { calendarPlace, findPathEvent, loadFormatContext } from "#app/pages/calendar/event-dialog.server.ts";
import { showsEvent } from "#app/pages/dashboard/dashboard.server.ts";
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

/** Whether a new event's form was opened on the dashboard. */
export const isFromDashboard = ({ searchParams }: URL): boolean => searchParams.get("from") === "dashboard";

/**
 * Creates an event. The form of an event that is gone offers this, too. The user returns to the dashboard if the form
 * was opened there and the dashboard shows the event, else to the calendar on its day.
 */
export const addEventForm = familyForm({
  schema: eventFormSchema,
  handle: async ({ value, ...context }) => {
    const event = await createEvent(context.actor, inZone(value, context.actor.family.time_zone));
    const entry = { event, times: eventTimes(event), instanceDate: null };
    const format = await loadFormatContext(context);
    const added = presentAdded(calendarPlace(context), entry, format, value.start_date);
    const isInSight = isFromDashboard(context.url) && (await showsEvent(context, event.id, format));
    return isInSight ? { ...added, to: "/dashboard" } : added;
  },
});

const nothingNew = async () => ({ values: {}, note: "" });

/** The button that shows the form again with all time zones. */
export const moreZones = familyLookUp({ lookUp: nothingNew });

/** `moreZones` in the form of the path's event. */
export const moreZonesOfEvent = familyLookUp({ find: findPathEvent, lookUp: nothingNew });
