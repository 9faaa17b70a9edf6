import { datesBetween, type Temporal, toDayNumber } from "#app/domain/time/time.ts";
import {
  byDay,
  type CalendarInput,
  daysShown,
  dayTitle,
  filterByMember,
  listDay,
  loadFormatContext,
} from "#app/presenters/calendar/calendar.ts";
import type { EventView } from "#app/presenters/calendar/event-view.ts";
import { presentStrips } from "#app/presenters/chores/strip.ts";
import { type CalendarQuery, calendarHref, dayHref, toMonth } from "#app/shared/calendar/calendar-links.ts";
import type { StripView } from "#app/shared/calendar/strip.ts";
import { formatDate, formatDates } from "#app/shared/format.ts";
import { say } from "#app/words/catalogue.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";

interface AgendaDay {
  date: string;
  title: string;
  href: string;
  school: StripView | null;
  events: EventView[];
  unlisted: number;
  chores: StripView | null;
}

export interface AgendaView {
  view: "agenda";
  /** "21 Nov – 20 Dec 2026" */
  title: string;
  place: CalendarQuery;
  previous: { href: string; label: string };
  next: { href: string; label: string };
  days: AgendaDay[];
}

/**
 * The first day of the month that ends right before `day`; after a short month a day later, so that no day is left out.
 */
function monthBefore(day: Temporal.PlainDate): Temporal.PlainDate {
  const begin = day.subtract({ months: 1 });
  return begin.add({ months: 1 }).equals(day) ? begin : begin.add({ days: 1 });
}

/** A month from the place's day on, as a list of the days with entries. */
export function presentAgenda(unfiltered: CalendarInput): AgendaView {
  const input = filterByMember(unfiltered);
  const text = say(calendarWords, unfiltered.locale);
  const { place, today, locale } = input;
  const format = loadFormatContext(input);
  const entries = byDay(input);
  const { from, to } = daysShown(place, locale);
  const beginning = (date: Temporal.PlainDate) => {
    const day = date.toString();
    return {
      href: calendarHref({ ...place, month: toMonth(day), day }),
      label: formatDate(day, locale, "long"),
    };
  };
  const strips = unfiltered.chores
    ? presentStrips(unfiltered.chores, unfiltered.people, input.place.member, locale)
    : null;
  // A phone's bar has room for the year only where it says something.
  const isThisYear = from.year === today.year && to.year === today.year;
  const [previous, next] = [beginning(monthBefore(from)), beginning(to.add({ days: 1 }))];
  return {
    view: "agenda",
    title: formatDates(from.toString(), to.toString(), locale, isThisYear ? "shortDate" : "medium"),
    place,
    previous: { href: previous.href, label: text("previousMonthFrom", { day: previous.label }) },
    next: { href: next.href, label: text("nextMonthFrom", { day: next.label }) },
    days: [...datesBetween(from, to)].flatMap((date) => {
      const day = date.toString();
      const number = toDayNumber(date);
      const { listed, unlisted } = listDay(number, entries.get(number), input, format);
      const school = input.strips?.get(number) ?? null;
      const chores = strips?.get(day) ?? null;
      if (listed.length === 0 && !school && !chores) return [];
      const events = listed.map(({ view }) => view);
      const title = dayTitle(day, today, locale);
      return [{ date: day, title, href: dayHref(place, day), school, events, unlisted, chores }];
    }),
  };
}
