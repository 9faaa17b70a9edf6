import { Link } from "@remix-run/react";
import { Agenda } from "#app/components/events/event-row.tsx";
import { EmptyBranch } from "#app/components/illustrations/empty-branch.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { DayView } from "#app/presenters/calendar/day.ts";
import { calendarHref, newEventHref, toMonth } from "#app/view/calendar-links.ts";

/** One day with everything on it: where "+N more" leads. */
export function DayPage({ day }: { day: DayView }) {
  return (
    <>
      <Link className="back no-print" to={calendarHref({ ...day.place, view: "month", month: toMonth(day.place.day) })}>
        <Icon name="left" flip />
        {day.monthTitle}
      </Link>
      <PageHead title={day.title} text={day.summary}>
        <Link className="btn btn--main" to={newEventHref(day.place)}>
          <Icon name="plus" />
          Add Event
        </Link>
      </PageHead>
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
          <EmptyState picture={<EmptyBranch />} title="Nothing on the branch yet" heading="h2" />
        )}
      </div>
    </>
  );
}
