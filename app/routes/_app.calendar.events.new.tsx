import { useActionData, useLoaderData } from "@remix-run/react";
import { EventDialog } from "#app/components/events/event-dialog.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { readLine } from "#app/domain/quick-add/read-line.ts";
import { calendarPlace, loadFormChoices } from "#app/pages/calendar/event-dialog.server.ts";
import { addEventForm, isFromDashboard, moreZones } from "#app/pages/calendar/event-form.server.ts";
import { loadCopy } from "#app/pages/calendar/subscribed-calendars.server.ts";
import { proposeTimes } from "#app/presenters/calendar/new-event.ts";
import { lineContext, presentLine } from "#app/presenters/calendar/quick-line.ts";
import { presentReminderRows } from "#app/presenters/calendar/reminders.ts";
import { presentRepeat, presentRepeatChoices } from "#app/presenters/calendar/repeat-form.ts";
import { readPlainLine } from "#app/schemas/calendar/quick-line.ts";
import { formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { calendarHref } from "#app/shared/calendar/calendar-links.ts";
import { parseLocalDate } from "#app/shared/calendar/dates.ts";
import { modernZone } from "#app/shared/calendar/time-zone-names.ts";
import { CALENDAR } from "#app/shared/operations/calendar.ts";
import { say } from "#app/words/catalogue.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

export const clientAction = clientActionFor(CALENDAR);
export const handle = {
  title: (_: unknown, locale: string) => say(calendar, locale)("addEvent"),
  dialog: true,
  form: "add-event",
};
export { eventDialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => {
  const { actor, locale, now, url } = context;
  const place = calendarPlace(context);
  const choices = await loadFormChoices(context);
  const line = readPlainLine(url.searchParams.get("line"));
  const localNow = now.toZonedDateTimeISO(actor.family.time_zone);
  const members = choices.people;
  const read = line ? presentLine(readLine(line, lineContext(localNow, locale, members)), members, locale) : null;
  const copied = await loadCopy(context);
  const pickedDay = line ? null : parseLocalDate(url.searchParams.get("day"));
  const times = proposeTimes(localNow, pickedDay);
  return {
    closeHref: isFromDashboard(url) ? "/dashboard" : calendarHref(place),
    repeat: presentRepeatChoices(String(copied?.repeats ?? read?.values.repeats ?? "never"), locale),
    choices,
    understood: read?.understood ?? null,
    defaults: {
      ...times,
      // No ticked box means everyone. Without script a user would have to notice and untick a ticked "Everyone".
      member_ids: place.member === null || place.member < 0 ? [] : [String(place.member)],
      event_type: "family",
      time_zone: modernZone(actor.family.time_zone),
      ...presentRepeat(null, times.start_date),
      reminders: presentReminderRows([], false),
      ...read?.values,
      ...copied,
    },
  };
});

export const action = formRoute({ "add-event": addEventForm, "more-zones": moreZones });

export default function AddEvent() {
  const words = useSay(calendar);
  const data = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  return (
    <EventDialog
      {...data}
      title={words("addEvent")}
      intent="add-event"
      submitLabel={words("addEvent")}
      busyLabel={words("adding")}
      lastResult={lastResult}
    />
  );
}
