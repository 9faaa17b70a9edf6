import { Avatar } from "#app/components/members/avatar.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { type CalendarQuery, calendarHref } from "#app/shared/calendar/calendar-links.ts";
import type { Person } from "#app/shared/people/person.ts";

/**
 * The colours of members and subscribed calendars, as links: a member's link filters to their events and everyone's, a
 * calendar's to its events.
 */
export function MemberFilter({ people, place }: { people: Person[]; place: CalendarQuery }) {
  return (
    <nav aria-label="Show">
      <ul className="legend">
        {[...people, null].map((person) => (
          <li key={person?.id ?? 0}>
            <AppLink
              to={calendarHref({ ...place, member: person?.id ?? null })}
              aria-current={(person?.id ?? null) === place.member || undefined}
              preventScrollReset
            >
              <Avatar member={person} size="s" />
              {person?.name ?? "Everyone"}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
