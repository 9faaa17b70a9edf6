import type { LinksFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EventDialog } from "#app/components/events/event-dialog.tsx";
import { ScopeDialog } from "#app/components/events/scope-dialog.tsx";
import { eventOfPath, placeBeneath, readingOf, scopeOf } from "#app/http/event-dialog.server.ts";
import { formAction, onSubmit } from "#app/http/form-action.server.ts";
import { asFamily, type FamilyContext, familyLoader } from "#app/http/page.server.ts";
import { presentSaved } from "#app/presenters/event-messages.ts";
import { presentFormValues, presentOnFirstDay } from "#app/presenters/event-view.ts";
import { eventChangeSchema, eventFormSchema, newEventSchema } from "#app/schemas/event.ts";
import { eventTimes } from "#app/services/event-times.server.ts";
import { createEvent, updateEvent } from "#app/services/events.server.ts";
import { updateFollowing } from "#app/services/series.server.ts";
import dialog from "#app/styles/dialog.css?url";
import forms from "#app/styles/forms.css?url";
import { eventHref } from "#app/utils/calendar-links.ts";
import { notFound } from "#app/utils/domain-error.ts";

export { revalidateAfterConflict as shouldRevalidate } from "#app/utils/revalidate.ts";
export const handle = { title: "Edit Event", dialog: true };
export const links: LinksFunction = () => [forms, dialog].map((href) => ({ rel: "stylesheet", href }));

const INTENTS = { occurrence: "edit-occurrence", following: "edit-following", series: "edit-event" } as const;

export const loader = familyLoader(async (context) => {
  const [entry, reading] = await Promise.all([eventOfPath(context), readingOf(context)]);
  const place = placeBeneath(context);
  const { event, instanceDate } = entry;
  const scope = scopeOf(context);
  const closeHref = eventHref(place, event.id, instanceDate);
  const step = eventHref(place, event.id, instanceDate, "edit");
  if (instanceDate && !scope) {
    return { step: "choose" as const, closeHref, row: presentOnFirstDay(entry, reading, null), action: step };
  }
  // The whole series is edited with the times of its first occurrence (decisions.md section 11).
  const edited = scope === "series" ? { ...entry, times: eventTimes(event) } : entry;
  return {
    step: "edit" as const,
    intent: INTENTS[scope ?? "series"],
    closeHref: instanceDate ? step : closeHref,
    people: [...reading.people.values()],
    defaults: presentFormValues({ ...edited, event }),
  };
});

export const action = formAction(asFamily, {
  "edit-event": onSubmit<FamilyContext, typeof eventFormSchema>(eventFormSchema, async (context, form) => {
    const { event: shown } = await eventOfPath(context);
    // The form speaks in the event's own zone.
    const change = { ...eventChangeSchema.parse(form.event), time_zone: shown.time_zone };
    const { event, forgottenExceptions } = await updateEvent(context.actor, shown.id, change, form.sequence);
    const entry = { event, times: eventTimes(event), instanceDate: null };
    return presentSaved(placeBeneath(context), entry, await readingOf(context), forgottenExceptions);
  }),
  "edit-following": onSubmit<FamilyContext, typeof eventFormSchema>(eventFormSchema, async (context, form) => {
    const { event: series, instanceDate } = await eventOfPath(context);
    if (!instanceDate) throw notFound("Occurrence");
    const change = newEventSchema.parse({ ...form.event, time_zone: series.time_zone });
    const { actor } = context;
    const { event, forgottenExceptions } = await updateFollowing(actor, series.id, instanceDate, change, form.sequence);
    const entry = { event, times: eventTimes(event), instanceDate: null };
    return presentSaved(placeBeneath(context), entry, await readingOf(context), forgottenExceptions);
  }),
  "edit-occurrence": onSubmit<FamilyContext, typeof eventFormSchema>(eventFormSchema, async (context, form) => {
    const { event: series, instanceDate } = await eventOfPath(context);
    if (!instanceDate) throw notFound("Occurrence");
    const copy = newEventSchema.parse({
      ...form.event,
      time_zone: series.time_zone,
      is_recurring: false,
      replaces: { original_event_id: series.id, instance_date: instanceDate },
    });
    const event = await createEvent(context.actor, copy);
    return presentSaved(
      placeBeneath(context),
      { event, times: eventTimes(event), instanceDate: null },
      await readingOf(context),
    );
  }),
});

export default function EditEvent() {
  const data = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  if (data.step === "choose") {
    return <ScopeDialog kind="edit" closeHref={data.closeHref} row={data.row} action={data.action} />;
  }
  return <EventDialog {...data} title="Edit Event" submitLabel="Save" busyLabel="Saving..." lastResult={lastResult} />;
}
