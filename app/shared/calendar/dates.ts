import { FIRST_DATE, LAST_DATE } from "#app/shared/calendar/constants.ts";

const toUtc = (date: string) => new Date(`${date}T00:00:00Z`);
const toText = (date: Date) => date.toISOString().slice(0, 10);

/** Whether a text is `YYYY-MM-DD`, a day that exists, and one that calendars here have. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DATE || text > LAST_DATE) return false;
  const date = toUtc(text);
  return !Number.isNaN(date.getTime()) && toText(date) === text;
}

/** Such a day, or `null` for any other text. */
export const parseLocalDate = (text: string | null): string | null => (text && isLocalDate(text) ? text : null);

/** The weekday of a `YYYY-MM-DD`: 1 for Monday to 7 for Sunday (ISO 8601). */
export const toWeekday = (text: string): number => toUtc(text).getUTCDay() || 7;

/** Where the week of a date begins that has this weekday first, given as by `weekdayOf`; dates are `YYYY-MM-DD`. */
export function weekStart(text: string, firstDay: number): string {
  const date = toUtc(text);
  date.setUTCDate(date.getUTCDate() - ((toWeekday(text) - firstDay + 7) % 7));
  return toText(date);
}
