import { datesBetween, startOfWeek, Temporal } from "#app/domain/time/time.ts";
import type { DayTogether } from "#app/services/connection/history.server.ts";
import { formatDate } from "#app/shared/format.ts";
import { firstDayOfWeek } from "#app/shared/people/reader-locale.ts";
import { say } from "#app/words/catalogue.ts";
import { connection } from "#app/words/catalogues/connection.ts";
import { inDigits } from "#app/words/direction.ts";

/** Charts of the days with activities: a column for each week. */

const WEEKS = 8;
/** Columns in each of the four parts of a year. */
const WEEKS_A_PART = 14;

/**
 * A character for each day, from the first day of a week on: `0` for no activity to `3` for the most, `-` for a future
 * day, a blank outside of the chart.
 */
export interface DaysPicture {
  days: string;
  /** The index of today in `days`; `null` outside the picture. */
  today: number | null;
  /** The weekdays' letters, from the reader's first one on. */
  weekdays: string;
}

function level(minutes: number): string {
  if (minutes === 0) return "0";
  if (minutes <= 15) return "1";
  return minutes <= 45 ? "2" : "3";
}

/** The weekdays' letters from `firstDay` on, 1 for Monday to 7 for Sunday. */
const letters = (firstDay: number, locale: string) =>
  // 1 January 2024 was a Monday.
  Array.from({ length: 7 }, (_, more) => `2024-01-${String(firstDay + more).padStart(2, "0")}`)
    .map((date) => [...formatDate(date, locale, "weekdayNarrow")][0])
    .join("");

type Together = ReadonlyMap<string, DayTogether>;

const isAfter = (a: Temporal.PlainDate, b: Temporal.PlainDate) => Temporal.PlainDate.compare(a, b) > 0;
const draw = (date: Temporal.PlainDate, together: Together, today: Temporal.PlainDate) =>
  isAfter(date, today) ? "-" : level(together.get(date.toString())?.minutes ?? 0);

const total = (together: Together, count: (day: DayTogether) => number) =>
  [...together.values()].reduce((sum, day) => sum + count(day), 0);

/** "45 min", "2 h", "2 h 15 min" */
export function durationWords(all: number, locale: string): string {
  const text = say(connection, locale);
  const hours = Math.floor(all / 60);
  const minutes = all % 60;
  if (hours === 0) return text("minutes", { minutes });
  return minutes === 0 ? text("hours", { hours }) : text("hoursAndMinutes", { hours, minutes });
}

/** The dates of the last eight weeks, up to today, by the reader's first weekday. */
export const lastWeeks = (today: Temporal.PlainDate, locale: string) => ({
  from: startOfWeek(today, firstDayOfWeek(locale)).subtract({ weeks: WEEKS - 1 }),
  to: today,
});

/** The last eight weeks, up to today. */
export function presentWeeks(together: Together, today: Temporal.PlainDate, streak: number, locale: string) {
  const { from, to } = lastWeeks(today, locale);
  const days = [...datesBetween(from, to)].map((date) => draw(date, together, today)).join("");
  return {
    picture: { days, today: days.length - 1, weekdays: letters(from.dayOfWeek, locale) } satisfies DaysPicture,
    label: say(connection, locale)("weeksLabel", { count: together.size, days: days.length, streak }),
  };
}
export type WeeksView = ReturnType<typeof presentWeeks>;

/** The days of a year. */
export const yearBounds = (year: number) => ({
  from: Temporal.PlainDate.from({ year, month: 1, day: 1 }),
  to: Temporal.PlainDate.from({ year, month: 12, day: 31 }),
});

/** For each month of a year: the column in which it begins, and its activities. */
function summarizeMonths(dates: Temporal.PlainDate[], lead: number, together: Together, locale: string) {
  return dates
    .filter(({ day }) => day === 1)
    .map((first) => {
      const date = first.toString();
      const own = new Map([...together].filter(([day]) => day.startsWith(date.slice(0, 7))));
      return {
        name: formatDate(date, locale, "monthName"),
        short: formatDate(date, locale, "monthShort"),
        week: Math.floor((lead + first.dayOfYear - 1) / 7),
        days: own.size,
        activities: total(own, ({ activities }) => activities),
        time: durationWords(
          total(own, ({ minutes }) => minutes),
          locale,
        ),
      };
    });
}

/** A year as a chart in four parts, and as a text and numbers for screen readers. */
export function presentYear(year: number, together: Together, today: Temporal.PlainDate, locale: string) {
  const { from, to } = yearBounds(year);
  const dates = [...datesBetween(from, to)];
  const firstDay = firstDayOfWeek(locale);
  const lead = (from.dayOfWeek - firstDay + 7) % 7;
  const days = " ".repeat(lead) + dates.map((date) => draw(date, together, today)).join("");
  const now = today.year === year ? lead + today.dayOfYear - 1 : -1;
  const months = summarizeMonths(dates, lead, together, locale);
  const activities = total(together, (day) => day.activities);
  const text = say(connection, locale);
  const time = durationWords(
    total(together, ({ minutes }) => minutes),
    locale,
  );
  const passed = dates.filter((date) => !isAfter(date, today)).length;
  const size = WEEKS_A_PART * 7;
  return {
    parts: Array.from({ length: Math.ceil(days.length / size) }, (_, part) => ({
      days: days.slice(part * size, (part + 1) * size),
      today: Math.floor(now / size) === part ? now % size : null,
      weekdays: letters(firstDay, locale),
      months: months
        .filter(({ week }) => Math.floor(week / WEEKS_A_PART) === part)
        .map(({ short, week }) => ({ name: short, week: week % WEEKS_A_PART })),
    })),
    label: text("yearLabel", { year: inDigits(year, locale), count: together.size, days: passed }),
    sum: text("yearSum", { activities, days: together.size, time }),
    activities,
    months: months.flatMap(({ name, days: own, activities: done, time: spent }) =>
      done > 0 ? [{ name, days: own, activities: done, time: spent }] : [],
    ),
  };
}
export type YearView = ReturnType<typeof presentYear>;
