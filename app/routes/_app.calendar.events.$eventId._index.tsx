import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CancelledDates, PartOfSeries } from "#app/components/events/cancelled-dates.tsx";
import { DetailsDialog } from "#app/components/events/details-dialog.tsx";
import { EventFacts } from "#app/components/events/event-facts.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { calendarPlace, findShownEvent, loadFormatContext } from "#app/pages/calendar/event-dialog.server.ts";
import { loadCancelledDates, loadSeries, restoreDateForm } from "#app/pages/calendar/restore-date.server.ts";
import { presentDetails } from "#app/presenters/calendar/event-view.ts";
import { formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { calendarHref, eventHref } from "#app/shared/calendar/calendar-links.ts";
import { CALENDAR } from "#app/shared/operations/calendar.ts";
import { say } from "#app/words/catalogue.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

export const clientAction = clientActionFor(CALENDAR);
export const handle = {
  // Without data the loader has thrown a 404.
  title: (data: { details: { title: string } } | undefined, locale: string) =>
    data?.details.title ?? say(calendar, locale)("event"),
  dialog: true,
};
export { detailsSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => {
  const [, other] = /^-(\d+)$/.exec(context.params.eventId ?? "") ?? [];
  if (other) throw redirect(`/calendar/others/${other}${context.url.search}`);
  const [entry, format] = await Promise.all([findShownEvent(context, true), loadFormatContext(context)]);
  const place = calendarPlace(context);
  const { event, instanceDate, override, isGone } = entry;
  if (override) throw redirect(eventHref(place, override.id, null));
  const [series, outDates] = await Promise.all([loadSeries(context, event), loadCancelledDates(event, format)]);
  return {
    details: presentDetails(entry, format),
    isGone,
    series: series && { title: series.title, href: eventHref(place, series.id, null), date: event.instance_date },
    outDates,
    closeHref: calendarHref(place),
    moveHref: eventHref(place, event.id, instanceDate, "move"),
    editHref: eventHref(place, event.id, instanceDate, "edit"),
    deleteHref: eventHref(place, event.id, instanceDate, "delete"),
  };
});

export const action = formRoute({ "put-back": restoreDateForm });

export default function EventDetails() {
  const words = useSay(calendar);
  const { details, isGone, series, outDates, closeHref, moveHref, editHref, deleteHref } =
    useLoaderData<typeof loader>();
  const form = formState({}, useActionData<typeof action>()?.lastResult);
  return (
    <DetailsDialog
      title={details.title}
      closeHref={closeHref}
      form={form}
      foot={
        isGone ? null : (
          <>
            <AppLink className="btn btn--danger-line btn--first" to={deleteHref} preventScrollReset>
              <Icon name="trash" />
              {words("delete")}
            </AppLink>
            <AppLink className="btn" to={moveHref} preventScrollReset>
              {words("move")}
            </AppLink>
            <AppLink className="btn btn--main" to={editHref} preventScrollReset>
              <Icon name="edit" />
              {words("edit")}
            </AppLink>
          </>
        )
      }
    >
      {isGone ? <p>{words("cancelled")}</p> : null}
      <EventFacts details={details} />
      {series ? <PartOfSeries {...series} /> : null}
      <CancelledDates dates={outDates} isOpen={isGone} />
    </DetailsDialog>
  );
}
