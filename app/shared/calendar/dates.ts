import { FIRST_DATE, LAST_DATE } from "#app/shared/calendar/constants.ts";

const toUtc = (date: string) => new Date(`${date}T00:00:00Z`);
const toText = (date: Date) => date.toISOString().slice(0, 10);

/** Whether a text is an existing day, `YYYY-MM-DD`, from `FIRST_DATE` to `LAST_DATE`. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DATE || text > LAST_DATE) return false;
  const date = toUtc(text);
  return !Number.isNaN(date.getTime()) && toText(date) === text;
}

/** A valid date, or `null` for any other text. */
export const parseLocalDate = (text: string | null): string | null => (text && isLocalDate(text) ? text : null);

/** The weekday of a `YYYY-MM-DD`: 1 for Monday to 7 for Sunday (ISO 8601). */
export const toWeekday = (text: string): number => toUtc(text).getUTCDay() || 7;

/** The first day of a date's week; `firstDay` as of `toWeekday`. Dates are `YYYY-MM-DD`. */
export function weekStart(text: string, firstDay: number): string {
  const date = toUtc(text);
  date.setUTCDate(date.getUTCDate() - ((toWeekday(text) - firstDay + 7) % 7));
  return toText(date);
}
