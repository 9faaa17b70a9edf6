import { Card } from "#app/components/dashboard/card.tsx";
import { Agenda } from "#app/components/events/event-row.tsx";
import { EmptyBranch } from "#app/components/illustrations/empty-branch.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ScheduleView } from "#app/presenters/dashboard/dashboard.ts";
import { FROM_DASHBOARD, NEW_EVENT } from "#app/shared/calendar/calendar-links.ts";
import { dashboard } from "#app/words/catalogues/dashboard.ts";

function MoreEvents({ schedule: { more, dayHref } }: { schedule: ScheduleView }) {
  const say = useSay(dashboard);
  if (more === 0) return null;
  return (
    <p>
      <AppLink className="back" to={dayHref}>
        {say("moreEvents", { count: more })}
      </AppLink>
    </p>
  );
}

/** Tomorrow's events, shown in the evening. */
function Tomorrow({ schedule }: { schedule: ScheduleView }) {
  const say = useSay(dashboard);
  return (
    <>
      <h3>{say("tomorrow", { day: schedule.words })}</h3>
      {schedule.events.length > 0 ? <Agenda events={schedule.events} /> : <p>{say("nothingTomorrow")}</p>}
      <MoreEvents schedule={schedule} />
    </>
  );
}

/** Today's events that are over, folded. */
function Earlier({ events }: { events: ScheduleView["earlier"] }) {
  const say = useSay(dashboard);
  return events.length > 0 ? (
    <details>
      <summary className="act">{say("earlier", { count: events.length })}</summary>
      <Agenda events={events} />
    </details>
  ) : null;
}

/** Today's events, upcoming ones first, and the number of further ones; in the evening also tomorrow's. */
export function Schedule({ schedule, tomorrow }: { schedule: ScheduleView; tomorrow: ScheduleView | null }) {
  const say = useSay(dashboard);
  return (
    <Card
      id="today"
      icon="calendar"
      title={say("todaysSchedule")}
      link={{ to: schedule.calendarHref, text: say("calendar") }}
    >
      {schedule.events.length > 0 ? (
        <Agenda events={schedule.events} />
      ) : schedule.total > 0 ? (
        <p>{say("nothingMore")}</p>
      ) : (
        <EmptyState picture={<EmptyBranch />}>
          <p>{say("noEvents")}</p>
          <AppLink className="btn btn--main" to={NEW_EVENT + FROM_DASHBOARD}>
            <Icon name="plus" />
            {say("addEvent")}
          </AppLink>
        </EmptyState>
      )}
      <Earlier events={schedule.earlier} />
      <MoreEvents schedule={schedule} />
      {tomorrow ? <Tomorrow schedule={tomorrow} /> : null}
    </Card>
  );
}
