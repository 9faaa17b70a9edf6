import { Hours, LaneEvent, NowLine, Slot } from "#app/components/calendar/time-grid.tsx";
import { useDrags } from "#app/components/calendar/use-drags.ts";
import { Agenda, QuietStrip, slotKey } from "#app/components/events/event-row.tsx";
import { EmptyBranch } from "#app/components/illustrations/empty-branch.tsx";
import { Avatar } from "#app/components/members/avatar.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { hidden } from "#app/components/ui/hidden.tsx";
import type { DayColumn, DayView } from "#app/presenters/calendar/day.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

interface ColumnProps {
  column: DayColumn;
  day: DayView;
  hasLane: boolean;
}

/** The column of one person, or of everyone. */
function Column({ column: { person, slots, more }, day, hasLane }: ColumnProps) {
  const say = useSay(calendar);
  const id = `p${person?.id ?? 0}`;
  const events = slots.flatMap(([index, place]) => {
    const event = day.events[index];
    return event ? [{ event, place, key: slotKey(event, index) }] : [];
  });
  return (
    <section className="dday" aria-labelledby={id}>
      <h3 id={id}>
        <Avatar member={person} size="s" />
        {person?.name ?? say("everyone")}
        {more > 0 ? (
          <a className="more" href="#all">
            {say.rich("moreBelow", { count: more, hidden })}
          </a>
        ) : null}
      </h3>
      {hasLane ? (
        <ul className="tg__all" aria-label={say("allDay")}>
          {events.map(({ event, place, key }) => (place === "" ? <LaneEvent key={key} event={event} /> : null))}
        </ul>
      ) : null}
      <ol className="tg__col">
        {events.map(({ event, place, key }) => (place ? <Slot key={key} event={event} place={place} /> : null))}
        <NowLine place={day.now} />
      </ol>
    </section>
  );
}

/** A day: on a phone a list, on a wide screen hours with a column a person; events without room are listed below. */
export function DayGrid({ day }: { day: DayView }) {
  const say = useSay(calendar);
  const grid = useDrags(day.events, day.hours);
  const hasLane = day.columns.some(({ slots }) => slots.some(([, place]) => place === ""));
  const isAllShown = day.unlisted === 0 && day.columns.every(({ more }) => more === 0);
  return (
    <>
      {day.school ? <QuietStrip icon="school" strip={day.school} /> : null}
      <div className="tg tg--day only-grid" ref={grid}>
        <div className="tg__corner" />
        {hasLane ? <span className="tg__h tg__label">{say("allDay")}</span> : null}
        <Hours hours={day.hours} />
        {day.columns.map((column) => (
          <Column key={column.person?.id ?? 0} column={column} day={day} hasLane={hasLane} />
        ))}
      </div>
      <div className={isAllShown ? "measure only-list" : "measure"} id="all">
        {day.events.length > 0 ? (
          <Agenda events={day.events} unlisted={day.unlisted} />
        ) : (
          <EmptyState picture={<EmptyBranch />} title={say("nothingPlannedYet")} />
        )}
      </div>
    </>
  );
}
