import { Link } from "@remix-run/react";
import { Avatar } from "#app/components/members/avatar.tsx";
import { type CalendarPlace, calendarHref } from "#app/view/calendar-links.ts";
import type { Person } from "#app/view/person.ts";

/**
 * Whose colour is whose, calendars from elsewhere too; each a link that leaves what is that member's and what is
 * everyone's, or what comes from there.
 */
export function MemberFilter({ people, place }: { people: Person[]; place: CalendarPlace }) {
  return (
    <nav aria-label="Show">
      <ul className="legend">
        {[...people, null].map((person) => (
          <li key={person?.id ?? 0}>
            <Link
              to={calendarHref({ ...place, member: person?.id ?? null })}
              aria-current={(person?.id ?? null) === place.member || undefined}
              preventScrollReset
            >
              <Avatar member={person} size="s" />
              {person?.name ?? "Everyone"}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
