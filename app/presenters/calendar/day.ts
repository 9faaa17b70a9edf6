import { Temporal, toDayNumber } from "#app/domain/time/time.ts";
import { type CalendarInput, entriesOn, loadFormatContext, lookAtMember } from "#app/presenters/calendar/calendar.ts";
import type { EventView } from "#app/presenters/calendar/event-view.ts";
import { type CalendarPlace, dayHref } from "#app/view/calendar-links.ts";
import { formatDate } from "#app/view/format.ts";

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
  const events = entriesOn(toDayNumber(day), entries, input, loadFormatContext(input)).map(({ view }) => view);
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
