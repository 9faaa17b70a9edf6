import { Temporal } from "#app/domain/time.ts";
import { type CalendarPlace, monthOf } from "#app/utils/calendar-links.ts";

/** Years that the pages offer; a link beyond them falls back to today. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 9998;

function parse<T extends { year: number }>(read: () => T): string | null {
  try {
    const value = read();
    return value.year >= FIRST_YEAR && value.year <= LAST_YEAR ? String(value) : null;
  } catch {
    return null;
  }
}

const parseDay = (text: string | null) =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? parse(() => Temporal.PlainDate.from(text)) : null;
const parseMonth = (text: string | null) =>
  text && /^\d{4}-\d{2}$/.test(text) ? parse(() => Temporal.PlainYearMonth.from(text)) : null;

/** Reads the place of a calendar URL; what is missing or makes no sense is today's. `today` is the family's. */
export function calendarPlace(query: URLSearchParams, today: Temporal.PlainDate): CalendarPlace {
  const day = parseDay(query.get("day"));
  const month = parseMonth(query.get("month")) ?? monthOf(day ?? today.toString());
  const isThisMonth = monthOf(today.toString()) === month;
  return {
    view: query.get("view") === "day" ? "day" : "month",
    month,
    day: day ?? (isThisMonth ? today.toString() : `${month}-01`),
  };
}
