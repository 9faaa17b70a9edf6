import { useActionData, useLoaderData } from "@remix-run/react";
import { MoveDialog } from "#app/components/events/move-dialog.tsx";
import { ScopeDialog } from "#app/components/events/scope-dialog.tsx";
import { toWallSpan } from "#app/domain/time/recurrence.ts";
import { formRoute } from "#app/http/forms/form-route.server.ts";
import { familyLoader } from "#app/http/page.server.ts";
import { foreignClock, presentOnFirstDay } from "#app/presenters/calendar/event-view.ts";
import { presentMoveValues } from "#app/presenters/calendar/move.ts";
import {
  calendarPlace,
  chosenScope,
  findPathEvent,
  hasPast,
  loadFormatContext,
} from "#app/route-helpers/event-dialog.server.ts";
import { moveForms } from "#app/route-helpers/event-move.server.ts";
import { rowVersion } from "#app/services/system/versions.server.ts";
import { eventHref } from "#app/view/calendar-links.ts";
import { listScopes } from "#app/view/scopes.ts";

export { clientAction } from "#app/components/ui/client-action.ts";
export { revalidateAfterConflict as shouldRevalidate } from "#app/view/revalidate.ts";
export const handle = { title: "Move event", dialog: true };
export { formDialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => {
  const [entry, format] = await Promise.all([findPathEvent(context), loadFormatContext(context)]);
  const { event, times, instanceDate } = entry;
  const place = calendarPlace(context);
  const details = eventHref(place, event.id, instanceDate);
  const here = eventHref(place, event.id, instanceDate, "move");
  const row = presentOnFirstDay(entry, format);
  if (instanceDate && !chosenScope(context)) {
    const scopes = listScopes(hasPast(context, entry));
    return { step: "choose" as const, closeHref: details, row, scopes, action: here };
  }
  return {
    step: "move" as const,
    closeHref: instanceDate ? here : details,
    row,
    clock: foreignClock(times, format),
    isAllDay: times.isAllDay,
    defaults: { ...presentMoveValues(toWallSpan(times)), version: rowVersion(event) },
  };
});

export const action = formRoute(moveForms);

export default function MoveEvent() {
  const loaded = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  if (loaded.step === "choose") return <ScopeDialog {...loaded} title="Move repeating event" />;
  return <MoveDialog {...loaded} lastResult={lastResult} />;
}
