import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EventDialog } from "#app/components/events/event-dialog.tsx";
import { GoneDialog } from "#app/components/events/gone-dialog.tsx";
import { ScopeDialog } from "#app/components/events/scope-dialog.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import {
  calendarPlace,
  chosenScope,
  findShownEvent,
  hasPast,
  loadFormatContext,
  loadFormChoices,
  shownOfSeries,
} from "#app/pages/calendar/event-dialog.server.ts";
import { editEventForms } from "#app/pages/calendar/event-edit.server.ts";
import { addEventForm, moreZonesOfEvent } from "#app/pages/calendar/event-form.server.ts";
import { foreignClock, presentFormValues, presentOnFirstDay } from "#app/presenters/calendar/event-view.ts";
import { presentRepeatChoices } from "#app/presenters/calendar/repeat-form.ts";
import { formRoute } from "#app/server/forms/form-route.server.ts";
import { type FamilyContext, familyLoader } from "#app/server/page.server.ts";
import { eventTimes } from "#app/services/calendar/event-times.server.ts";
import { calendarHref, eventHref } from "#app/shared/calendar/calendar-links.ts";
import { listScopes } from "#app/shared/calendar/scopes.ts";
import { modernZone } from "#app/shared/calendar/time-zone-names.ts";
import { CALENDAR } from "#app/shared/operations/calendar.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { rowVersion } from "#app/utils/row-version.ts";
import { say } from "#app/words/catalogue.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";

export const clientAction = clientActionFor(CALENDAR);
export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";
export const handle = {
  title: (_: unknown, locale: string) => say(calendar, locale)("editEvent"),
  dialog: true,
  form: ["edit-event", "edit-following", "edit-occurrence"],
};
export { eventDialogSheets as links } from "#app/styles/links.ts";

const INTENTS = { occurrence: "edit-occurrence", following: "edit-following", series: "edit-event" } as const;

async function findEntry(context: FamilyContext) {
  try {
    return await findShownEvent(context, true);
  } catch (error) {
    if (error instanceof DomainError && error.code === "not-found") return null;
    throw error;
  }
}

export const loader = familyLoader(async (context) => {
  const [entry, format] = await Promise.all([findEntry(context), loadFormatContext(context)]);
  const place = calendarPlace(context);
  const text = say(calendarWords, context.locale);
  if (!entry) {
    const repeat = presentRepeatChoices("keep", context.locale);
    const choices = await loadFormChoices(context);
    const closeHref = calendarHref(place);
    const notice = {
      title: text("eventMissing"),
      text: text("eventGone"),
      href: closeHref,
      label: text("backToCalendar"),
    };
    // The input can still be saved as a new event.
    const again = {
      intent: "add-event" as const,
      submitLabel: text("saveAsNew"),
      defaults: { time_zone: modernZone(format.timeZone) },
      clock: null,
    };
    return data({ step: "edit" as const, ...again, closeHref, notice, choices, repeat }, { status: 404 });
  }
  const { event, instanceDate, override, isGone } = entry;
  const scope = isGone ? "occurrence" : chosenScope(context);
  const step = eventHref(place, event.id, instanceDate, "edit");
  if (instanceDate && !scope) {
    const [closeHref, row] = [eventHref(place, event.id, instanceDate), presentOnFirstDay(entry, format)];
    return {
      step: "choose" as const,
      closeHref,
      row,
      scopes: listScopes(hasPast(context, entry), context.locale),
      action: step,
    };
  }
  const shown = scope === "occurrence" || scope === "following" ? entry : shownOfSeries(context, entry);
  const values = presentFormValues(shown, scope === "following" ? eventTimes(event) : undefined);
  return {
    step: "edit" as const,
    // Another user has changed or cancelled this date. A user who is editing it already learns that on saving.
    notice: isGone
      ? {
          title: text("editEvent"),
          text: text("dateTaken"),
          href: eventHref(place, override?.id ?? event.id, override ? null : instanceDate),
          label: text("seeCurrent"),
        }
      : null,
    intent: INTENTS[scope ?? "series"],
    submitLabel: text("save"),
    closeHref: instanceDate ? step : eventHref(place, event.id, null),
    choices: await loadFormChoices(context, event),
    clock: foreignClock(shown.times, format),
    repeat:
      scope === "occurrence" || event.original_event_id ? null : presentRepeatChoices(values.repeats, context.locale),
    defaults: {
      ...values,
      version: rowVersion(event),
      shown_date: scope === "series" || !scope ? shown.instanceDate : null,
    },
  };
});

export const action = formRoute({
  "more-zones": moreZonesOfEvent,
  // For an event that was deleted meanwhile.
  "add-event": addEventForm,
  ...editEventForms,
});

export default function EditEvent() {
  const words = useSay(calendar);
  const loaded = useLoaderData<typeof loader>();
  const { lastResult, versions } = useActionData<typeof action>() ?? {};
  if (loaded.step === "choose") {
    const { closeHref, row, scopes, action } = loaded;
    return <ScopeDialog closeHref={closeHref} row={row} scopes={scopes} action={action} />;
  }
  const { notice, ...edit } = loaded;
  if (notice && !lastResult) return <GoneDialog closeHref={edit.closeHref} notice={notice} />;
  return (
    <EventDialog
      {...edit}
      title={words("editEvent")}
      busyLabel={words("saving")}
      lastResult={lastResult}
      versions={versions}
    />
  );
}
