import { Agenda, QuietStrip } from "#app/components/events/event-row.tsx";
import { EmptyBranch } from "#app/components/illustrations/empty-branch.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import type { AgendaView } from "#app/presenters/calendar/agenda.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

/** Days that have something, one below the other, with all of it. */
export default function AgendaDays({ days }: Pick<AgendaView, "days">) {
  const say = useSay(calendar);
  return (
    <div className="stack measure">
      {days.map((day) => (
        <section className="stack stack-s" key={day.date} aria-labelledby={`d${day.date}`}>
          <h3 id={`d${day.date}`}>
            <AppLink to={day.href}>{day.title}</AppLink>
          </h3>
          {day.events.length > 0 ? <Agenda events={day.events} unlisted={day.unlisted} /> : null}
          {day.school ? <QuietStrip icon="school" strip={day.school} /> : null}
          {day.chores ? <QuietStrip icon="chores" strip={day.chores} /> : null}
        </section>
      ))}
      {days.length === 0 ? (
        <EmptyState picture={<EmptyBranch />} title={say("nothingPlannedYet")}>
          <p>{say("nothingOnDays")}</p>
        </EmptyState>
      ) : null}
    </div>
  );
}
