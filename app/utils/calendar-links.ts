/** Where the calendar stands, all of it in its URL: Back, reload and sharing a link work. */
export interface CalendarPlace {
  view: "month" | "day";
  /** `YYYY-MM` */
  month: string;
  /** `YYYY-MM-DD`: the day of the day view, or the one whose agenda stands below the month on a phone. */
  day: string;
}

export const monthOf = (date: string): string => date.slice(0, 7);

/** The query of a place, without what is understood by itself. */
function queryOf({ view, month, day }: CalendarPlace): string {
  const query = new URLSearchParams();
  if (view === "day") query.set("view", "day");
  if (monthOf(day) !== month) query.set("month", month);
  query.set("day", day);
  return query.toString();
}

export const calendarHref = (place: CalendarPlace): string => `/calendar?${queryOf(place)}`;

/** The view of one day, with everything on it. */
export const dayHref = (date: string): string => calendarHref({ view: "day", month: monthOf(date), day: date });

/** A dialog over the calendar, which stays as it is beneath. */
export const newEventHref = (place: CalendarPlace): string => `/calendar/events/new?${queryOf(place)}`;

/** The dialog that takes the calendar elsewhere: an address to subscribe to, or a file. */
export const syncHref = (place: CalendarPlace): string => `/calendar/sync?${queryOf(place)}`;

/** `instanceDate` names one occurrence of a series. */
export function eventHref(
  place: CalendarPlace,
  id: number,
  instanceDate: string | null,
  step?: "edit" | "delete",
): string {
  const instance = instanceDate ? `&instance=${instanceDate}` : "";
  return `/calendar/events/${id}${step ? `/${step}` : ""}?${queryOf(place)}${instance}`;
}
