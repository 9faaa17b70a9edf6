import { datesBetween, startOfWeek, Temporal } from "#app/domain/time.ts";
import { type BirthdayPerson, birthdaysOn } from "#app/presenters/birthdays.ts";
import { type CalendarState, calendarHref, eventHref, newEventHref } from "#app/presenters/calendar-links.ts";
import { daysOf, type EventEntry, type EventView, presentOnDay, type Reading } from "#app/presenters/event-view.ts";
import { EVENTS_PER_DAY_SHOWN } from "#app/utils/constants.ts";
import { formatDate } from "#app/utils/format.ts";

export interface CalendarInput {
  state: CalendarState;
  entries: readonly EventEntry[];
  people: readonly BirthdayPerson[];
  today: Temporal.PlainDate;
  locale: string;
  timeZone: string;
}

/** The days that a month's grid shows: whole weeks, Sunday to Saturday. */
export function gridOf(month: Temporal.PlainYearMonth): { from: Temporal.PlainDate; to: Temporal.PlainDate } {
  const last = month.toPlainDate({ day: month.daysInMonth });
  return { from: startOfWeek(month.toPlainDate({ day: 1 })), to: startOfWeek(last).add({ days: 6 }) };
}

/** What a state of the calendar needs to know: the days of its grid, or its one day, and the picked one. */
export function daysShown({ view, month, day }: CalendarState): { from: Temporal.PlainDate; to: Temporal.PlainDate } {
  return view === "day" ? { from: day, to: day } : gridOf(month);
}

const readingOf = ({ locale, timeZone, people }: CalendarInput): Reading => ({
  locale,
  timeZone,
  people: new Map(people.map(({ id, name, initial }) => [id, { id, name, initial }])),
});

/** The entries of each day, in their order; an event of several days is in each of them. */
function byDay(input: CalendarInput): Map<string, EventEntry[]> {
  const days = new Map<string, EventEntry[]>();
  const { from, to } = daysShown(input.state);
  for (const entry of input.entries) {
    const { first, last } = daysOf(entry.times, input.timeZone);
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

/** All that is on a day: birthdays, what lasts all day or goes on from before, then by the clock. */
function viewsOn(
  date: Temporal.PlainDate,
  entries: readonly EventEntry[],
  input: CalendarInput,
  reading: Reading,
): EventView[] {
  const views = entries.map(({ event, instanceDate, times }) =>
    presentOnDay({ event, instanceDate, times }, date, reading, eventHref(input.state, event.id, instanceDate)),
  );
  const isUntimed = (view: EventView) => view.time === null;
  return [...birthdaysOn(date, input.people), ...views.filter(isUntimed), ...views.filter((view) => !isUntimed(view))];
}

export interface DayCell {
  date: string;
  day: number;
  /** "October": read aloud before the number. */
  monthName: string;
  isToday: boolean;
  isPicked: boolean;
  isOutside: boolean;
  events: EventView[];
  more: number;
  /** The day view. */
  dayHref: string;
  /** The month with this day's agenda below. */
  pickHref: string;
  addHref: string;
  /** "Add event on 14 October" */
  addLabel: string;
}

export interface MonthView {
  view: "month";
  title: string;
  weekdays: { short: string; long: string }[];
  weeks: DayCell[][];
  previous: { href: string; label: string };
  next: { href: string; label: string };
  todayHref: string;
  addHref: string;
  agenda: { title: string; events: EventView[]; addHref: string };
}

export function presentMonth(input: CalendarInput): MonthView {
  const { state, today, locale } = input;
  const reading = readingOf(input);
  const entries = byDay(input);
  const { from, to } = gridOf(state.month);
  const onDay = (date: Temporal.PlainDate) => viewsOn(date, entries.get(date.toString()) ?? [], input, reading);
  const title = (month: Temporal.PlainYearMonth) =>
    formatDate(month.toPlainDate({ day: 1 }).toString(), locale, "month");
  const at = (day: Temporal.PlainDate): CalendarState => ({ view: "month", month: day.toPlainYearMonth(), day });
  const monthAt = (months: number) => {
    const month = state.month.add({ months });
    const isThisMonth = month.equals(today.toPlainYearMonth());
    return { month, state: at(isThisMonth ? today : month.toPlainDate({ day: 1 })) };
  };
  const [previous, next] = [monthAt(-1), monthAt(1)];

  const cells = [...datesBetween(from, to)].map((date): DayCell => {
    const views = onDay(date);
    const text = date.toString();
    const within = { ...state, day: date };
    return {
      date: text,
      day: date.day,
      monthName: formatDate(text, locale, "monthName"),
      isToday: date.equals(today),
      isPicked: date.equals(state.day),
      isOutside: !date.toPlainYearMonth().equals(state.month),
      events: views.slice(0, EVENTS_PER_DAY_SHOWN),
      more: Math.max(0, views.length - EVENTS_PER_DAY_SHOWN),
      dayHref: calendarHref({ ...within, month: date.toPlainYearMonth(), view: "day" }),
      pickHref: calendarHref(within),
      addHref: newEventHref(within),
      addLabel: `Add event on ${formatDate(text, locale, "dayAndMonth")}`,
    };
  });
  const weeks = Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
  return {
    view: "month",
    title: title(state.month),
    weekdays: (weeks[0] ?? []).map(({ date }) => ({
      short: formatDate(date, locale, "weekdayShort"),
      long: formatDate(date, locale, "weekday"),
    })),
    weeks,
    previous: { href: calendarHref(previous.state), label: `Previous month, ${title(previous.month)}` },
    next: { href: calendarHref(next.state), label: `Next month, ${title(next.month)}` },
    todayHref: calendarHref(at(today)),
    addHref: newEventHref(state),
    agenda: {
      title: dayTitle(state.day, today, locale),
      events: onDay(state.day),
      addHref: newEventHref(state),
    },
  };
}

const dayTitle = (day: Temporal.PlainDate, today: Temporal.PlainDate, locale: string) => {
  const words = formatDate(day.toString(), locale, "day");
  return day.equals(today) ? `Today, ${words}` : words;
};

export interface DayView {
  view: "day";
  title: string;
  summary: string;
  monthTitle: string;
  monthHref: string;
  previous: { href: string; label: string };
  next: { href: string; label: string };
  addHref: string;
  events: EventView[];
}

const count = (events: number) => (events === 1 ? "1 event" : `${events} events`);

export function presentDay(input: CalendarInput): DayView {
  const { state, today, locale, entries } = input;
  const { day } = state;
  const neighbour = (days: number) => {
    const date = day.add({ days });
    return {
      href: calendarHref({ view: "day", month: date.toPlainYearMonth(), day: date }),
      label: formatDate(date.toString(), locale, "shortDay"),
    };
  };
  const events = viewsOn(day, entries, input, readingOf(input));
  return {
    view: "day",
    title: formatDate(day.toString(), locale, "day"),
    summary: day.equals(today) ? `Today · ${count(events.length)}` : count(events.length),
    monthTitle: formatDate(day.toString(), locale, "month"),
    monthHref: calendarHref({ ...state, view: "month", month: day.toPlainYearMonth() }),
    previous: neighbour(-1),
    next: neighbour(1),
    addHref: newEventHref(state),
    events,
  };
}
