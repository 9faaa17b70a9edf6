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
  /** The member whose events are shown; `null` for everyone. */
  member: number | null;
}

/** A `CalendarQuery`; with `view` `null` the link opens the browser's last view. */
type LinkPlace = Omit<CalendarQuery, "view"> & { view: CalendarViewName | null };

export const toMonth = (date: string): string => date.slice(0, 7);

const parseMonth = (text: string | null) => (text && isLocalDate(`${text}-01`) ? text : null);

export const parseView = (text: string | null | undefined): CalendarViewName | null =>
  CALENDAR_VIEWS.find((view) => view === text) ?? null;

/** The id of a member within the range of its column; a negative number is a subscribed calendar. */
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
  // Concatenated, because a page has hundreds of these links and nothing in them needs an escape.
  const before = (view ? `view=${view}&` : "") + (toMonth(day) === month ? "" : `month=${month}&`);
  return `${before}day=${day}${member === null ? "" : `&member=${member}`}`;
}

export const calendarHref = (place: LinkPlace): string => `/calendar?${calendarQuery(place)}`;

/** The same days in another view. */
export const viewHref = (place: CalendarQuery, view: CalendarViewName): string =>
  calendarHref({ ...place, view, month: toMonth(place.day) });

/** The day view of a date, with everyone's events. */
export const dayHref = (place: LinkPlace, date: string): string =>
  calendarHref({ ...place, view: "day", month: toMonth(date), day: date });

/** The query of today in the present view: a query without a day means today. */
const todayQuery = ({ view, member }: CalendarQuery): string =>
  `view=${view}${member === null ? "" : `&member=${member}`}`;

/** Today in the present view. */
export const todayHref = (place: CalendarQuery): string => `/calendar?${todayQuery(place)}`;

/** The dialog of a new event over the calendar, at its next full hour. */
export const NEW_EVENT = "/calendar/events/new";

/** The query of a link to `NEW_EVENT` on the dashboard, which the user then returns to. */
export const FROM_DASHBOARD = "?from=dashboard";

/** The dialog of a new event on the day of `place`, which the user has picked. */
export const newEventHref = (place: CalendarQuery): string => `${NEW_EVENT}?${calendarQuery(place)}`;

/** The dialog of a new event on the shown day; if that is today, which every page begins with, at the next full hour. */
export const addEventHref = (place: CalendarQuery, today: string): string =>
  place.day === today ? `${NEW_EVENT}?${todayQuery(place)}` : newEventHref(place);

/** The form of a new event as a copy of a subscribed one, whose id is negative. */
export const copyHref = (place: CalendarQuery, id: number, instanceDate: string | null): string =>
  `${newEventHref(place)}&copy=${-id}${instanceDate ? `&instance=${instanceDate}` : ""}`;

/** The dialog to subscribe to the calendar or download it; with planned meals if `areMealsIn`. */
export const syncHref = (place: CalendarQuery, areMealsIn = false): string =>
  `/calendar/sync?${calendarQuery(place)}${areMealsIn ? "&meals=1" : ""}`;

/** The dialog to choose another month, in `year` or in the year of `place`. */
export const jumpHref = (place: CalendarQuery, year?: number): string =>
  `/calendar/jump?${calendarQuery(place)}${year === undefined ? "" : `&year=${year}`}`;

/**
 * The page of an event. `instanceDate` names an occurrence of a series. For a subscribed event the id is negative; its
 * page redirects.
 */
export function eventHref(
  place: LinkPlace,
  id: number,
  instanceDate: string | null,
  step?: "edit" | "delete" | "move",
): string {
  const instance = instanceDate ? `&instance=${instanceDate}` : "";
  return `/calendar/events/${id}${step ? `/${step}` : ""}?${calendarQuery(place)}${instance}`;
}
