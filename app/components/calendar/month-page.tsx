import { Link } from "@remix-run/react";
import { MonthGrid } from "#app/components/calendar/month-grid.tsx";
import { Agenda } from "#app/components/events/event-row.tsx";
import { EmptyBranch } from "#app/components/illustrations/empty-branch.tsx";
import { Egg } from "#app/components/members/egg.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { MonthView } from "#app/presenters/calendar.ts";
import { newEventHref, syncHref } from "#app/utils/calendar-links.ts";
import type { Person } from "#app/utils/person.ts";

function Legend({ people }: { people: Person[] }) {
  return (
    <ul className="legend" aria-label="Colours">
      {people.map((person) => (
        <li key={person.id}>
          <Egg member={person} size="s" />
          {person.name}
        </li>
      ))}
      <li>
        <Egg member={null} size="s" />
        Everyone
      </li>
    </ul>
  );
}

/** The month: grid, colours, and on a phone the agenda of the picked day below. */
export function MonthPage({ month, people }: { month: MonthView; people: Person[] }) {
  const { agenda } = month;
  return (
    <>
      <div className="head">
        <div className="head__text">
          <h1>Calendar</h1>
        </div>
        <div className="row">
          <Link className="btn" to={syncHref(month.place)} preventScrollReset>
            <Icon name="refresh" />
            Sync
          </Link>
          <Link className="btn btn--main" to={newEventHref(month.place)} preventScrollReset>
            <Icon name="plus" />
            Add Event
          </Link>
        </div>
      </div>
      <div className="stack sheet-wide">
        <div className="cal-bar">
          <div className="cal-step no-print">
            <Link
              className="btn btn--icon"
              to={month.previous.href}
              aria-label={month.previous.label}
              preventScrollReset
            >
              <Icon name="left" flip />
            </Link>
          </div>
          <h2>{month.title}</h2>
          <div className="cal-step no-print">
            <Link className="btn btn--icon" to={month.next.href} aria-label={month.next.label} preventScrollReset>
              <Icon name="right" flip />
            </Link>
            <Link className="btn btn--bare" to="/calendar" preventScrollReset>
              Today
            </Link>
          </div>
        </div>
        <MonthGrid month={month} people={people} />
        <Legend people={people} />
      </div>
      <section className="stack stack-s only-phone agenda-box" id="agenda" aria-labelledby="ag">
        <div className="card__head">
          <h2 id="ag">{agenda.title}</h2>
          <Link to={newEventHref(month.place)}>Add Event</Link>
        </div>
        {agenda.events.length > 0 ? (
          <Agenda events={agenda.events} />
        ) : (
          <div className="empty">
            <EmptyBranch />
            <h3>Nothing on the branch yet</h3>
            <p>Add the first thing your family has on: a practice, a visit, a birthday.</p>
          </div>
        )}
      </section>
    </>
  );
}
