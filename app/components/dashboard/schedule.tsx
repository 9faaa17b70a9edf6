import { Link } from "@remix-run/react";
import { Card } from "#app/components/dashboard/card.tsx";
import { Agenda } from "#app/components/events/event-row.tsx";
import { EmptyBranch } from "#app/components/illustrations/empty-branch.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { TodayView } from "#app/presenters/dashboard/dashboard.ts";

/** What is on today, and how much more there is. */
export function Schedule({ schedule }: { schedule: TodayView }) {
  return (
    <Card id="today" icon="calendar" title="Today’s Schedule" link={{ to: schedule.calendarHref, text: "Calendar" }}>
      {schedule.events.length > 0 ? (
        <Agenda events={schedule.events} />
      ) : (
        <EmptyState picture={<EmptyBranch />}>
          <p>Nothing on today. Put in the first thing: a practice, a visit, the school run.</p>
          <Link className="btn btn--main" to="/calendar/events/new">
            <Icon name="plus" />
            Add Event
          </Link>
        </EmptyState>
      )}
      {schedule.more > 0 ? (
        <p>
          <Link className="back" to={schedule.dayHref}>
            +{schedule.more} more events
          </Link>
        </p>
      ) : null}
    </Card>
  );
}
