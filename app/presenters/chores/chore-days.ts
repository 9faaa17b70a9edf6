import { DAY_MS } from "#app/domain/time/time.ts";
import { formatDate } from "#app/shared/format.ts";
import { joinNames } from "#app/shared/people/names.ts";
import { say } from "#app/words/catalogue.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";

/** The family's date, `YYYY-MM-DD`, and the reader's locale. */
interface DayReader {
  today: string;
  locale: string;
}

/** How a sentence names a day: by a word, as a weekday, or as a date. Messages select by it. */
export type Near = "today" | "tomorrow" | "yesterday" | "weekday" | "date";

/** Days from today to a date, both `YYYY-MM-DD`. */
const daysAhead = (date: string, today: string): number => Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS);

/** A day, `YYYY-MM-DD`, as the values of a message: "today", "Monday", "3 March". */
export function dayInSentence(date: string, { today, locale }: DayReader): { near: Near; day: string } {
  const days = daysAhead(date, today);
  const isNear = Math.abs(days) < 7;
  const day = formatDate(date, locale, isNear ? "weekday" : Math.abs(days) < 300 ? "dayAndMonth" : "long");
  if (days === 0 || days === 1) return { near: days === 0 ? "today" : "tomorrow", day };
  return { near: isNear ? "weekday" : "date", day };
}

/** The second day of a message with two, by the names of its values. */
export function secondDay(date: string, reader: DayReader): { back_near: Near; back_day: string } {
  const { near, day } = dayInSentence(date, reader);
  return { back_near: near, back_day: day };
}

/** Days before and after today in which a weekday with a day of the month is unambiguous. */
const WITHIN_MONTH = 21;

/** A day in a narrow row: "Tomorrow", "Friday", "Monday 19", "14 December". */
export function formatNarrow(date: string, reader: DayReader): string {
  const days = Math.abs(daysAhead(date, reader.today));
  if (days < 7) return formatNear(date, reader);
  return formatDate(date, reader.locale, days < WITHIN_MONTH ? "weekdayAndDay" : days < 300 ? "dayAndMonth" : "medium");
}

/** A day in a list: "Tomorrow", "Friday", "Monday 19 October". */
export function formatNear(date: string, { today, locale }: DayReader): string {
  const days = daysAhead(date, today);
  const near = { "-1": "yesterday", 0: "today", 1: "tomorrow" } as const;
  if (days in near) return say(choreWords, locale)(near[days as keyof typeof near]);
  return formatDate(date, locale, Math.abs(days) < 7 ? "weekday" : "day");
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

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

/** Weekdays, 0 for Sunday to 6: "Mondays", "Monday to Thursday", "Tuesday and Friday". */
export function formatWeekdays(weekdays: readonly number[], locale: string): string {
  const order = weekdays.map((day) => (day + 6) % 7).sort((a, b) => a - b);
  const names = order.map((day) => weekdayName((day + 1) % 7, locale, "weekday"));
  const text = say(choreWords, locale);
  const [from = "", to = ""] = [names[0], names.at(-1)];
  if (names.length === 1) return text("when.weekday", { day: WEEKDAYS[weekdays[0] ?? 0] ?? "sunday" });
  const isRun = order.length > 2 && order.every((day, at) => day === (order[0] ?? 0) + at);
  return isRun ? text("when.weekdays", { from, to }) : joinNames(names, locale);
}
