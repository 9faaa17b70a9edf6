import { AppLink } from "#app/components/ui/app-link.tsx";
import { CALENDAR_VIEWS, type CalendarQuery, viewHref } from "#app/shared/calendar/calendar-links.ts";

/** The calendar's views, as links that keep to the day. */
export const ViewsNav = ({ place }: { place: CalendarQuery }) => (
  <nav className="views no-print" aria-label="View">
    {CALENDAR_VIEWS.map((view) => (
      <AppLink
        key={view}
        to={viewHref(place, view)}
        aria-current={view === place.view ? "page" : undefined}
        discover="none"
        preventScrollReset
      >
        {view[0]?.toUpperCase() + view.slice(1)}
      </AppLink>
    ))}
  </nav>
);
