import { Link } from "@remix-run/react";
import { CalendarBar } from "#app/components/calendar/calendar-bar.tsx";
import { CalendarHead } from "#app/components/calendar/calendar-head.tsx";
import { MemberFilter } from "#app/components/calendar/member-filter.tsx";
import { Agenda, QuietStrip } from "#app/components/events/event-row.tsx";
import { EmptyBranch } from "#app/components/illustrations/empty-branch.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import type { AgendaView } from "#app/presenters/calendar/agenda.ts";
import type { Person } from "#app/view/person.ts";

/** The coming days as a list: those that have something, with all of it. */
export function AgendaPage({ agenda, people }: { agenda: AgendaView; people: Person[] }) {
  return (
    <>
      <CalendarHead place={agenda.place} />
      <CalendarBar {...agenda} />
      <MemberFilter people={people} place={agenda.place} />
      <div className="stack measure">
        {agenda.days.map((day) => (
          <section className="stack stack-s" key={day.date} aria-labelledby={`d${day.date}`}>
            <h3 id={`d${day.date}`}>
              <Link to={day.href}>{day.title}</Link>
            </h3>
            {day.school ? <QuietStrip icon="school" strip={day.school} /> : null}
            {day.events.length > 0 ? <Agenda events={day.events} unlisted={day.unlisted} /> : null}
            {day.chores ? <QuietStrip icon="chores" strip={day.chores} /> : null}
          </section>
        ))}
        {agenda.days.length === 0 ? (
          <EmptyState picture={<EmptyBranch />} title="Nothing on the branch yet">
            <p>Nothing is on in these days.</p>
          </EmptyState>
        ) : null}
      </div>
    </>
  );
}
