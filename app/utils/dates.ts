import { FIRST_DATE, LAST_DATE } from "#app/utils/constants.ts";

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

/** Sunday of the week of a date, `YYYY-MM-DD` both: weeks run Sunday to Saturday. */
export function sundayBefore(text: string): string {
  const date = toUtc(text);
  date.setUTCDate(date.getUTCDate() - date.getUTCDay());
  return toText(date);
}
