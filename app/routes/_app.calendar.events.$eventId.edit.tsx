import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EventDialog } from "#app/components/events/event-dialog.tsx";
import { GoneDialog } from "#app/components/events/gone-dialog.tsx";
import { ScopeDialog } from "#app/components/events/scope-dialog.tsx";
import { formRoute } from "#app/http/forms/form-route.server.ts";
import { type FamilyContext, familyLoader } from "#app/http/page.server.ts";
import { foreignClock, presentFormValues, presentOnFirstDay } from "#app/presenters/calendar/event-view.ts";
import { presentRepeatChoices } from "#app/presenters/calendar/repeat-form.ts";
import {
  calendarPlace,
  chosenScope,
  findPathEvent,
  loadFormatContext,
} from "#app/route-helpers/event-dialog.server.ts";
import { editEventForms } from "#app/route-helpers/event-edit.server.ts";
import { addEventForm } from "#app/route-helpers/event-form.server.ts";
import { eventTimes } from "#app/services/calendar/event-times.server.ts";
import { rowVersion } from "#app/services/system/versions.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { calendarHref, eventHref } from "#app/view/calendar-links.ts";

export { clientAction } from "#app/components/ui/client-action.ts";
export { revalidateAfterConflict as shouldRevalidate } from "#app/view/revalidate.ts";
export const handle = { title: "Edit Event", dialog: true };
export { eventDialogSheets as links } from "#app/styles/links.ts";

const INTENTS = { occurrence: "edit-occurrence", following: "edit-following", series: "edit-event" } as const;

async function findEntry(context: FamilyContext) {
  try {
    return await findPathEvent(context);
  } catch (error) {
    if (error instanceof DomainError && error.code === "not-found") return null;
    throw error;
  }
}

export const loader = familyLoader(async (context) => {
  const [entry, format] = await Promise.all([findEntry(context), loadFormatContext(context)]);
  const place = calendarPlace(context);
  if (!entry) {
    const people = [...format.people.values()];
    const repeat = presentRepeatChoices("keep", context.locale);
    return data({ step: "gone" as const, closeHref: calendarHref(place), people, repeat }, { status: 404 });
  }
  const { event, instanceDate } = entry;
  const scope = chosenScope(context);
  const closeHref = eventHref(place, event.id, instanceDate);
  const step = eventHref(place, event.id, instanceDate, "edit");
  if (instanceDate && !scope) {
    return { step: "choose" as const, closeHref, row: presentOnFirstDay(entry, format), action: step };
  }
  // The whole series is edited with the times of its first occurrence
  // (docs/product/calendar.md, "Changing a whole series").
  const edited = scope === "series" ? { ...entry, times: eventTimes(event) } : entry;
  const values = presentFormValues(edited, scope === "following" ? eventTimes(event) : undefined);
  return {
    step: "edit" as const,
    intent: INTENTS[scope ?? "series"],
    closeHref: instanceDate ? step : closeHref,
    people: [...format.people.values()],
    clock: foreignClock(edited.times, format),
    repeat: scope === "occurrence" ? null : presentRepeatChoices(values.repeats, context.locale),
    defaults: { ...values, version: rowVersion(event) },
  };
});

export const action = formRoute({
  // Of an event that is gone a new one can be made.
  "add-event": addEventForm,
  ...editEventForms,
});

export default function EditEvent() {
  const loaded = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  if (loaded.step === "gone" && lastResult) {
    return (
      <EventDialog
        {...loaded}
        title="Edit Event"
        intent="add-event"
        repeat={loaded.repeat}
        defaults={{}}
        lastResult={lastResult}
        submitLabel="Save as a new event"
        busyLabel="Saving..."
      />
    );
  }
  if (loaded.step === "gone") return <GoneDialog closeHref={loaded.closeHref} />;
  if (loaded.step === "choose") {
    return <ScopeDialog closeHref={loaded.closeHref} row={loaded.row} action={loaded.action} />;
  }
  return (
    <EventDialog {...loaded} title="Edit Event" submitLabel="Save" busyLabel="Saving..." lastResult={lastResult} />
  );
}
