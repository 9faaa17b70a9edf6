import { Avatar } from "#app/components/members/avatar.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { type CalendarQuery, calendarHref } from "#app/shared/calendar/calendar-links.ts";
import type { Person } from "#app/shared/people/person.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

/**
 * The colours of members and subscribed calendars, as links: a member's link filters to their events and everyone's, a
 * calendar's to its events.
 */
export function MemberFilter({ people, place }: { people: Person[]; place: CalendarQuery }) {
  const say = useSay(calendar);
  return (
    <nav aria-label={say("show")}>
      <ul className="legend">
        {[...people, null].map((person) => (
          <li key={person?.id ?? 0}>
            <AppLink
              to={calendarHref({ ...place, member: person?.id ?? null })}
              aria-current={(person?.id ?? null) === place.member || undefined}
              preventScrollReset
            >
              <Avatar member={person} size="s" />
              {person?.name ?? say("everyone")}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
