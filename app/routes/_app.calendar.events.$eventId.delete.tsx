import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DeleteChoiceDialog } from "#app/components/events/delete-choice-dialog.tsx";
import { DeleteEventDialog } from "#app/components/events/delete-event-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { familyForm, formRoute } from "#app/http/forms/form-route.server.ts";
import { type FamilyContext, familyLoader } from "#app/http/page.server.ts";
import { presentOnFirstDay } from "#app/presenters/calendar/event-view.ts";
import {
  calendarPlace,
  chosenScope,
  findPathEvent,
  findPathOccurrence,
  findShownEvent,
  loadFormatContext,
} from "#app/route-helpers/event-dialog.server.ts";
import { deleteOccurrence, listChanged } from "#app/services/calendar/changed-dates.server.ts";
import { deleteEvent } from "#app/services/calendar/events.server.ts";
import { deleteFollowing } from "#app/services/calendar/series.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { calendarHref, eventHref } from "#app/view/calendar-links.ts";
import { CALENDAR } from "#app/view/operations/calendar.ts";
import { listScopes } from "#app/view/scopes.ts";

export const clientAction = clientActionFor(CALENDAR);
export const handle = { title: "Delete event", dialog: true };
export { formDialogSheets as links } from "#app/styles/links.ts";

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
    title: "Delete from this date on",
    question: "Are you sure you want to delete this event and all that follow?",
  },
  series: {
    intent: "delete-event",
    title: "Delete series",
    question: "Are you sure you want to delete this event and all its occurrences?",
  },
} as const;

export const loader = familyLoader(async (context) => {
  const [entry, format] = await Promise.all([findShownEvent(context), loadFormatContext(context)]);
  const { event, instanceDate, standing } = entry;
  const place = calendarPlace(context);
  if (standing) throw redirect(eventHref(place, standing.id, null, "delete"));
  const scope = chosenScope(context);
  const common = {
    row: presentOnFirstDay(entry, format),
    closeHref: eventHref(place, event.id, instanceDate),
  };
  const here = eventHref(place, event.id, instanceDate, "delete");
  if (instanceDate && !scope) {
    // One date goes with one press; more of the series after a question.
    const more = listScopes(true).filter(({ scope }) => scope !== "occurrence");
    return {
      ...common,
      step: "choose" as const,
      more: more.map((choice) => ({ ...choice, href: `${here}&scope=${choice.scope}` })),
    };
  }
  const goesFrom = scope === "following" ? instanceDate : null;
  const changed = scope === "occurrence" || !event.recurrence_rule ? [] : await listChanged(event);
  const changedCount = changed.filter(({ instance_date: date }) => !goesFrom || (date && date >= goesFrom)).length;
  const words = SCOPES[event.recurrence_pattern ? (scope ?? "series") : "event"];
  return { ...common, step: "confirm" as const, ...words, changedCount };
});

const gone = (context: FamilyContext, text: string, undo: string | null) => ({
  to: calendarHref(calendarPlace(context)),
  flash: { tone: "ok" as const, text, ...(undo ? { undo } : {}) },
});

/** Of what somebody else has deleted in the meantime nothing is left to do: no reason for an error page. */
const deleteForm = (remove: (context: FamilyContext) => Promise<[text: string, undo: string | null]>) =>
  familyForm({
    handle: async (context) => {
      try {
        return gone(context, ...(await remove(context)));
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== "not-found") throw error;
        return gone(context, "This event is no longer in the calendar.", null);
      }
    },
  });

export const action = formRoute({
  "delete-event": deleteForm(async (context) => {
    const { event } = await findPathEvent(context);
    return [`Event deleted: ${event.title}.`, await deleteEvent(context.actor, event.id)];
  }),
  "delete-following": deleteForm(async (context) => {
    const { event, instanceDate } = await findPathOccurrence(context);
    const undo = await deleteFollowing(context.actor, event.id, instanceDate);
    return [`This and all following dates were deleted: ${event.title}.`, undo];
  }),
  "delete-occurrence": deleteForm(async (context) => {
    const { event, instanceDate } = await findPathOccurrence(context);
    const undo = await deleteOccurrence(context.actor, event.id, instanceDate);
    return [`This date was taken out of the series: ${event.title}.`, undo];
  }),
});

export default function DeleteEvent() {
  const data = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  if (data.step === "confirm") return <DeleteEventDialog {...data} lastResult={lastResult} />;
  return <DeleteChoiceDialog {...data} lastResult={lastResult} />;
}
