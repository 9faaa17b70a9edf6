import { MemberFilter } from "#app/components/calendar/member-filter.tsx";
import { MonthGrid } from "#app/components/calendar/month-grid.tsx";
import { Agenda } from "#app/components/events/event-row.tsx";
import { EmptyBranch } from "#app/components/illustrations/empty-branch.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import type { MonthView } from "#app/presenters/calendar/month.ts";
import type { Person } from "#app/shared/people/person.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

interface MonthPageProps {
  month: MonthView;
  people: Person[];
  addHref: string;
}

/** The month: grid, colours, and on a phone the agenda of the picked day below. */
export function MonthPage({ month, people, addHref }: MonthPageProps) {
  const say = useSay(calendar);
  const { agenda, place } = month;
  return (
    <div className="cal">
      <div className="stack">
        <MonthGrid month={month} people={people} />
        <MemberFilter people={people} place={place} />
      </div>
      <section className="stack stack-s only-phone" aria-labelledby="ag">
        <div className="card__head">
          <h2 id="ag">{agenda.title}</h2>
          <AppLink to={addHref}>{say("addEvent")}</AppLink>
        </div>
        {agenda.events.length > 0 ? (
          <Agenda events={agenda.events} unlisted={agenda.unlisted} />
        ) : (
          <EmptyState picture={<EmptyBranch />} title={say("nothingPlannedYet")}>
            <p>{say("addFirst")}</p>
          </EmptyState>
        )}
      </section>
    </div>
  );
}
