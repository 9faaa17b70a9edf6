import { data, type LinksFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { EventDialog } from "#app/components/events/event-dialog.tsx";
import { GoneDialog } from "#app/components/events/gone-dialog.tsx";
import { ScopeDialog } from "#app/components/events/scope-dialog.tsx";
import { type Done, familyForm, formRoute } from "#app/http/forms/form-route.server.ts";
import { type FamilyContext, familyLoader } from "#app/http/page.server.ts";
import { pathId } from "#app/http/path-id.server.ts";
import { presentSaved } from "#app/presenters/calendar/event-messages.ts";
import { foreignClock, presentFormValues, presentOnFirstDay } from "#app/presenters/calendar/event-view.ts";
import {
  calendarPlaceOfUrl,
  chosenScope,
  findPathEvent,
  loadFormatContext,
} from "#app/route-helpers/event-dialog.server.ts";
import { addEventForm } from "#app/route-helpers/event-form.server.ts";
import { eventChangeSchema, eventFormSchema, newEventSchema } from "#app/schemas/event.ts";
import { eventTimes } from "#app/services/calendar/event-times.server.ts";
import { createEvent, findEvent, updateEvent } from "#app/services/calendar/events.server.ts";
import { updateFollowing } from "#app/services/calendar/series.server.ts";
import { rowVersion } from "#app/services/system/versions.server.ts";
import dialog from "#app/styles/dialog.css?url";
import forms from "#app/styles/forms.css?url";
import { DomainError, notFound } from "#app/utils/domain-error.ts";
import { calendarHref, eventHref } from "#app/view/calendar-links.ts";

export { clientAction } from "#app/components/ui/client-action.ts";
export { revalidateAfterConflict as shouldRevalidate } from "#app/view/revalidate.ts";
export const handle = { title: "Edit Event", dialog: true };
export const links: LinksFunction = () => [forms, dialog].map((href) => ({ rel: "stylesheet", href }));

const INTENTS = { occurrence: "edit-occurrence", following: "edit-following", series: "edit-event" } as const;

const GONE =
  "Someone deleted this event while you were editing it. What you typed is still here: save it as a new event, or leave it.";

/** Carries an edit out; of an event, or a date of a series, that is not there any more nothing typed may be lost. */
async function unlessGone<T>(edit: () => Promise<T>): Promise<T> {
  try {
    return await edit();
  } catch (error) {
    if (error instanceof DomainError && error.code === "not-found") throw new DomainError("not-found", GONE);
    throw error;
  }
}

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
  const place = calendarPlaceOfUrl(context);
  if (!entry) {
    const people = [...format.people.values()];
    return data({ step: "gone" as const, closeHref: calendarHref(place), people }, { status: 404 });
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
  return {
    step: "edit" as const,
    intent: INTENTS[scope ?? "series"],
    closeHref: instanceDate ? step : closeHref,
    people: [...format.people.values()],
    clock: foreignClock(edited.times, format),
    defaults: { ...presentFormValues(edited), version: rowVersion(event) },
  };
});

type Edit = (context: FamilyContext & { value: z.infer<typeof eventFormSchema> }) => Promise<Done>;
const editForm = (edit: Edit) =>
  familyForm({
    schema: eventFormSchema,
    find: ({ actor, params }) => unlessGone(() => findEvent(actor, pathId(params.eventId, "Event"))),
    handle: (input) => unlessGone(() => edit(input)),
  });

export const action = formRoute({
  // Of an event that is gone a new one can be made.
  "add-event": addEventForm,
  "edit-event": editForm(async ({ value: form, ...context }) => {
    const { event: shown } = await findPathEvent(context);
    // The form speaks in the event's own zone.
    const change = { ...eventChangeSchema.parse(form.event), time_zone: shown.time_zone };
    const { event, forgottenExceptions } = await updateEvent(context.actor, shown.id, change, form.version);
    const entry = { event, times: eventTimes(event), instanceDate: null };
    return presentSaved(calendarPlaceOfUrl(context), entry, await loadFormatContext(context), forgottenExceptions);
  }),
  "edit-following": editForm(async ({ value: form, ...context }) => {
    const { event: series, instanceDate } = await findPathEvent(context);
    if (!instanceDate) throw notFound("Occurrence");
    const change = newEventSchema.parse({ ...form.event, time_zone: series.time_zone });
    const { actor } = context;
    const { event, forgottenExceptions } = await updateFollowing(actor, series.id, instanceDate, change, form.version);
    const entry = { event, times: eventTimes(event), instanceDate: null };
    return presentSaved(calendarPlaceOfUrl(context), entry, await loadFormatContext(context), forgottenExceptions);
  }),
  "edit-occurrence": editForm(async ({ value: form, ...context }) => {
    const { event: series, instanceDate } = await findPathEvent(context);
    if (!instanceDate) throw notFound("Occurrence");
    const copy = newEventSchema.parse({
      ...form.event,
      time_zone: series.time_zone,
      is_recurring: false,
      replaces: { original_event_id: series.id, instance_date: instanceDate },
    });
    const event = await createEvent(context.actor, copy);
    return presentSaved(
      calendarPlaceOfUrl(context),
      { event, times: eventTimes(event), instanceDate: null },
      await loadFormatContext(context),
    );
  }),
});

export default function EditEvent() {
  const loaded = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  if (loaded.step === "gone" && lastResult) {
    return (
      <EventDialog
        {...loaded}
        {...{ title: "Edit Event", intent: "add-event", defaults: {}, lastResult }}
        submitLabel="Save as a new event"
        busyLabel="Saving..."
      />
    );
  }
  if (loaded.step === "gone") return <GoneDialog closeHref={loaded.closeHref} />;
  if (loaded.step === "choose") {
    return <ScopeDialog kind="edit" closeHref={loaded.closeHref} row={loaded.row} action={loaded.action} />;
  }
  return (
    <EventDialog {...loaded} title="Edit Event" submitLabel="Save" busyLabel="Saving..." lastResult={lastResult} />
  );
}
