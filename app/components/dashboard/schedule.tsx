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

function MoreEvents({ more }: Pick<ScheduleView, "more">) {
  const say = useSay(dashboard);
  if (!more) return null;
  return (
    <p>
      <AppLink className="back" to={more.href}>
        {say("moreEvents", { count: more.count })}
      </AppLink>
    </p>
  );
}

type TomorrowProps = Pick<ScheduleView, "words" | "events" | "more">;

/** Tomorrow's events, shown in the evening. */
function Tomorrow({ words, events, more }: TomorrowProps) {
  const say = useSay(dashboard);
  return (
    <>
      <h3>{say("tomorrow", { day: words })}</h3>
      {events.length > 0 ? <Agenda events={events} /> : <p>{say("nothingTomorrow")}</p>}
      <MoreEvents more={more} />
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
export function Schedule({ schedule, tomorrow }: { schedule: ScheduleView; tomorrow: TomorrowProps | null }) {
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
      <MoreEvents more={schedule.more} />
      {tomorrow ? <Tomorrow {...tomorrow} /> : null}
    </Card>
  );
}
