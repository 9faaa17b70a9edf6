import { isLocalDate, parseLocalDate } from "#app/shared/calendar/dates.ts";

export const CALENDAR_VIEWS = ["month", "week", "day", "agenda"] as const;
export type CalendarViewName = (typeof CALENDAR_VIEWS)[number];

/** The state of a calendar page, all of it in the URL, so that Back, reload and sharing a link work. */
export interface CalendarQuery {
  view: CalendarViewName;
  /** `YYYY-MM` */
  month: string;
  /**
   * `YYYY-MM-DD`: the day of the day view, a day of the week view, the first day of the agenda, or the day whose agenda is below the
   * month on a phone.
   */
  day: string;
  /** The member whose days are looked at; `null` shows everything. */
  member: number | null;
}

/** The same in a link that leaves the view to the browser's memory with `null`. */
type LinkPlace = Omit<CalendarQuery, "view"> & { view: CalendarViewName | null };

export const toMonth = (date: string): string => date.slice(0, 7);

const parseMonth = (text: string | null) => (text && isLocalDate(`${text}-01`) ? text : null);

export const parseView = (text: string | null | undefined): CalendarViewName | null =>
  CALENDAR_VIEWS.find((view) => view === text) ?? null;

/** A number of a row, in the range of a column; negative that of a calendar from elsewhere. */
const parseId = (text: string | null) => (text && /^-?[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** The first day that a month, `YYYY-MM`, opens on: today in this month. */
export const firstDayShown = (month: string, today: string): string =>
  toMonth(today) === month ? today : `${month}-01`;

/**
 * Reads the query of a calendar URL. Missing and invalid parts default to `today`, a date in the family's zone, and to the
 * remembered view.
 */
export function parseCalendarPlace(
  query: URLSearchParams,
  today: string,
  remembered: CalendarViewName | null = null,
): CalendarQuery {
  const day = parseLocalDate(query.get("day"));
  const month = parseMonth(query.get("month")) ?? toMonth(day ?? today);
  return {
    view: parseView(query.get("view")) ?? remembered ?? "month",
    month,
    day: day ?? firstDayShown(month, today),
    member: parseId(query.get("member")),
  };
}

/**
 * The query of a calendar page, without defaults. The view is always included, because its default is the remembered
 * view.
 */
function calendarQuery({ view, month, day, member }: LinkPlace): string {
  // As one text: a page has hundreds of these links, and nothing in them needs an escape.
  const before = (view ? `view=${view}&` : "") + (toMonth(day) === month ? "" : `month=${month}&`);
  return `${before}day=${day}${member === null ? "" : `&member=${member}`}`;
}

export const calendarHref = (place: LinkPlace): string => `/calendar?${calendarQuery(place)}`;

/** The same days in another view. */
export const viewHref = (place: CalendarQuery, view: CalendarViewName): string =>
  calendarHref({ ...place, view, month: toMonth(place.day) });

/** The view of one day, with everything on it. */
export const dayHref = (place: LinkPlace, date: string): string =>
  calendarHref({ ...place, view: "day", month: toMonth(date), day: date });

/** Today in the view that is open. */
export const todayHref = ({ view, member }: CalendarQuery): string => {
  const query = new URLSearchParams({ view });
  if (member !== null) query.set("member", String(member));
  return `/calendar?${query}`;
};

/** The dialog of a new event over the calendar. */
export const newEventHref = (place: CalendarQuery): string => `/calendar/events/new?${calendarQuery(place)}`;

/** The form of a new event that begins as one from elsewhere, whose number is negative. */
export const copyHref = (place: CalendarQuery, id: number, instanceDate: string | null): string =>
  `${newEventHref(place)}&copy=${-id}${instanceDate ? `&instance=${instanceDate}` : ""}`;

/** The dialog that takes the calendar elsewhere: an address to subscribe to, with the meals or without, or a file. */
export const syncHref = (place: CalendarQuery, areMealsIn = false): string =>
  `/calendar/sync?${calendarQuery(place)}${areMealsIn ? "&meals=1" : ""}`;

/** The dialog in which another month is chosen; `year` when it is not the place's own. */
export const jumpHref = (place: CalendarQuery, year?: number): string =>
  `/calendar/jump?${calendarQuery(place)}${year === undefined ? "" : `&year=${year}`}`;

/** `instanceDate` names one occurrence of a series. Of an event from elsewhere the number is negative: its page leads on. */
export function eventHref(
  place: LinkPlace,
  id: number,
  instanceDate: string | null,
  step?: "edit" | "delete" | "move",
): string {
  const instance = instanceDate ? `&instance=${instanceDate}` : "";
  return `/calendar/events/${id}${step ? `/${step}` : ""}?${calendarQuery(place)}${instance}`;
}
