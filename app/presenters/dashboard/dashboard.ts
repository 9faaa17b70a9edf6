import { Temporal, toDayNumber } from "#app/domain/time/time.ts";
import { type BirthdayPerson, birthdaysOn } from "#app/presenters/calendar/birthdays.ts";
import {
  type EventEntry,
  type EventView,
  type FormatContext,
  presentOnDay,
} from "#app/presenters/calendar/event-view.ts";
import { spansBetween } from "#app/presenters/school/span-days.ts";
import type { School } from "#app/services/school/school.server.ts";
import { calendarHref, dayHref, eventHref, toMonth } from "#app/shared/calendar/calendar-links.ts";
import { TODAYS_EVENTS_SHOWN } from "#app/shared/calendar/constants.ts";
import { factLine } from "#app/shared/fact-line.ts";
import { formatDate } from "#app/shared/format.ts";
import { say } from "#app/words/catalogue.ts";
import { dashboard } from "#app/words/catalogues/dashboard.ts";

/**
 * Morning before 12, afternoon before 18, otherwise evening (docs/product/pages.md, "The dashboard"). `hour` is the
 * family's, 0 to 23.
 */
export function partOfDay(hour: number): "morning" | "afternoon" | "evening" {
  if (hour < 12) return "morning";
  return hour < 18 ? "afternoon" : "evening";
}

/**
 * From this hour on, in the family's zone, the dashboard shows tomorrow, too (docs/product/pages.md, "The dashboard").
 */
const EVENING_HOUR = 20;

/** Tomorrow, from `EVENING_HOUR` on; `null` before. */
export const dayAhead = (now: Temporal.ZonedDateTime): Temporal.PlainDate | null =>
  now.hour < EVENING_HOUR ? null : now.toPlainDate().add({ days: 1 });

export interface ScheduleView {
  date: string;
  words: string;
  /** The first few events that have not ended. */
  events: EventView[];
  /** The last few events that have ended. */
  earlier: EventView[];
  /** How many the two lists leave out, if any, and the day that shows them. */
  more: { count: number; href: string } | null;
  total: number;
  /** How many of the total are not over. */
  toCome: number;
  calendarHref: string;
}

/** Whether an event has ended; an all-day one at the end of its day. */
const isOver = ({ times }: EventEntry, now: Temporal.Instant) =>
  !times.isAllDay && Temporal.Instant.compare(times.end, now) <= 0;

/**
 * A day's schedule: birthdays, terms, holidays and events, the first four that have not ended, the last four that have
 * ended, and the number of further ones.
 */
export function presentSchedule(
  day: Temporal.PlainDate,
  now: Temporal.Instant,
  entries: readonly EventEntry[],
  people: readonly BirthdayPerson[],
  format: FormatContext,
  spans: School["spanRows"] = [],
): ScheduleView {
  const date = day.toString();
  const place = { view: null, month: toMonth(date), day: date, member: null } as const;
  const number = toDayNumber(day);
  const marks = [
    ...birthdaysOn(day, { people, locale: format.locale }),
    ...(spansBetween(number, number, spans, { people, locale: format.locale }).get(number) ?? []),
  ];
  const total = marks.length + entries.length;
  const present = (entry: EventEntry) => ({
    ...presentOnDay(entry, number, format, eventHref(place, entry.event.id, entry.instanceDate)),
    isOver: isOver(entry, now),
  });
  const toCome = entries.filter((entry) => !isOver(entry, now));
  const events = [
    ...marks.slice(0, TODAYS_EVENTS_SHOWN),
    ...toCome.slice(0, Math.max(0, TODAYS_EVENTS_SHOWN - marks.length)).map(present),
  ];
  const earlier = entries
    .filter((entry) => isOver(entry, now))
    .slice(-TODAYS_EVENTS_SHOWN)
    .map(present);
  const count = total - events.length - earlier.length;
  return {
    date,
    words: formatDate(date, format.locale, "day"),
    events,
    earlier,
    more: count > 0 ? { count, href: dayHref(place, date) } : null,
    total,
    toCome: marks.length + toCome.length,
    calendarHref: calendarHref(place),
  };
}

/** The day in one sentence below the greeting: upcoming events, and whether dinner is planned. */
export const summarizeDay = (
  { total, toCome }: Pick<ScheduleView, "total" | "toCome">,
  hasDinner: boolean,
  locale: string,
): string =>
  say(dashboard, locale)(toCome < total ? "summaryLater" : "summary", {
    count: toCome,
    dinner: hasDinner ? "planned" : "none",
  });

/** The age on a date, in whole years. Ages are the only data about children that a model gets. */
export function ageOn(birthDate: string, today: Temporal.PlainDate): number {
  return today.since(birthDate, { largestUnit: "years" }).years;
}

interface MealRow {
  id: number;
  title: string;
  prep_time: number | null;
  cook_time: number | null;
  servings: number | null;
  recipe_url: string | null;
}

/** "10 min prep · 35 min cooking · serves 4" */
export function presentDinner(meal: MealRow, locale: string) {
  const text = say(dashboard, locale);
  const facts = [
    meal.prep_time && text("prep", { minutes: meal.prep_time }),
    meal.cook_time && text("cooking", { minutes: meal.cook_time }),
    meal.servings && text("serves", { people: meal.servings }),
  ];
  return {
    title: meal.title,
    facts: factLine(facts, locale),
    recipeUrl: meal.recipe_url,
    href: `/meals/${meal.id}`,
  };
}
