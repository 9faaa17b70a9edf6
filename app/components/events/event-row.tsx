import { Link } from "@remix-run/react";
import { Edge, Eggs, peopleClass } from "#app/components/members/avatar.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { EventView } from "#app/presenters/calendar/event-view.ts";

function Content({ event }: { event: EventView }) {
  const { time, until, dateTime, takes } = event;
  return (
    <>
      <Edge members={event.members} />
      <time dateTime={dateTime}>
        {time ?? until}
        {time && until ? <small>{until}</small> : null}
      </time>
      <span>
        <b>
          {event.title}
          {event.isOver ? <span className="vh">, over</span> : null}
        </b>
        <small>
          <Icon name={event.icon} small /> {event.details}
        </small>
        {takes ? (
          <small className="takes">
            <Icon name="car" small /> {takes}
          </small>
        ) : null}
      </span>
      <Eggs members={event.members} />
    </>
  );
}

/** An event in an agenda: when, what, who. A link to its details, where it has some. */
export function EventRow({ event, isPlain }: { event: EventView; isPlain?: boolean }) {
  const whose = peopleClass("slot", event.members);
  const className = event.isOver ? `slot slot--over ${whose}` : `slot ${whose}`;
  if (isPlain || !event.href) {
    return (
      <div className={className}>
        <Content event={event} />
      </div>
    );
  }
  return (
    <Link className={className} to={event.href} discover="none">
      <Content event={event} />
    </Link>
  );
}

export function Agenda({ events }: { events: EventView[] }) {
  return (
    <div className="agenda">
      {events.map((event) => (
        <EventRow key={event.href ?? event.title} event={event} />
      ))}
    </div>
  );
}
