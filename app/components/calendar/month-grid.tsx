import { Link } from "@remix-run/react";
import { Egg, memberClass } from "#app/components/members/egg.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { MonthView } from "#app/presenters/calendar.ts";
import {
  type CalendarPlace,
  calendarHref,
  dayHref,
  eventHref,
  monthOf,
  newEventHref,
} from "#app/utils/calendar-links.ts";
import { type Chip, type DayCell, unpackDays } from "#app/utils/packed-month.ts";
import type { Person } from "#app/utils/person.ts";

function EventChip({ chip, date, place }: { chip: Chip; date: string; place: CalendarPlace }) {
  const { id, instance, member, time } = chip;
  const className = `ev ${member ? memberClass(member.id) : "ev--all"}`;
  const content = (
    <>
      {member ? <i aria-hidden="true">{member.initial}</i> : null}
      <b>
        {time ? (
          <>
            <time dateTime={`${date}T${chip.at}`}>{time}</time>{" "}
          </>
        ) : null}
        {chip.title}
      </b>
      <span className="vh">, {member?.name ?? "Everyone"}</span>
    </>
  );
  return id === null ? (
    <span className={className}>{content}</span>
  ) : (
    <Link className={className} to={eventHref(place, id, instance)} preventScrollReset>
      {content}
    </Link>
  );
}

const keyOf = ({ id, instance, title }: Chip) => `${id ?? title} ${instance ?? ""}`;

/** The month on a phone has no room for titles: eggs say who has something on. */
function Eggs({ chips }: { chips: Chip[] }) {
  return (
    <span className="eggs" aria-hidden="true">
      {chips.map((chip) =>
        chip.member ? (
          <Egg key={keyOf(chip)} member={chip.member} size="xs" />
        ) : (
          <span key={keyOf(chip)} className="egg egg--all egg--xs">
            •
          </span>
        ),
      )}
    </span>
  );
}

/** The number of a day: on a phone it picks the day for the agenda below, on a wide screen it opens the day. */
function DayNumber({ cell, href, className }: { cell: DayCell; href: string; className: string }) {
  const total = cell.chips.length + cell.more;
  const events = total === 1 ? ", 1 event" : `, ${total} events`;
  return (
    <Link
      className={`day ${className}`}
      to={href}
      aria-label={total > 0 ? cell.label + events : cell.label}
      preventScrollReset
    >
      {Number(cell.date.slice(8))}
    </Link>
  );
}

function Day({ cell, month }: { cell: DayCell; month: MonthView }) {
  const { date, chips, more } = cell;
  const place = { ...month.place, day: date };
  const isToday = date === month.today;
  const classes = [
    monthOf(date) !== month.place.month && "off",
    isToday && "is-today",
    date === month.place.day && "is-picked",
  ];
  return (
    <td className={classes.filter(Boolean).join(" ") || undefined} aria-current={isToday ? "date" : undefined}>
      <Link
        className="month__add"
        to={newEventHref(place)}
        aria-label={`Add event on ${cell.label}`}
        preventScrollReset
      >
        <Icon name="plus" small />
      </Link>
      <DayNumber cell={cell} href={calendarHref(place)} className="only-phone" />
      <DayNumber cell={cell} href={dayHref(date)} className="only-wide" />
      {chips.length > 0 ? (
        <>
          <Eggs chips={chips} />
          <div className="month__events">
            {chips.map((chip) => (
              <EventChip key={keyOf(chip)} chip={chip} date={date} place={month.place} />
            ))}
          </div>
        </>
      ) : null}
      {more > 0 ? (
        <Link className="month__more" to={dayHref(date)}>
          +{more} more
        </Link>
      ) : null}
    </td>
  );
}

/** A month as a table, Sunday to Saturday, up to three events a day and a link to the rest. */
export function MonthGrid({ month, people }: { month: MonthView; people: Person[] }) {
  const days = unpackDays(month.days, people);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
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
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((cell) => (
              <Day key={cell.date} cell={cell} month={month} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
