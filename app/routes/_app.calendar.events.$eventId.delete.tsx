import type { LinksFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EventRow } from "#app/components/events/event-row.tsx";
import { ScopeDialog } from "#app/components/events/scope-dialog.tsx";
import { Dialog, DialogFoot } from "#app/components/ui/dialog.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { familyForm, formRoute } from "#app/http/forms/form-route.server.ts";
import { type FamilyContext, familyLoader } from "#app/http/page.server.ts";
import { presentOnFirstDay } from "#app/presenters/calendar/event-view.ts";
import {
  calendarPlaceOfUrl,
  chosenScope,
  findPathEvent,
  findPathOccurrence,
  loadFormatContext,
} from "#app/route-helpers/event-dialog.server.ts";
import { deleteEvent, deleteOccurrence } from "#app/services/calendar/events.server.ts";
import { deleteFollowing } from "#app/services/calendar/series.server.ts";
import dialog from "#app/styles/dialog.css?url";
import forms from "#app/styles/forms.css?url";
import { DomainError } from "#app/utils/domain-error.ts";
import { calendarHref, eventHref } from "#app/view/calendar-links.ts";

export { clientAction } from "#app/components/ui/client-action.ts";
export const handle = { title: "Delete event", dialog: true };
export const links: LinksFunction = () => [forms, dialog].map((href) => ({ rel: "stylesheet", href }));

/** How each scope is carried out, and what is said of it before and after. */
const SCOPES = {
  event: {
    intent: "delete-event",
    title: "Delete event",
    question: "Are you sure you want to delete this event?",
  },
  occurrence: {
    intent: "delete-occurrence",
    title: "Delete event",
    question: "Are you sure you want to delete this event?",
  },
  following: {
    intent: "delete-following",
    title: "Delete this and following",
    question: "Are you sure you want to delete this event and all that follow?",
  },
  series: {
    intent: "delete-event",
    title: "Delete series",
    question: "Are you sure you want to delete this event and all its occurrences?",
  },
} as const;

export const loader = familyLoader(async (context) => {
  const [entry, format] = await Promise.all([findPathEvent(context), loadFormatContext(context)]);
  const { event, instanceDate } = entry;
  const place = calendarPlaceOfUrl(context);
  const scope = chosenScope(context);
  const common = {
    row: presentOnFirstDay(entry, format),
    closeHref: eventHref(place, event.id, instanceDate),
    action: eventHref(place, event.id, instanceDate, "delete"),
  };
  if (instanceDate && !scope) return { ...common, step: "choose" as const };
  // A date that was changed alone is an event of its own, which does not know its series any more.
  const hasCopies = scope !== "occurrence" && (event.exceptions ?? []).length > 0;
  const words = SCOPES[event.recurrence_pattern ? (scope ?? "series") : "event"];
  return { ...common, step: "confirm" as const, ...words, hasCopies };
});

const gone = (context: FamilyContext, text: string) => ({
  to: calendarHref(calendarPlaceOfUrl(context)),
  flash: { tone: "ok" as const, text },
});

/** Of what somebody else has deleted in the meantime nothing is left to do: no reason for an error page. */
const deleteForm = (remove: (context: FamilyContext) => Promise<string>) =>
  familyForm({
    handle: async (context) => {
      try {
        return gone(context, await remove(context));
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== "not-found") throw error;
        return gone(context, "This event is no longer in the calendar.");
      }
    },
  });

export const action = formRoute({
  "delete-event": deleteForm(async (context) => {
    const { event } = await findPathEvent(context);
    await deleteEvent(context.actor, event.id);
    return `Event deleted: ${event.title}.`;
  }),
  "delete-following": deleteForm(async (context) => {
    const { event, instanceDate } = await findPathOccurrence(context);
    await deleteFollowing(context.actor, event.id, instanceDate);
    return `This and all following dates were deleted: ${event.title}.`;
  }),
  "delete-occurrence": deleteForm(async (context) => {
    const { event, instanceDate } = await findPathOccurrence(context);
    await deleteOccurrence(context.actor, event.id, instanceDate);
    return `This date was taken out of the series: ${event.title}.`;
  }),
});

export default function DeleteEvent() {
  const data = useLoaderData<typeof loader>();
  const form = formState({}, useActionData<typeof action>()?.lastResult);
  const { closeHref, row } = data;
  if (data.step === "choose") return <ScopeDialog kind="delete" closeHref={closeHref} row={row} action={data.action} />;
  return (
    <Dialog title={data.title} closeHref={closeHref} kind="ask">
      <Form intent={data.intent} className="dlg__form" preventScrollReset>
        <div className="dlg__body">
          <ErrorSummary form={form} />
          <p>{data.question}</p>
          <div className="agenda">
            <EventRow event={row} isPlain />
          </div>
          {data.hasCopies ? <p className="muted">Dates that you changed on their own stay in the calendar.</p> : null}
        </div>
        <DialogFoot closeHref={closeHref}>
          <SubmitButton intent={data.intent} busyLabel="Deleting..." className="btn btn--danger">
            <Icon name="trash" />
            Delete
          </SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
