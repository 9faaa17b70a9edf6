import { useActionData, useLoaderData } from "@remix-run/react";
import { DragDialog } from "#app/components/events/drag-dialog.tsx";
import { MoveDialog } from "#app/components/events/move-dialog.tsx";
import { ScopeDialog } from "#app/components/events/scope-dialog.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { distanceOfDrag } from "#app/domain/time/drag.ts";
import { toWallSpan } from "#app/domain/time/recurrence.ts";
import {
  calendarPlace,
  chosenScope,
  findPathEvent,
  hasPast,
  loadFormatContext,
} from "#app/pages/calendar/event-dialog.server.ts";
import { moveForms } from "#app/pages/calendar/event-move.server.ts";
import { foreignClock, presentOnFirstDay } from "#app/presenters/calendar/event-view.ts";
import { presentMoveValues, presentTarget } from "#app/presenters/calendar/move.ts";
import { dragFormSchema } from "#app/schemas/calendar/move.ts";
import { formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { calendarHref, eventHref } from "#app/shared/calendar/calendar-links.ts";
import { listScopes } from "#app/shared/calendar/scopes.ts";
import { CALENDAR } from "#app/shared/operations/calendar.ts";
import { rowVersion } from "#app/utils/row-version.ts";
import { say } from "#app/words/catalogue.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

export const clientAction = clientActionFor(CALENDAR);
export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";
export const handle = {
  title: (_: unknown, locale: string) => say(calendar, locale)("moveEvent"),
  dialog: true,
  form: "move-event",
};
export { formDialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => {
  const [entry, format] = await Promise.all([findPathEvent(context), loadFormatContext(context)]);
  const { event, times, instanceDate } = entry;
  const place = calendarPlace(context);
  const details = eventHref(place, event.id, instanceDate);
  const here = eventHref(place, event.id, instanceDate, "move");
  const row = presentOnFirstDay(entry, format);
  const version = rowVersion(event);
  const drag = dragFormSchema.safeParse(Object.fromEntries(context.url.searchParams)).data;
  if (drag) {
    const { by, longer, version: seen = version } = drag;
    const scopes = instanceDate ? listScopes(hasPast(context, entry), context.locale) : null;
    const defaults = { by: String(by), longer: String(longer), version: seen };
    const target = presentTarget(times, distanceOfDrag(times, format.timeZone, drag), format);
    return { step: "drag" as const, closeHref: calendarHref(place), row, target, scopes, defaults, version };
  }
  if (instanceDate && !chosenScope(context)) {
    const scopes = listScopes(hasPast(context, entry), context.locale);
    return { step: "choose" as const, closeHref: details, row, scopes, action: here };
  }
  return {
    step: "move" as const,
    closeHref: instanceDate ? here : details,
    row,
    clock: foreignClock(times, format),
    isAllDay: times.isAllDay,
    defaults: { ...presentMoveValues(toWallSpan(times)), version },
  };
});

export const action = formRoute(moveForms);

export default function MoveEvent() {
  const words = useSay(calendar);
  const loaded = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  if (loaded.step === "drag") return <DragDialog {...loaded} lastResult={lastResult} />;
  if (loaded.step === "choose") return <ScopeDialog {...loaded} title={words("moveRepeating")} />;
  return <MoveDialog {...loaded} lastResult={lastResult} />;
}
