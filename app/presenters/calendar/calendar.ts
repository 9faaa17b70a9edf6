import { datesBetween, startOfWeek, Temporal } from "#app/domain/time/time.ts";
import { type BirthdayPerson, birthdaysOn } from "#app/presenters/calendar/birthdays.ts";
import {
  type EventEntry,
  type EventView,
  type FormatContext,
  localDays,
  presentOnDay,
} from "#app/presenters/calendar/event-view.ts";
import { type CalendarPlace, eventHref } from "#app/view/calendar-links.ts";
import { formatDate } from "#app/view/format.ts";

export interface CalendarInput {
  place: CalendarPlace;
  entries: readonly EventEntry[];
  people: readonly BirthdayPerson[];
  today: Temporal.PlainDate;
  locale: string;
  timeZone: string;
}

export interface Days {
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
export interface Looked extends CalendarInput {
  birthdays: readonly BirthdayPerson[];
}

/** Looks at one member: what is theirs, and what is everyone's, is left. A member that there is not filters nothing. */
export function lookAtMember(input: CalendarInput): Looked {
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

export const loadFormatContext = ({ locale, timeZone, people }: CalendarInput): FormatContext => ({
  locale,
  timeZone,
  people: new Map(people.map(({ id, name, initial }) => [id, { id, name, initial }])),
});

/** The entries of each day, in their order; an event of several days is in each of them. */
export function byDay(input: CalendarInput): Map<string, EventEntry[]> {
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
export interface DayEntry {
  view: EventView;
  id: number | null;
  instance: string | null;
}

/** All that is on a day: birthdays, what lasts all day or goes on from before, then by the clock. */
export function entriesOn(
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

/** "Today, Wednesday 14 October". */
export const dayTitle = (day: string, today: Temporal.PlainDate, locale: string) => {
  const words = formatDate(day, locale, "day");
  return day === today.toString() ? `Today, ${words}` : words;
};
