import { Suspense } from "react";
import HoursGrid from "#app/components/calendar/hours-grid.tsx";
import { MemberFilter } from "#app/components/calendar/member-filter.tsx";
import { later } from "#app/components/shell/after-load.ts";
import type { DayView } from "#app/presenters/calendar/day.ts";
import type { WeekView } from "#app/presenters/calendar/week.ts";
import type { Person } from "#app/shared/people/person.ts";

/** The server renders it at once. Browsers load its script when it is shown, so no other page loads it. */
const Grid = import.meta.env.SSR ? HoursGrid : later(() => import("#app/components/calendar/hours-grid.tsx"));

/** The week, or the day: a list on a phone, a grid of hours on a wide screen. */
export function HoursPage({ page, people }: { page: WeekView | DayView; people: Person[] }) {
  return (
    <div className="stack hours">
      <Suspense>
        <Grid page={page} />
      </Suspense>
      <MemberFilter people={people} place={page.place} />
    </div>
  );
}
