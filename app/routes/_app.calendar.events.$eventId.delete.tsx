import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DeleteChoiceDialog } from "#app/components/events/delete-choice-dialog.tsx";
import { DeleteEventDialog } from "#app/components/events/delete-event-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { deleteEventForms } from "#app/pages/calendar/event-delete.server.ts";
import {
  calendarPlace,
  chosenScope,
  findShownEvent,
  loadFormatContext,
} from "#app/pages/calendar/event-dialog.server.ts";
import { presentOnFirstDay } from "#app/presenters/calendar/event-view.ts";
import { formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { listChanged } from "#app/services/calendar/excluded-dates.server.ts";
import { shownState } from "#app/services/calendar/seen-state.server.ts";
import { eventHref } from "#app/shared/calendar/calendar-links.ts";
import { listScopes } from "#app/shared/calendar/scopes.ts";
import { CALENDAR } from "#app/shared/operations/calendar.ts";
import { say } from "#app/words/catalogue.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";

export const clientAction = clientActionFor(CALENDAR);
export const handle = {
  title: (_: unknown, locale: string) => say(calendar, locale)("deleteEvent"),
  dialog: true,
};
export { formDialogSheets as links } from "#app/styles/links.ts";

/** The form and the texts of each scope. */
const SCOPES = {
  event: { intent: "delete-event", texts: "event" },
  occurrence: { intent: "delete-occurrence", texts: "event" },
  following: { intent: "delete-following", texts: "following" },
  series: { intent: "delete-event", texts: "series" },
} as const;

export const loader = familyLoader(async (context) => {
  const [entry, format] = await Promise.all([findShownEvent(context), loadFormatContext(context)]);
  const { event, instanceDate, override } = entry;
  const place = calendarPlace(context);
  if (override) throw redirect(eventHref(place, override.id, null, "delete"));
  const scope = chosenScope(context);
  const common = {
    row: presentOnFirstDay(entry, format),
    closeHref: eventHref(place, event.id, instanceDate),
    seen: await shownState(event, instanceDate && (!scope || scope === "occurrence") ? entry.times : undefined),
  };
  const here = eventHref(place, event.id, instanceDate, "delete");
  if (instanceDate && !scope) {
    // One date is deleted at once; more of the series needs a second step.
    const more = listScopes(true, context.locale).filter(({ scope }) => scope !== "occurrence");
    return {
      ...common,
      step: "choose" as const,
      more: more.map((choice) => ({ ...choice, href: `${here}&scope=${choice.scope}` })),
    };
  }
  const goesFrom = scope === "following" ? instanceDate : null;
  const changed = scope === "occurrence" || !event.recurrence_rule ? [] : await listChanged(event);
  const changedCount = changed.filter(({ instance_date: date }) => !goesFrom || (date && date >= goesFrom)).length;
  const { intent, texts } = SCOPES[event.recurrence_pattern ? (scope ?? "series") : "event"];
  const text = say(calendarWords, context.locale);
  const words = { title: text(`delete.${texts}.title`), question: text(`delete.${texts}`) };
  return { ...common, step: "confirm" as const, intent, ...words, changedCount };
});

export const action = formRoute(deleteEventForms);

export default function DeleteEvent() {
  const data = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  if (data.step === "confirm") return <DeleteEventDialog {...data} lastResult={lastResult} />;
  return <DeleteChoiceDialog {...data} lastResult={lastResult} />;
}
