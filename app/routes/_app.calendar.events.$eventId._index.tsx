import { Link, useLoaderData } from "@remix-run/react";
import { EventFacts } from "#app/components/events/event-facts.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { familyLoader } from "#app/http/page.server.ts";
import { presentDetails } from "#app/presenters/calendar/event-view.ts";
import { calendarPlace, findPathEvent, loadFormatContext } from "#app/route-helpers/event-dialog.server.ts";
import { calendarHref, eventHref } from "#app/view/calendar-links.ts";

export const handle = {
  // Without data it is the page of an event that there is none.
  title: (data?: { details: { title: string } }) => data?.details.title ?? "Event",
  dialog: true,
};
export { dialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => {
  const [entry, format] = await Promise.all([findPathEvent(context), loadFormatContext(context)]);
  const place = calendarPlace(context);
  const { event, instanceDate } = entry;
  return {
    details: presentDetails(entry, format),
    closeHref: calendarHref(place),
    editHref: eventHref(place, event.id, instanceDate, "edit"),
    deleteHref: eventHref(place, event.id, instanceDate, "delete"),
  };
});

export default function EventDetails() {
  const { details, closeHref, editHref, deleteHref } = useLoaderData<typeof loader>();
  return (
    <Dialog title={details.title} closeHref={closeHref}>
      <div className="dlg__form">
        <div className="dlg__body">
          <EventFacts details={details} />
        </div>
        <div className="dlg__foot">
          <Link className="btn btn--danger-line btn--first" to={deleteHref} preventScrollReset>
            <Icon name="trash" />
            Delete
          </Link>
          <Link className="btn btn--main" to={editHref} preventScrollReset>
            <Icon name="edit" />
            Edit
          </Link>
        </div>
      </div>
    </Dialog>
  );
}
