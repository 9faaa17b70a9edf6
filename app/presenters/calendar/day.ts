import { Temporal, toDayNumber } from "#app/domain/time/time.ts";
import {
  byDay,
  type CalendarInput,
  type DayEntry,
  filterByMember,
  listDay,
  loadFormatContext,
} from "#app/presenters/calendar/calendar.ts";
import type { EventView } from "#app/presenters/calendar/event-view.ts";
import { placeNow } from "#app/presenters/calendar/time-grid.ts";
import { countHidden, placeEvents, presentHours } from "#app/presenters/calendar/week.ts";
import { type CalendarQuery, dayHref } from "#app/shared/calendar/calendar-links.ts";
import type { StripView } from "#app/shared/calendar/strip.ts";
import { formatDate } from "#app/shared/format.ts";
import { isCalendar, type Person } from "#app/shared/people/person.ts";

/**
 * A person's events, including those they drive to, or everyone's for `null`: indices of the day's events, each with
 * its place.
 */
export interface DayColumn {
  person: Person | null;
  slots: [event: number, place: string | null][];
  /** The number of events without room in the column. */
  more: number;
}

export interface DayView {
  view: "day";
  title: string;
  place: CalendarQuery;
  today: string;
  /** The class of the line of the present time; `null` on other days too. */
  now: string | null;
  hours: string[];
  previous: { href: string; label: string };
  next: { href: string; label: string };
  school: StripView | null;
  events: EventView[];
  /** The number of the day's events that are not in `events`. */
  unlisted: number;
  columns: DayColumn[];
}

function presentColumn(person: Person | null, entries: readonly DayEntry[]): DayColumn {
  const own = entries.filter(({ people, driver }) =>
    person ? people.includes(person.id) || driver === person.id : people.length === 0,
  );
  const placed = placeEvents(own);
  return {
    person,
    slots: own.map((entry, index) => [entries.indexOf(entry), placed[index]?.place ?? null]),
    more: countHidden(placed),
  };
}

/** One day: a list of its events, and a grid of hours with a column for each person and one for everyone. */
export function presentDay(unfiltered: CalendarInput): DayView {
  const input = filterByMember(unfiltered);
  const { place, today, locale } = input;
  const day = Temporal.PlainDate.from(place.day);
  const format = loadFormatContext(input);
  const neighbour = (days: number) => {
    const date = day.add({ days }).toString();
    return { href: dayHref(place, date), label: formatDate(date, locale, "day") };
  };
  const { listed, unlisted } = listDay(toDayNumber(day), byDay(input).get(toDayNumber(day)), input, format);
  const people = [...format.people.values()].filter(
    (person) => !isCalendar(person) && (place.member === null || person.id === place.member),
  );
  return {
    view: "day",
    title: formatDate(place.day, locale, "day"),
    place,
    today: today.toString(),
    now: day.equals(today) ? placeNow(input.minuteNow) : null,
    hours: presentHours(locale),
    previous: neighbour(-1),
    next: neighbour(1),
    school: input.strips?.get(toDayNumber(day)) ?? null,
    events: listed.map(({ view }) => view),
    unlisted,
    columns: [...people, null].map((person) => presentColumn(person, listed)),
  };
}
