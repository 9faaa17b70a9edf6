import { Temporal } from "#app/domain/time.ts";

/** What the calendar page shows, all of it in its URL: Back, reload and sharing a link work. */
export interface CalendarState {
  view: "month" | "day";
  month: Temporal.PlainYearMonth;
  /** The day of the day view, or the day whose agenda stands below the month on a phone. */
  day: Temporal.PlainDate;
}

/** Years that the pages offer; a link beyond them falls back to today. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 9998;

function parse<T extends { year: number }>(read: () => T): T | null {
  try {
    const value = read();
    return value.year >= FIRST_YEAR && value.year <= LAST_YEAR ? value : null;
  } catch {
    return null;
  }
}

const parseDay = (text: string | null) =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? parse(() => Temporal.PlainDate.from(text)) : null;
const parseMonth = (text: string | null) =>
  text && /^\d{4}-\d{2}$/.test(text) ? parse(() => Temporal.PlainYearMonth.from(text)) : null;

/** Reads the state of a calendar URL; what is missing or makes no sense is today's. `today` is the family's. */
export function calendarState(query: URLSearchParams, today: Temporal.PlainDate): CalendarState {
  const day = parseDay(query.get("day"));
  const month = parseMonth(query.get("month")) ?? (day ?? today).toPlainYearMonth();
  const first = month.toPlainDate({ day: 1 });
  const isThisMonth = today.toPlainYearMonth().equals(month);
  return {
    view: query.get("view") === "day" ? "day" : "month",
    month,
    day: day ?? (isThisMonth ? today : first),
  };
}

/** The query of a state, without what is understood by itself. */
function queryOf({ view, month, day }: CalendarState): string {
  const query = new URLSearchParams();
  if (view === "day") query.set("view", "day");
  if (!day.toPlainYearMonth().equals(month)) query.set("month", month.toString());
  query.set("day", day.toString());
  return query.toString();
}

export const calendarHref = (state: CalendarState): string => `/calendar?${queryOf(state)}`;

/** A dialog over the calendar, which stays as it is beneath. */
export const newEventHref = (state: CalendarState): string => `/calendar/events/new?${queryOf(state)}`;

/** `instanceDate` names one occurrence of a series. */
export function eventHref(
  state: CalendarState,
  id: number,
  instanceDate: string | null,
  step?: "edit" | "delete",
): string {
  const instance = instanceDate ? `&instance=${instanceDate}` : "";
  return `/calendar/events/${id}${step ? `/${step}` : ""}?${queryOf(state)}${instance}`;
}
