import { formatDate } from "#app/shared/format.ts";
import { joinNames } from "#app/shared/people/names.ts";

/** The family's date, `YYYY-MM-DD`, and the reader's locale. */
interface DayReader {
  today: string;
  locale: string;
}

/** A day within a sentence: "today", "on Monday", "on 3 March". Dates are `YYYY-MM-DD`. */
export function formatDay(date: string, { today, locale }: DayReader): string {
  const days = (Date.parse(date) - Date.parse(today)) / 86_400_000;
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  const style = Math.abs(days) < 7 ? "weekday" : Math.abs(days) < 300 ? "dayAndMonth" : "long";
  return `on ${formatDate(date, locale, style)}`;
}

/** Days before and after today in which a weekday with a day of the month is unambiguous. */
const WITHIN_MONTH = 21;

/** A day in a narrow row: "Tomorrow", "Friday", "Monday 19", "14 December". */
export function formatNarrow(date: string, reader: DayReader): string {
  const days = Math.abs(Math.round((Date.parse(date) - Date.parse(reader.today)) / 86_400_000));
  if (days < 7) return formatNear(date, reader);
  return formatDate(date, reader.locale, days < WITHIN_MONTH ? "weekdayAndDay" : days < 300 ? "dayAndMonth" : "medium");
}

/** A day in a list: "Tomorrow", "Friday", "Monday 19 October". */
export function formatNear(date: string, { today, locale }: DayReader): string {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
  const near = { "-1": "Yesterday", 0: "Today", 1: "Tomorrow" }[days];
  return near ?? formatDate(date, locale, Math.abs(days) < 7 ? "weekday" : "day");
}

/** A day above the list: the number of done chores, or of due ones for a future day. */
export function presentWeekday(
  { day, done, planned }: { day: string; done: number; planned: number },
  { locale, today }: DayReader,
) {
  const isToCome = day > today;
  return {
    day,
    weekday: formatDate(day, locale, "weekdayShort"),
    name: formatDate(day, locale, "day"),
    date: Number(day.slice(8)),
    isToday: day === today,
    isToCome,
    count: isToCome ? planned : done,
  };
}

/** The name of a weekday, 0 for Sunday to 6. 4 January 1970 was a Sunday. */
export const weekdayName = (day: number, locale: string, style: "weekday" | "weekdayShort") =>
  formatDate(`1970-01-${String(4 + day).padStart(2, "0")}`, locale, style);

/** The weekdays in the reader's order, by number, 0 for Sunday. */
export const weekdayOptions = (firstDay: number, locale: string) =>
  [0, 1, 2, 3, 4, 5, 6]
    .map((more) => (firstDay + more) % 7)
    .map((day) => ({ value: String(day), label: weekdayName(day, locale, "weekdayShort") }));

/** Weekdays, 0 for Sunday to 6: "Mondays", "Monday to Thursday", "Tuesday and Friday". */
export function formatWeekdays(weekdays: readonly number[], locale: string): string {
  const order = weekdays.map((day) => (day + 6) % 7).sort((a, b) => a - b);
  const names = order.map((day) => weekdayName((day + 1) % 7, locale, "weekday"));
  const [first = "", last = ""] = [names[0], names.at(-1)];
  if (names.length === 1) return locale.startsWith("en") ? `${first}s` : first;
  const isRun = order.length > 2 && order.every((day, at) => day === (order[0] ?? 0) + at);
  return isRun ? `${first} to ${last}` : joinNames(names, locale);
}
