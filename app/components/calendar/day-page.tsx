import { Link } from "@remix-run/react";
import { Agenda } from "#app/components/events/event-row.tsx";
import { EmptyBranch } from "#app/components/illustrations/empty-branch.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { DayView } from "#app/presenters/calendar/calendar.ts";
import { calendarHref, newEventHref, toMonth } from "#app/view/calendar-links.ts";

/** One day with everything on it: where "+N more" leads. */
export function DayPage({ day }: { day: DayView }) {
  return (
    <>
      <Link className="back no-print" to={calendarHref({ ...day.place, view: "month", month: toMonth(day.place.day) })}>
        <Icon name="left" flip />
        {day.monthTitle}
      </Link>
      <div className="head">
        <div className="head__text">
          <h1>{day.title}</h1>
          <p>{day.summary}</p>
        </div>
        <Link className="btn btn--main" to={newEventHref(day.place)}>
          <Icon name="plus" />
          Add Event
        </Link>
      </div>
      <div className="stack measure">
        <div className="row row-b">
          <Link className="btn" to={day.previous.href}>
            <Icon name="left" flip />
            {day.previous.label}
          </Link>
          <Link className="btn" to={day.next.href}>
            {day.next.label}
            <Icon name="right" flip />
          </Link>
        </div>
        {day.events.length > 0 ? (
          <Agenda events={day.events} />
        ) : (
          <div className="empty">
            <EmptyBranch />
            <h2>Nothing on the branch yet</h2>
          </div>
        )}
      </div>
    </>
  );
}
