import { isoOfDay, Temporal, toDayNumber } from "#app/domain/time/time.ts";
import {
  byDay,
  type CalendarInput,
  countOn,
  type DayEntry,
  daysShown,
  dayTitle,
  entriesOn,
  filterByMember,
  listDay,
  loadFormatContext,
} from "#app/presenters/calendar/calendar.ts";
import type { EventView } from "#app/presenters/calendar/event-view.ts";
import { type CalendarQuery, calendarHref, firstDayShown } from "#app/shared/calendar/calendar-links.ts";
import { EVENTS_PER_DAY_SHOWN, MORE_EVENTS_PRINTED, ROOMY_ROWS_PRINTED } from "#app/shared/calendar/constants.ts";
import { type Chip, type DayCell, type MonthGridData, packGrid } from "#app/shared/calendar/month-grid.ts";
import { formatDate } from "#app/shared/format.ts";
import { shortTime } from "#app/shared/short-time.ts";
import { say } from "#app/words/catalogue.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";

export interface MonthView {
  view: "month";
  title: string;
  place: CalendarQuery;
  today: string;
  /** Whether a printed sheet has two lines for each event. */
  isRoomy: boolean;
  /** The days and events, by `packGrid`. */
  grid: string;
  previous: { href: string; label: string };
  next: { href: string; label: string };
  agenda: { title: string; events: EventView[]; unlisted: number };
}

/** A weekday in the head; where the short name is long, as in Arabic, a phone has room for a letter. */
function presentWeekday(date: string, locale: string): MonthGridData["weekdays"][number] {
  const short = formatDate(date, locale, "weekdayShort");
  const long = formatDate(date, locale, "weekday");
  return short.length > MAX_WEEKDAY ? [short, long, formatDate(date, locale, "weekdayNarrow")] : [short, long];
}
const MAX_WEEKDAY = 4;

function presentChip({ view, id, instance }: DayEntry): Chip {
  const { title, time, dateTime } = view;
  const members = view.members.map((person) => person.id);
  return time === null
    ? { id, instance, title, time, at: null, members }
    : { id, instance, title, time: shortTime(time), at: dateTime.slice(11), members };
}

export function presentMonth(unfiltered: CalendarInput): MonthView {
  const input = filterByMember(unfiltered);
  const text = say(calendarWords, unfiltered.locale);
  const { place, today, locale } = input;
  const format = loadFormatContext(input);
  const entries = byDay(input);
  const { from, to } = daysShown(place, locale);
  const count = (day: number) => countOn(day, entries.get(day), input);
  const title = (month: string) => formatDate(`${month}-01`, locale, "month");
  const monthAfter = (months: number) => {
    const month = Temporal.PlainYearMonth.from(place.month).add({ months }).toString();
    return { month, href: calendarHref({ ...place, month, day: firstDayShown(month, today.toString()) }) };
  };
  const [previous, next] = [monthAfter(-1), monthAfter(1)];
  const [begin, end] = [toDayNumber(from), toDayNumber(to)];
  const numbers = Array.from({ length: end - begin + 1 }, (_, index) => begin + index);
  const moreOn = (day: number) => Math.max(0, count(day) - EVENTS_PER_DAY_SHOWN);
  const isPrinted = numbers.reduce((sum, day) => sum + moreOn(day), 0) <= MORE_EVENTS_PRINTED;
  // The height of a week is that of its fullest day.
  const rows = numbers.map((_, index) =>
    index % 7 === 0 ? Math.max(...numbers.slice(index, index + 7).map(count)) : 0,
  );
  const days = numbers.map((day): DayCell => {
    const date = isoOfDay(day);
    const most = isPrinted ? undefined : EVENTS_PER_DAY_SHOWN;
    const chips = entriesOn(day, entries.get(day), input, format, most).map(presentChip);
    return {
      date,
      label: formatDate(date, locale, "dayAndMonth"),
      chips: chips.slice(0, EVENTS_PER_DAY_SHOWN),
      more: moreOn(day),
      // Without ids, because paper has no links.
      rest: chips.slice(EVENTS_PER_DAY_SHOWN).map((chip) => ({ ...chip, id: null, instance: null })),
    };
  });
  const weekdays = days.slice(0, 7).map(({ date }) => presentWeekday(date, locale));
  const day = toDayNumber(Temporal.PlainDate.from(place.day));
  const { listed, unlisted } = listDay(day, entries.get(day), input, format);
  return {
    view: "month",
    title: title(place.month),
    place,
    today: today.toString(),
    isRoomy: rows.reduce((sum, most) => sum + most, 0) <= ROOMY_ROWS_PRINTED,
    grid: packGrid({ weekdays, days }),
    previous: { href: previous.href, label: text("previousMonth", { month: title(previous.month) }) },
    next: { href: next.href, label: text("nextMonth", { month: title(next.month) }) },
    agenda: {
      title: dayTitle(place.day, today, locale),
      events: listed.map(({ view }) => view),
      unlisted,
    },
  };
}
