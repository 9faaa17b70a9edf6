import { Card } from "#app/components/dashboard/card.tsx";
import { Agenda } from "#app/components/events/event-row.tsx";
import { EmptyBranch } from "#app/components/illustrations/empty-branch.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ScheduleView } from "#app/presenters/dashboard/dashboard.ts";
import { FROM_DASHBOARD, NEW_EVENT } from "#app/shared/calendar/calendar-links.ts";

function MoreEvents({ schedule: { more, dayHref } }: { schedule: ScheduleView }) {
  if (more === 0) return null;
  return (
    <p>
      <AppLink className="back" to={dayHref}>
        +{more} more events
      </AppLink>
    </p>
  );
}

/** Tomorrow's events, shown in the evening. */
function Tomorrow({ schedule }: { schedule: ScheduleView }) {
  return (
    <>
      <h3>Tomorrow, {schedule.words}</h3>
      {schedule.events.length > 0 ? <Agenda events={schedule.events} /> : <p>Nothing planned tomorrow.</p>}
      <MoreEvents schedule={schedule} />
    </>
  );
}

/** Today's events that are over, folded. */
const Earlier = ({ events }: { events: ScheduleView["earlier"] }) =>
  events.length > 0 ? (
    <details>
      <summary className="act">{events.length} earlier</summary>
      <Agenda events={events} />
    </details>
  ) : null;

/** Today's events, what is to come first, and how many more; in the evening tomorrow's too. */
export function Schedule({ schedule, tomorrow }: { schedule: ScheduleView; tomorrow: ScheduleView | null }) {
  return (
    <Card id="today" icon="calendar" title="Today’s Schedule" link={{ to: schedule.calendarHref, text: "Calendar" }}>
      {schedule.events.length > 0 ? (
        <Agenda events={schedule.events} />
      ) : schedule.total > 0 ? (
        <p>Nothing more today.</p>
      ) : (
        <EmptyState picture={<EmptyBranch />}>
          <p>Nothing on today. Add your first event: a practice, a visit, the school run.</p>
          <AppLink className="btn btn--main" to={NEW_EVENT + FROM_DASHBOARD}>
            <Icon name="plus" />
            Add Event
          </AppLink>
        </EmptyState>
      )}
      <Earlier events={schedule.earlier} />
      <MoreEvents schedule={schedule} />
      {tomorrow ? <Tomorrow schedule={tomorrow} /> : null}
    </Card>
  );
}
