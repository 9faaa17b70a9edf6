import { Link } from "@remix-run/react";
import { Icon } from "#app/components/ui/icon.tsx";
import { type CalendarPlace, calendarHref, jumpHref, todayHref, toMonth } from "#app/view/calendar-links.ts";

interface CalendarBarProps {
  title: string;
  place: CalendarPlace;
  previous: { href: string; label: string };
  next: { href: string; label: string };
}

/** Where the calendar stands, and the ways on: a step back or ahead, another month, today, the other view. */
export function CalendarBar({ title, place, previous, next }: CalendarBarProps) {
  return (
    <div className={place.view === "agenda" ? "cal-bar cal-bar--long" : "cal-bar"}>
      <Link className="btn btn--icon" to={previous.href} aria-label={previous.label} preventScrollReset>
        <Icon name="left" flip />
      </Link>
      {/* With script another month comes without a page of its own. */}
      <h2 aria-live="polite">
        <Link to={jumpHref(place)} preventScrollReset>
          {title}
        </Link>
      </h2>
      <Link className="btn btn--icon" to={next.href} aria-label={next.label} preventScrollReset>
        <Icon name="right" flip />
      </Link>
      <Link className="btn btn--bare" to={todayHref(place)} preventScrollReset>
        Today
      </Link>
      {place.view === "agenda" ? (
        <Link
          className="btn btn--bare"
          to={calendarHref({ ...place, view: "month", month: toMonth(place.day) })}
          preventScrollReset
        >
          Month
        </Link>
      ) : (
        <AgendaLink place={place} className="btn btn--bare only-wide" />
      )}
    </div>
  );
}

/** The coming days as a list. */
export function AgendaLink({ place, className }: { place: CalendarPlace; className?: string }) {
  return (
    <Link className={className} to={calendarHref({ ...place, view: "agenda", month: toMonth(place.day) })}>
      Agenda
    </Link>
  );
}
