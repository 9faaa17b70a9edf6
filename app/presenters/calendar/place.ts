import { Temporal } from "#app/domain/time/time.ts";
import { type CalendarPlace, toMonth } from "#app/view/calendar-links.ts";

/** Years that the pages offer; a link beyond them falls back to today. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 9998;

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

const parseView = (text: string | null): CalendarPlace["view"] =>
  text === "day" || text === "agenda" ? text : "month";

/** A number of a row, in the range of a column. */
const parseId = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** The first day that a month opens on: today in this month. */
export const firstDayShown = (month: string, today: Temporal.PlainDate): string =>
  toMonth(today.toString()) === month ? today.toString() : `${month}-01`;

/** Reads the place of a calendar URL; what is missing or makes no sense is today's. `today` is the family's. */
export function calendarPlace(query: URLSearchParams, today: Temporal.PlainDate): CalendarPlace {
  const day = parseDay(query.get("day"));
  const month = parseMonth(query.get("month")) ?? toMonth(day ?? today.toString());
  return {
    view: parseView(query.get("view")),
    month,
    day: day ?? firstDayShown(month, today),
    member: parseId(query.get("member")),
  };
}
