import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { CALENDAR_VIEWS, type CalendarQuery, viewHref } from "#app/shared/calendar/calendar-links.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

/** The calendar's views, as links that keep to the day. */
export const ViewsNav = ({ place }: { place: CalendarQuery }) => {
  const say = useSay(calendar);
  return (
    <nav className="views no-print" aria-label={say("view")}>
      {CALENDAR_VIEWS.map((view) => (
        <AppLink
          key={view}
          to={viewHref(place, view)}
          aria-current={view === place.view ? "page" : undefined}
          discover="none"
          preventScrollReset
        >
          {say(`view.${view}`)}
        </AppLink>
      ))}
    </nav>
  );
};
