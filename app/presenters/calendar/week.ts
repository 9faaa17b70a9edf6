import { datesBetween, Temporal, toDayNumber } from "#app/domain/time/time.ts";
import {
  byDay,
  type CalendarInput,
  type DayEntry,
  daysShown,
  type Filtered,
  filterByMember,
  listDay,
  loadFormatContext,
} from "#app/presenters/calendar/calendar.ts";
import { type EventView, entryDays, isLong } from "#app/presenters/calendar/event-view.ts";
import { placeNow, placeSpans } from "#app/presenters/calendar/time-grid.ts";
import {
  type CalendarQuery,
  calendarHref,
  dayHref,
  newEventHref,
  toMonth,
} from "#app/shared/calendar/calendar-links.ts";
import { FIRST_HOUR, LAST_HOUR } from "#app/shared/calendar/grid-hours.ts";
import { formatDate, formatDates, formatInstant } from "#app/shared/format.ts";
import { say } from "#app/words/catalogue.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { inDigits } from "#app/words/direction.ts";

/** An event of a day with its place in the grid of hours: "" for an all-day event, `null` if three others are there. */
export interface GridEvent {
  view: EventView;
  place: string | null;
}

export interface WeekDay {
  date: string;
  /** "14" */
  number: string;
  /** "Wednesday" */
  weekday: string;
  /** The name in the head of the grid, where the weekdays of the language are long. */
  short: string | undefined;
  /** "Wednesday 14 October" */
  label: string;
  href: string;
  addHref: string;
  events: GridEvent[];
  /** The number of events without room in the grid. */
  more: number;
  /** The number of the day's events that are not in `events`. */
  unlisted: number;
}

/**
 * An all-day event, once for all its days: the day and index of its view, and class names for its first day and length.
 */
export type LaneEvent = [day: number, event: number, place: string];

export interface WeekView {
  view: "week";
  title: string;
  place: CalendarQuery;
  today: string;
  /** The class of the line of the present time in today's column. */
  now: string | null;
  /** "07:00" to "20:00" */
  hours: string[];
  lane: LaneEvent[];
  days: WeekDay[];
  previous: { href: string; label: string };
  next: { href: string; label: string };
}

/** Minutes before "AM" or "PM". */
const FULL_HOUR = /[:.]00(?=\s?\p{L})/u;

/** "Wednesday" fits into the head of a day in the grid, "Donnerstag" does not. */
const LONGEST_NAME = 9;

/** The hours beside a grid in the reader's locale: "10 AM", because "10:00 AM" is too wide. */
export const presentHours = (locale: string): string[] =>
  Array.from({ length: LAST_HOUR - FIRST_HOUR }, (_, index) =>
    formatInstant((FIRST_HOUR + index) * 3_600_000, locale, "time", "UTC").replace(FULL_HOUR, ""),
  );

/** Events of a day with their places in a column of hours. */
export function placeEvents(entries: readonly DayEntry[]): GridEvent[] {
  const timed = entries.filter(({ span }) => span !== null);
  const places = placeSpans(timed.flatMap(({ span }) => span ?? []));
  return entries.map((entry) => {
    const at = timed.indexOf(entry);
    return { view: entry.view, place: at === -1 ? "" : (places[at] ?? null) };
  });
}

export const countHidden = (events: readonly GridEvent[]) => events.filter(({ place }) => place === null).length;

/** "12–18 October", with the year if it is not the present one. */
function presentSpan(from: Temporal.PlainDate, to: Temporal.PlainDate, today: Temporal.PlainDate, locale: string) {
  const style = from.year === today.year && to.year === today.year ? "dayAndMonth" : "long";
  return formatDates(from.toString(), to.toString(), locale, style);
}

/** The first and last day of each mark, merged over its days. */
function markedDays(marks: Filtered["marks"]): { view: EventView; first: number; last: number }[] {
  const days = [...marks].flatMap(([day, views]) => views.map((view) => ({ view, day })));
  return [...new Set(days.map(({ view }) => view))].map((view) => {
    const own = days.filter((one) => one.view === view).map(({ day }) => day);
    return { view, first: Math.min(...own), last: Math.max(...own) };
  });
}

/** The week of the place's day, by the reader's first weekday. */
export function presentCalendarWeek(unfiltered: CalendarInput): WeekView {
  const input = filterByMember(unfiltered);
  const { place, today, locale, timeZone } = input;
  const text = say(calendarWords, locale);
  const format = loadFormatContext(input);
  const { from, to } = daysShown(place, locale);
  const [begin, end] = [toDayNumber(from), toDayNumber(to)];
  const entries = byDay(input);
  const step = (weeks: number) => {
    const day = Temporal.PlainDate.from(place.day).add({ weeks }).toString();
    const span = presentSpan(from.add({ weeks }), to.add({ weeks }), today, locale);
    return { href: calendarHref({ ...place, month: toMonth(day), day }), span };
  };
  const [previous, next] = [step(-1), step(1)];

  const dates = [...datesBetween(from, to)];
  const weekdays = dates.map((date) => formatDate(date.toString(), locale, "weekday"));
  const hasLongNames = weekdays.some((name) => name.length > LONGEST_NAME);
  const shown = dates.map((day) => {
    const number = toDayNumber(day);
    return listDay(number, entries.get(number), input, format);
  });
  const inLane = (first: number, last: number, isIt: (entry: DayEntry) => boolean): LaneEvent => {
    const day = Math.max(first - begin, 0);
    const classes = [`a${day + 1} x${Math.min(last, end) - begin - day + 1}`];
    if (first < begin) classes.push("came");
    if (last > end) classes.push("goes-on");
    return [day, shown[day]?.listed.findIndex(isIt) ?? -1, classes.join(" ")];
  };
  const marks = markedDays(input.marks)
    .filter(({ first, last }) => first <= end && last >= begin)
    .map(({ view, first, last }) => inLane(first, last, (entry) => entry.view === view));
  const long = input.entries
    .filter(isLong)
    .map((entry) => ({ ...entry, ...entryDays(entry, timeZone) }))
    .filter(({ first, last }) => first <= end && last >= begin)
    .map(({ event, instanceDate, first, last }) =>
      inLane(first, last, ({ id, instance }) => id === event.id && instance === instanceDate),
    );

  return {
    view: "week",
    title: presentSpan(from, to, today, locale),
    place,
    today: today.toString(),
    now: placeNow(input.minuteNow),
    hours: presentHours(locale),
    lane: [...marks, ...long],
    days: dates.map((day, index) => {
      const date = day.toString();
      const { listed, unlisted } = shown[index] ?? { listed: [], unlisted: 0 };
      const events = placeEvents(listed);
      const weekday = weekdays[index] ?? "";
      return {
        date,
        number: inDigits(day.day, locale),
        weekday,
        short: hasLongNames ? formatDate(date, locale, "weekdayShort") : undefined,
        label: formatDate(date, locale, "day"),
        href: dayHref(place, date),
        addHref: newEventHref({ ...place, day: date, month: toMonth(date) }),
        events,
        more: countHidden(events) + unlisted,
        unlisted,
      };
    }),
    previous: { href: previous.href, label: text("previousWeek", { days: previous.span }) },
    next: { href: next.href, label: text("nextWeek", { days: next.span }) },
  };
}
