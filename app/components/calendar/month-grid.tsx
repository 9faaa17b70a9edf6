import { Link } from "@remix-run/react";
import { Egg, memberClass } from "#app/components/members/egg.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { DayCell, MonthView } from "#app/presenters/calendar.ts";
import type { EventView } from "#app/presenters/event-view.ts";

function Chip({ event }: { event: EventView }) {
  const { member, time } = event;
  const className = `ev ${member ? memberClass(member.id) : "ev--all"}`;
  const content = (
    <>
      {member ? <i aria-hidden="true">{member.initial}</i> : null}
      <b>
        {time ? (
          <>
            <time dateTime={event.dateTime}>{time}</time>{" "}
          </>
        ) : null}
        {event.title}
      </b>
      <span className="vh">, {member?.name ?? "Everyone"}</span>
    </>
  );
  return event.href ? (
    <Link className={className} to={event.href} preventScrollReset>
      {content}
    </Link>
  ) : (
    <span className={className}>{content}</span>
  );
}

/** The month on a phone has no room for titles: eggs say who has something on. */
function Eggs({ events }: { events: EventView[] }) {
  return (
    <span className="eggs" aria-hidden="true">
      {events.map(({ key, member }) =>
        member ? (
          <Egg key={key} member={member} size="xs" />
        ) : (
          <span key={key} className="egg egg--all egg--xs">
            •
          </span>
        ),
      )}
    </span>
  );
}

function DayNumber({ cell, href, className }: { cell: DayCell; href: string; className: string }) {
  const total = cell.events.length + cell.more;
  return (
    <Link className={`day ${className}`} to={href} preventScrollReset>
      <span className="vh">{cell.monthName} </span>
      {cell.day}
      {total > 0 ? <span className="vh">, {total === 1 ? "1 event" : `${total} events`}</span> : null}
    </Link>
  );
}

function Day({ cell }: { cell: DayCell }) {
  const classes = [cell.isOutside && "off", cell.isToday && "is-today", cell.isPicked && "is-picked"];
  return (
    <td className={classes.filter(Boolean).join(" ") || undefined} aria-current={cell.isToday ? "date" : undefined}>
      <Link className="month__add" to={cell.addHref} aria-label={cell.addLabel} preventScrollReset>
        <Icon name="plus" small />
      </Link>
      <DayNumber cell={cell} href={cell.pickHref} className="only-phone" />
      <DayNumber cell={cell} href={cell.dayHref} className="only-wide" />
      {cell.events.length > 0 ? (
        <>
          <Eggs events={cell.events} />
          <div className="month__events">
            {cell.events.map((event) => (
              <Chip key={event.key} event={event} />
            ))}
          </div>
        </>
      ) : null}
      {cell.more > 0 ? (
        <Link className="month__more" to={cell.dayHref}>
          +{cell.more} more
        </Link>
      ) : null}
    </td>
  );
}

/** A month as a table, Sunday to Saturday, up to three events a day and a link to the rest. */
export function MonthGrid({ month }: { month: MonthView }) {
  return (
    <table className="month">
      <caption className="vh">{month.title}</caption>
      <thead>
        <tr>
          {month.weekdays.map(({ short, long }) => (
            <th key={long} scope="col">
              <abbr title={long}>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((cell) => (
              <Day key={cell.date} cell={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
