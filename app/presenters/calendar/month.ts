import { isoOfDay, Temporal, toDayNumber } from "#app/domain/time/time.ts";
import {
  byDay,
  type CalendarInput,
  type DayEntry,
  daysShown,
  dayTitle,
  entriesOn,
  loadFormatContext,
  lookAtMember,
} from "#app/presenters/calendar/calendar.ts";
import type { EventView } from "#app/presenters/calendar/event-view.ts";
import { EVENTS_PER_DAY_SHOWN } from "#app/utils/constants.ts";
import { type CalendarPlace, calendarHref, firstDayShown } from "#app/view/calendar-links.ts";
import { formatDate } from "#app/view/format.ts";
import { type DayCell, packDays } from "#app/view/packed-month.ts";

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

function presentCell(date: string, shown: readonly DayEntry[], total: number, locale: string): DayCell {
  return {
    date,
    label: formatDate(date, locale, "dayAndMonth"),
    chips: shown.map(({ view, id, instance }) => {
      const { title, time, dateTime, member } = view;
      return { id, instance, title, time, at: time === null ? null : dateTime.slice(11), member };
    }),
    more: total - shown.length,
  };
}

export function presentMonth(given: CalendarInput): MonthView {
  const input = lookAtMember(given);
  const { place, today, locale } = input;
  const format = loadFormatContext(input);
  const entries = byDay(input);
  const { from, to } = daysShown(place, locale);
  const onDay = (day: number, most?: number) => entriesOn(day, entries.get(day) ?? [], input, format, most);
  const countOn = (day: number) => (entries.get(day)?.length ?? 0) + (input.birthdays.get(day)?.length ?? 0);
  const title = (month: string) => formatDate(`${month}-01`, locale, "month");
  const monthAfter = (months: number) => {
    const month = Temporal.PlainYearMonth.from(place.month).add({ months }).toString();
    return { month, href: calendarHref({ ...place, month, day: firstDayShown(month, today.toString()) }) };
  };
  const [previous, next] = [monthAfter(-1), monthAfter(1)];
  const [begin, end] = [toDayNumber(from), toDayNumber(to)];
  const days = Array.from({ length: end - begin + 1 }, (_, index) => begin + index).map((day) =>
    presentCell(isoOfDay(day), onDay(day, EVENTS_PER_DAY_SHOWN), countOn(day), locale),
  );
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
      events: onDay(toDayNumber(Temporal.PlainDate.from(place.day))).map(({ view }) => view),
    },
  };
}
