import { datesBetween, startOfWeek, Temporal } from "#app/domain/time/time.ts";
import { type BirthdayPerson, birthdaysOn } from "#app/presenters/calendar/birthdays.ts";
import {
  type EventEntry,
  type EventView,
  type FormatContext,
  localDays,
  presentOnDay,
} from "#app/presenters/calendar/event-view.ts";
import { EVENTS_PER_DAY_SHOWN } from "#app/utils/constants.ts";
import {
  type CalendarPlace,
  calendarHref,
  dayHref,
  eventHref,
  firstDayShown,
  toMonth,
} from "#app/view/calendar-links.ts";
import { formatDate, formatDates } from "#app/view/format.ts";
import { type DayCell, packDays } from "#app/view/packed-month.ts";

export interface CalendarInput {
  place: CalendarPlace;
  entries: readonly EventEntry[];
  people: readonly BirthdayPerson[];
  today: Temporal.PlainDate;
  locale: string;
  timeZone: string;
}

interface Days {
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
}

/** The days that a month's grid shows, `YYYY-MM`: whole weeks, Sunday to Saturday. */
export function monthBounds(yearMonth: string): Days {
  const month = Temporal.PlainYearMonth.from(yearMonth);
  const last = month.toPlainDate({ day: month.daysInMonth });
  return { from: startOfWeek(month.toPlainDate({ day: 1 })), to: startOfWeek(last).add({ days: 6 }) };
}

/** What a place of the calendar needs to know: the days of its grid, a month from a day on, or one day. */
export function daysShown({ view, month, day }: CalendarPlace): Days {
  if (view === "month") return monthBounds(month);
  const from = Temporal.PlainDate.from(day);
  return { from, to: view === "day" ? from : from.add({ months: 1 }).subtract({ days: 1 }) };
}

/** What a view is made of, with the members whose birthdays it shows. */
interface Looked extends CalendarInput {
  birthdays: readonly BirthdayPerson[];
}

/** Looks at one member: what is theirs, and what is everyone's, is left. A member that there is not filters nothing. */
function lookAtMember(input: CalendarInput): Looked {
  const { place, entries, people } = input;
  const { member } = place;
  if (!people.some(({ id }) => id === member)) {
    return { ...input, place: { ...place, member: null }, birthdays: people };
  }
  return {
    ...input,
    entries: entries.filter(({ event }) => event.member_id === null || event.member_id === member),
    birthdays: people.filter(({ id }) => id === member),
  };
}

const loadFormatContext = ({ locale, timeZone, people }: CalendarInput): FormatContext => ({
  locale,
  timeZone,
  people: new Map(people.map(({ id, name, initial }) => [id, { id, name, initial }])),
});

/** The entries of each day, in their order; an event of several days is in each of them. */
function byDay(input: CalendarInput): Map<string, EventEntry[]> {
  const days = new Map<string, EventEntry[]>();
  const { from, to } = daysShown(input.place);
  for (const entry of input.entries) {
    const { first, last } = localDays(entry.times, input.timeZone);
    const begin = Temporal.PlainDate.compare(first, from) > 0 ? first : from;
    const end = Temporal.PlainDate.compare(last, to) < 0 ? last : to;
    for (const date of datesBetween(begin, end)) {
      const key = date.toString();
      const entries = days.get(key);
      if (entries) entries.push(entry);
      else days.set(key, [entry]);
    }
  }
  return days;
}

/** An event on a day, with its id; birthdays cannot be opened and have none. */
interface DayEntry {
  view: EventView;
  id: number | null;
  instance: string | null;
}

/** All that is on a day: birthdays, what lasts all day or goes on from before, then by the clock. */
function entriesOn(
  date: Temporal.PlainDate,
  entries: readonly EventEntry[],
  input: Looked,
  format: FormatContext,
): DayEntry[] {
  const shown = entries.map((entry): DayEntry => {
    const { id } = entry.event;
    const instance = entry.instanceDate;
    return { view: presentOnDay(entry, date, format, eventHref(input.place, id, instance)), id, instance };
  });
  const birthdays = birthdaysOn(date, input.birthdays).map((view): DayEntry => ({ view, id: null, instance: null }));
  return [
    ...birthdays,
    ...shown.filter(({ view }) => view.time === null),
    ...shown.filter(({ view }) => view.time !== null),
  ];
}

export interface MonthView {
  view: "month";
  title: string;
  place: CalendarPlace;
  today: string;
  weekdays: [short: string, long: string][];
  /** Packed: `unpackDays` in `packed-month.ts` reads it. */
  days: string;
  previous: { href: string; label: string };
  next: { href: string; label: string };
  agenda: { title: string; events: EventView[] };
}

function presentCell(date: Temporal.PlainDate, entries: DayEntry[], locale: string): DayCell {
  return {
    date: date.toString(),
    label: formatDate(date.toString(), locale, "dayAndMonth"),
    chips: entries.slice(0, EVENTS_PER_DAY_SHOWN).map(({ view, id, instance }) => {
      const { title, time, dateTime, member } = view;
      return { id, instance, title, time, at: time === null ? null : dateTime.slice(11), member };
    }),
    more: Math.max(0, entries.length - EVENTS_PER_DAY_SHOWN),
  };
}

export function presentMonth(given: CalendarInput): MonthView {
  const input = lookAtMember(given);
  const { place, today, locale } = input;
  const format = loadFormatContext(input);
  const entries = byDay(input);
  const { from, to } = monthBounds(place.month);
  const onDay = (date: Temporal.PlainDate) => entriesOn(date, entries.get(date.toString()) ?? [], input, format);
  const title = (month: string) => formatDate(`${month}-01`, locale, "month");
  const monthAfter = (months: number) => {
    const month = Temporal.PlainYearMonth.from(place.month).add({ months }).toString();
    return { month, href: calendarHref({ ...place, month, day: firstDayShown(month, today.toString()) }) };
  };
  const [previous, next] = [monthAfter(-1), monthAfter(1)];
  const days = [...datesBetween(from, to)].map((date) => presentCell(date, onDay(date), locale));
  return {
    view: "month",
    title: title(place.month),
    place,
    today: today.toString(),
    weekdays: days
      .slice(0, 7)
      .map(({ date }) => [formatDate(date, locale, "weekdayShort"), formatDate(date, locale, "weekday")]),
    days: packDays(days),
    previous: { href: previous.href, label: `Previous month, ${title(previous.month)}` },
    next: { href: next.href, label: `Next month, ${title(next.month)}` },
    agenda: {
      title: dayTitle(place.day, today, locale),
      events: onDay(Temporal.PlainDate.from(place.day)).map(({ view }) => view),
    },
  };
}

const dayTitle = (day: string, today: Temporal.PlainDate, locale: string) => {
  const words = formatDate(day, locale, "day");
  return day === today.toString() ? `Today, ${words}` : words;
};

/** A day of the agenda, with everything on it. */
interface AgendaDay {
  date: string;
  title: string;
  href: string;
  events: EventView[];
}

export interface AgendaView {
  view: "agenda";
  /** "21 Nov – 20 Dec 2026" */
  title: string;
  place: CalendarPlace;
  previous: { href: string; label: string };
  next: { href: string; label: string };
  days: AgendaDay[];
}

/** Where the month begins that ends right before a day: after a short month a day later, so that no day is left out. */
function monthBefore(day: Temporal.PlainDate): Temporal.PlainDate {
  const begin = day.subtract({ months: 1 });
  return begin.add({ months: 1 }).equals(day) ? begin : begin.add({ days: 1 });
}

/** A month from the place's day on as a list of the days that have something. */
export function presentAgenda(given: CalendarInput): AgendaView {
  const input = lookAtMember(given);
  const { place, today, locale } = input;
  const format = loadFormatContext(input);
  const entries = byDay(input);
  const { from, to } = daysShown(place);
  const beginning = (date: Temporal.PlainDate) => {
    const day = date.toString();
    return {
      href: calendarHref({ ...place, month: toMonth(day), day }),
      label: formatDate(day, locale, "long"),
    };
  };
  const [previous, next] = [beginning(monthBefore(from)), beginning(to.add({ days: 1 }))];
  return {
    view: "agenda",
    title: formatDates(from.toString(), to.toString(), locale, "medium"),
    place,
    previous: { href: previous.href, label: `The month before, from ${previous.label}` },
    next: { href: next.href, label: `The month after, from ${next.label}` },
    days: [...datesBetween(from, to)].flatMap((date) => {
      const day = date.toString();
      const events = entriesOn(date, entries.get(day) ?? [], input, format).map(({ view }) => view);
      const title = dayTitle(day, today, locale);
      return events.length > 0 ? [{ date: day, title, href: dayHref(place, day), events }] : [];
    }),
  };
}

export interface DayView {
  view: "day";
  title: string;
  summary: string;
  place: CalendarPlace;
  monthTitle: string;
  previous: { href: string; label: string };
  next: { href: string; label: string };
  events: EventView[];
}

const count = (events: number) => (events === 1 ? "1 event" : `${events} events`);

export function presentDay(given: CalendarInput): DayView {
  const input = lookAtMember(given);
  const { place, today, locale, entries } = input;
  const day = Temporal.PlainDate.from(place.day);
  const neighbour = (days: number) => {
    const date = day.add({ days }).toString();
    return { href: dayHref(place, date), label: formatDate(date, locale, "shortDay") };
  };
  const events = entriesOn(day, entries, input, loadFormatContext(input)).map(({ view }) => view);
  return {
    view: "day",
    title: formatDate(place.day, locale, "day"),
    summary: day.equals(today) ? `Today · ${count(events.length)}` : count(events.length),
    place,
    monthTitle: formatDate(place.day, locale, "month"),
    previous: neighbour(-1),
    next: neighbour(1),
    events,
  };
}
