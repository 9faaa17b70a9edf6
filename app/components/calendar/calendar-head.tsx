import { QuickLine } from "#app/components/calendar/quick-line.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { type CalendarQuery, newEventHref, syncHref } from "#app/shared/calendar/calendar-links.ts";

/** The page's name, its two buttons, and the line that becomes an event. */
export function CalendarHead({ place }: { place: CalendarQuery }) {
  return (
    <>
      <div className="head no-print">
        <h1>Calendar</h1>
        <div className="row">
          <AppLink className="btn" to="/calendars">
            Calendars
          </AppLink>
          <AppLink className="btn" to={syncHref(place)} preventScrollReset>
            Sync
          </AppLink>
          <AppLink className="btn btn--main" to={newEventHref(place)} preventScrollReset>
            <Icon name="plus" />
            Add Event
          </AppLink>
        </div>
      </div>
      <QuickLine newHref={newEventHref(place)} />
    </>
  );
}
