import { Suspense } from "react";
import AgendaDays from "#app/components/calendar/agenda-days.tsx";
import address from "#app/components/calendar/agenda-days.tsx?later";
import { CalendarBar } from "#app/components/calendar/calendar-bar.tsx";
import { CalendarHead } from "#app/components/calendar/calendar-head.tsx";
import { MemberFilter } from "#app/components/calendar/member-filter.tsx";
import { later } from "#app/components/shell/after-load.ts";
import type { AgendaView } from "#app/presenters/calendar/agenda.ts";
import type { Person } from "#app/shared/people/person.ts";

/** The server has it at once; in browsers its script comes when it is shown, and weighs on no other view. */
const Days = import.meta.env.SSR ? AgendaDays : later<typeof AgendaDays>(address);

/** The coming days as a list. */
export function AgendaPage({ agenda, people }: { agenda: AgendaView; people: Person[] }) {
  return (
    <>
      <CalendarHead place={agenda.place} />
      <CalendarBar {...agenda} />
      <MemberFilter people={people} place={agenda.place} />
      <Suspense>
        <Days days={agenda.days} />
      </Suspense>
    </>
  );
}
