import type { LinksFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EventDialog } from "#app/components/events/event-dialog.tsx";
import { formAction, onSubmit } from "#app/http/forms/form-action.server.ts";
import { asFamily, type FamilyContext, familyLoader } from "#app/http/page.server.ts";
import { presentAdded } from "#app/presenters/calendar/event-messages.ts";
import { calendarPlaceOfUrl, loadFormatContext } from "#app/route-helpers/event-dialog.server.ts";
import { eventFormSchema, newEventSchema } from "#app/schemas/event.ts";
import { eventTimes } from "#app/services/calendar/event-times.server.ts";
import { createEvent } from "#app/services/calendar/events.server.ts";
import dialog from "#app/styles/dialog.css?url";
import forms from "#app/styles/forms.css?url";
import { calendarHref } from "#app/view/calendar-links.ts";

export { sendOrKeep as clientAction } from "#app/components/ui/send-or-keep.ts";
export const handle = { title: "Add Event", dialog: true };
export const links: LinksFunction = () => [forms, dialog].map((href) => ({ rel: "stylesheet", href }));

export const loader = familyLoader(async (context) => {
  const place = calendarPlaceOfUrl(context);
  const date = place.day;
  return {
    closeHref: calendarHref(place),
    people: [...(await loadFormatContext(context)).people.values()],
    defaults: {
      ...{ start_date: date, start_time: "09:00", end_date: "", end_time: "10:00" },
      ...{
        member_id: place.member ?? "none",
        event_type: "family",
        recurrence_pattern: "weekly",
        reminder_minutes: "none",
      },
    },
  };
});

export const action = formAction(asFamily, {
  "add-event": onSubmit<FamilyContext, typeof eventFormSchema>(eventFormSchema, async (context, { event }) => {
    const entry = await createEvent(context.actor, newEventSchema.parse(event));
    return presentAdded(
      calendarPlaceOfUrl(context),
      { event: entry, times: eventTimes(entry), instanceDate: null },
      await loadFormatContext(context),
    );
  }),
});

export default function AddEvent() {
  const data = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  return (
    <EventDialog
      {...data}
      title="Add Event"
      intent="add-event"
      submitLabel="Add Event"
      busyLabel="Adding..."
      lastResult={lastResult}
    />
  );
}
