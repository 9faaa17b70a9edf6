import { type ComponentProps, useMemo } from "react";
import { useGridKeys } from "#app/components/calendar/use-grid-keys.ts";
import { ColorBar, EGGS_SHOWN, memberClass, peopleClass } from "#app/components/members/avatar.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import type { MonthView } from "#app/presenters/calendar/month.ts";
import {
  type CalendarQuery,
  calendarHref,
  dayHref,
  eventHref,
  newEventHref,
  toMonth,
} from "#app/shared/calendar/calendar-links.ts";
import { type Chip, type DayCell, readGrid } from "#app/shared/calendar/month-grid.ts";
import type { Person } from "#app/shared/people/person.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

/** A month has some two hundred links: they do without the marks by which Remix looks up routes ahead. */
function GridLink(props: ComponentProps<typeof AppLink>) {
  return <AppLink {...props} discover="none" preventScrollReset />;
}

/** Titles up to this length fit into four lines of the narrowest chip. */
const ALWAYS_WHOLE = 20;

/** The people whom chips may name, by their ids. */
type People = ReadonlyMap<number, Person>;

interface EventChipProps {
  chip: Chip;
  place: CalendarQuery;
  people: People;
}

function EventChip({ chip, place, people }: EventChipProps) {
  const say = useSay(calendar);
  const { id, instance, time, title, at } = chip;
  const members = chip.members.flatMap((member) => people.get(member) ?? []);
  const className = `ev ${peopleClass("ev", members)}`;
  const whose = members.length > 0 ? members : [{ id: 0, name: say("everyone"), initial: "•" }];
  const more = whose.slice(EGGS_SHOWN);
  const content = (
    <>
      <ColorBar members={members} />
      {whose.slice(0, EGGS_SHOWN).map((person) => (
        <i role="img" aria-label={person.name} className={members[1] && memberClass(person.id)} key={person.id}>
          {person.initial}
        </i>
      ))}
      {more[0] ? (
        <i role="img" aria-label={say.list(more.map(({ name }) => name))}>
          {`+${say.number(more.length)}`}
        </i>
      ) : null}
      <b>
        {time ? <time dateTime={at === time ? undefined : (at ?? undefined)}>{time}</time> : null}
        {time ? ` ${title}` : title}
      </b>
    </>
  );
  return id === null ? (
    <span className={className}>{content}</span>
  ) : (
    <GridLink
      className={className}
      to={eventHref(place, id, instance)}
      title={title.length > ALWAYS_WHOLE ? title : undefined}
    >
      {content}
    </GridLink>
  );
}

const chipKey = ({ id, instance, title }: Chip, index: number) => `${id ?? title} ${instance ?? index}`;

function Day({ cell, month, people }: { cell: DayCell; month: MonthView; people: People }) {
  const say = useSay(calendar);
  const { date, chips, more, rest, label } = cell;
  const total = chips.length + more;
  const place = { ...month.place, day: date };
  const number = say.number(Number(date.slice(8)));
  const isToday = date === month.today;
  const classes = [
    toMonth(date) !== month.place.month && "off",
    isToday && "is-today",
    date === month.place.day && "is-picked",
  ];
  return (
    <td className={classes.filter(Boolean).join(" ") || undefined} aria-current={isToday ? "date" : undefined}>
      <GridLink className="month__add" to={newEventHref(place)} aria-label={say("addOn", { day: label })} />
      {/* On a phone it picks the day for the agenda below, on a wide screen it opens the day. */}
      <GridLink
        className="day only-phone"
        to={calendarHref(place)}
        aria-label={total > 0 ? say("dayWithEvents", { day: label, count: total }) : label}
      >
        {number}
      </GridLink>
      <GridLink className="day only-wide" to={dayHref(place, date)} aria-label={label}>
        {number}
      </GridLink>
      {chips.length > 0 ? (
        <div className="month__events">
          {chips.map((chip, index) => (
            <EventChip key={chipKey(chip, index)} chip={chip} place={month.place} people={people} />
          ))}
        </div>
      ) : null}
      {more > 0 ? (
        <GridLink className={rest.length > 0 ? "month__more no-print" : "month__more"} to={dayHref(place, date)}>
          {say("more", { count: more })}
        </GridLink>
      ) : null}
      {rest.length > 0 ? (
        <div className="month__rest">
          {rest.map((chip, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no ids, and come and go with their day
            <EventChip key={index} chip={chip} place={month.place} people={people} />
          ))}
        </div>
      ) : null}
    </td>
  );
}

/** A month as a table of whole weeks, up to three events a day and a link to the rest. */
export function MonthGrid({ month, people }: { month: MonthView; people: Person[] }) {
  const { weekdays, days } = useMemo(() => readGrid(month.grid), [month.grid]);
  const byId = useMemo(() => new Map(people.map((person) => [person.id, person])), [people]);
  const dates = useMemo(() => days.map(({ date }) => date), [days]);
  useGridKeys(".month", dates, month.place);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <table className={month.isRoomy ? "month is-roomy" : "month"}>
      <caption className="vh">{month.title}</caption>
      <thead>
        <tr>
          {weekdays.map(([short, long, narrow]) => (
            <th key={long} scope="col">
              <abbr title={long} data-short={narrow}>
                {short}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((cell) => (
              <Day key={cell.date} cell={cell} month={month} people={byId} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
