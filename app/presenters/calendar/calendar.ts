import { concerns } from "#app/domain/people/event-people.ts";
import { startOfWeek, Temporal, toDayNumber } from "#app/domain/time/time.ts";
import { type BirthdayPerson, birthdaysBetween } from "#app/presenters/calendar/birthdays.ts";
import {
  type EventEntry,
  type EventView,
  entryDays,
  type FormatContext,
  type MinuteSpan,
  minutesOn,
  presentOnDay,
} from "#app/presenters/calendar/event-view.ts";
import { spansBetween } from "#app/presenters/school/span-days.ts";
import type { ChoreRange } from "#app/services/chores/chore-range.server.ts";
import type { School } from "#app/services/school/school.server.ts";
import { type CalendarQuery, eventHref } from "#app/shared/calendar/calendar-links.ts";
import { EVENTS_PER_DAY_LISTED } from "#app/shared/calendar/constants.ts";
import type { StripView } from "#app/shared/calendar/strip.ts";
import { formatDate } from "#app/shared/format.ts";
import type { Person } from "#app/shared/people/person.ts";
import { firstDayOfWeek } from "#app/shared/people/reader-locale.ts";
import { rowVersion } from "#app/utils/row-version.ts";
import { say } from "#app/words/catalogue.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";

export interface CalendarInput {
  place: CalendarQuery;
  entries: readonly EventEntry[];
  people: readonly BirthdayPerson[];
  /** Subscribed calendars, made by `calendarAsPerson`. */
  sources?: readonly Person[];
  /** The chores of the shown days, for the agenda. */
  chores?: ChoreRange | null;
  /** Terms and holidays. */
  spans?: School["spanRows"];
  /** Lines above the events of school days, by day number. */
  strips?: ReadonlyMap<number, StripView>;
  today: Temporal.PlainDate;
  /** Minutes since midnight in the family's zone. */
  minuteNow: number;
  locale: string;
  timeZone: string;
}

export interface Days {
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
}

/** The days in the grid of a month, `YYYY-MM`: whole weeks by the reader's first weekday. */
function monthBounds(yearMonth: string, locale: string): Days {
  const firstDay = firstDayOfWeek(locale);
  const month = Temporal.PlainYearMonth.from(yearMonth);
  const last = month.toPlainDate({ day: month.daysInMonth });
  return {
    from: startOfWeek(month.toPlainDate({ day: 1 }), firstDay),
    to: startOfWeek(last, firstDay).add({ days: 6 }),
  };
}

function weekAround(date: Temporal.PlainDate, locale: string): Days {
  const from = startOfWeek(date, firstDayOfWeek(locale));
  return { from, to: from.add({ days: 6 }) };
}

/** The days of a view: the month's grid, a week, a month from a day on, or one day. */
export function daysShown({ view, month, day }: CalendarQuery, locale: string): Days {
  if (view === "month") return monthBounds(month, locale);
  const from = Temporal.PlainDate.from(day);
  if (view === "week") return weekAround(from, locale);
  return { from, to: view === "day" ? from : from.add({ months: 1 }).subtract({ days: 1 }) };
}

/** The input of a view, filtered, with birthdays, terms and holidays as marks by day number. Marks cannot be opened. */
export interface Filtered extends CalendarInput {
  marks: ReadonlyMap<number, EventView[]>;
}

/** Filters by one member or one subscribed calendar. An unknown id filters nothing. */
export function filterByMember(input: CalendarInput): Filtered {
  const { entries, people, locale, sources = [], spans = [] } = input;
  const { from, to } = daysShown(input.place, locale);
  const member = people.find(({ id }) => id === input.place.member);
  const source = sources.find(({ id }) => id === input.place.member);
  if (source) {
    const own = entries.filter(({ event }) => event.calendar_id === -source.id);
    return { ...input, entries: own, marks: new Map(), strips: new Map() };
  }
  const marks = birthdaysBetween(from, to, { people: member ? [member] : people, locale });
  // With one more day at both ends, so that a span that continues outside the days is marked so.
  const school = spansBetween(toDayNumber(from) - 1, toDayNumber(to) + 1, spans, { people, locale }, member?.id);
  for (const [day, views] of school) {
    marks.set(day, [...(marks.get(day) ?? []), ...views]);
  }
  return {
    ...input,
    place: { ...input.place, member: member?.id ?? null },
    entries: member ? entries.filter(({ event }) => concerns(event, member.id)) : entries,
    marks,
  };
}

export const loadFormatContext = ({ locale, timeZone, people, sources = [] }: CalendarInput): FormatContext => ({
  locale,
  timeZone,
  people: new Map([...people, ...sources].map(({ id, name, initial }) => [id, { id, name, initial }])),
});

/** The entries of a day: `before` are all-day events and those that continue from earlier days; each list in order. */
export interface OnDay {
  before: EventEntry[];
  byClock: EventEntry[];
}

/** Entries by day number; an event of several days is in each of them. */
export function byDay(input: CalendarInput): Map<number, OnDay> {
  const days = new Map<number, OnDay>();
  const { from, to } = daysShown(input.place, input.locale);
  const [begin, end] = [toDayNumber(from), toDayNumber(to)];
  for (const entry of input.entries) {
    const { isAllDay, first, last } = entryDays(entry, input.timeZone);
    for (let day = Math.max(first, begin); day <= Math.min(last, end); day += 1) {
      const onDay = days.get(day) ?? { before: [], byClock: [] };
      days.set(day, onDay);
      (isAllDay || first !== day ? onDay.before : onDay.byClock).push(entry);
    }
  }
  return days;
}

/** An event on a day, with its id; birthdays, terms and holidays have no id, because they have no page. */
export interface DayEntry {
  view: EventView;
  id: number | null;
  instance: string | null;
  /** The member who drives. */
  driver: number | null;
  /** Ids of members; an empty list means everyone. */
  people: readonly number[];
  /** Start and end in a grid of hours, in wall-clock time of the day; `null` for an all-day event. */
  span: MinuteSpan | null;
}

/** The minutes of an event's start and end, if they are on this day. */
const ends = (span: MinuteSpan | null) =>
  span && { ...(span.start > 0 && { start: span.start }), ...(span.end < 1440 && { end: span.end }) };

/** The views of a day number: marks, then all-day and continuing events, then timed ones. */
export function entriesOn(
  day: number,
  onDay: OnDay | undefined,
  input: Filtered,
  format: FormatContext,
  most = Number.POSITIVE_INFINITY,
): DayEntry[] {
  const marks = (input.marks.get(day) ?? []).map(
    (view): DayEntry => ({
      view,
      id: null,
      instance: null,
      driver: null,
      people: view.members.map(({ id }) => id),
      span: null,
    }),
  );
  const isByHours = input.place.view === "week" || input.place.view === "day";
  const shown = [...(onDay?.before ?? []), ...(onDay?.byClock ?? [])]
    .slice(0, Math.max(0, most - marks.length))
    .map((entry): DayEntry => {
      const { id } = entry.event;
      const instance = entry.instanceDate;
      const view = presentOnDay(entry, day, format, eventHref(input.place, id, instance));
      const span = isByHours ? minutesOn(day, entry, format.timeZone) : null;
      if (isByHours && id > 0) view.grip = { version: rowVersion(entry.event), ...ends(span) };
      return { view, id, instance, driver: entry.event.driver_id, people: entry.event.member_ids, span };
    });
  return [...marks, ...shown].slice(0, most);
}

/** The number of entries on a day number. */
export const countOn = (day: number, onDay: OnDay | undefined, { marks }: Filtered): number =>
  (onDay ? onDay.before.length + onDay.byClock.length : 0) + (marks.get(day)?.length ?? 0);

/** The first events of a day, and the number of the others. */
export function listDay(
  day: number,
  onDay: OnDay | undefined,
  input: Filtered,
  format: FormatContext,
): { listed: DayEntry[]; unlisted: number } {
  const listed = entriesOn(day, onDay, input, format, EVENTS_PER_DAY_LISTED);
  return { listed, unlisted: countOn(day, onDay, input) - listed.length };
}

/** "Today, Wednesday 14 October". */
export const dayTitle = (day: string, today: Temporal.PlainDate, locale: string) => {
  const words = formatDate(day, locale, "day");
  return day === today.toString() ? say(calendarWords, locale)("todayAnd", { day: words }) : words;
};
