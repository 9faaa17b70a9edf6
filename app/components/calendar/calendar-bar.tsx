import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { type CalendarQuery, jumpHref, todayHref } from "#app/shared/calendar/calendar-links.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

interface CalendarBarProps {
  title: string;
  place: CalendarQuery;
  previous: { href: string; label: string };
  next: { href: string; label: string };
}

/** The title of the view, and its links: a step back or ahead, another month, today. */
export function CalendarBar({ title, place, previous, next }: CalendarBarProps) {
  const say = useSay(calendar);
  return (
    <div className="cal-bar">
      <AppLink className="btn btn--icon" to={previous.href} aria-label={previous.label} preventScrollReset>
        <Icon name="left" flip />
      </AppLink>
      {/* With script another month appears without a new page. */}
      <h2 aria-live="polite">
        <AppLink to={jumpHref(place)} preventScrollReset>
          {title}
        </AppLink>
      </h2>
      <AppLink className="btn btn--icon" to={next.href} aria-label={next.label} preventScrollReset>
        <Icon name="right" flip />
      </AppLink>
      <AppLink className="btn btn--bare" to={todayHref(place)} preventScrollReset>
        {say("today")}
      </AppLink>
    </div>
  );
}
