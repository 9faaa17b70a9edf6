import { useActionData, useLoaderData } from "@remix-run/react";
import { EventDialog } from "#app/components/events/event-dialog.tsx";
import { formRoute } from "#app/http/forms/form-route.server.ts";
import { familyLoader } from "#app/http/page.server.ts";
import { presentRepeat, presentRepeatChoices } from "#app/presenters/calendar/repeat-form.ts";
import { calendarPlace, loadFormChoices } from "#app/route-helpers/event-dialog.server.ts";
import { addEventForm } from "#app/route-helpers/event-form.server.ts";
import { calendarHref } from "#app/view/calendar-links.ts";

export { clientAction } from "#app/components/ui/client-action.ts";
export const handle = { title: "Add Event", dialog: true };
export { eventDialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => {
  const place = calendarPlace(context);
  const date = place.day;
  return {
    closeHref: calendarHref(place),
    repeat: presentRepeatChoices("never", context.locale),
    choices: await loadFormChoices(context),
    defaults: {
      start_date: date,
      start_time: "09:00",
      end_date: "",
      end_time: "10:00",
      // Nobody is everyone: without script a box that is ticked already would have to be noticed.
      member_ids: place.member === null ? [] : [String(place.member)],
      event_type: "family",
      ...presentRepeat(null, date),
      reminder_minutes: "none",
    },
  };
});

export const action = formRoute({
  "add-event": addEventForm,
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
