import { Temporal } from "#app/domain/time/time.ts";
import {
  type CalendarQuery,
  calendarHref,
  firstDayShown,
  jumpHref,
  toMonth,
} from "#app/shared/calendar/calendar-links.ts";
import { FIRST_DATE, LAST_DATE } from "#app/shared/calendar/constants.ts";
import { formatDate } from "#app/shared/format.ts";
import { toLatinDigits } from "#app/utils/digits.ts";

const yearIn = (date: string) => Number(date.slice(0, 4));
/** The years of the calendar's pages; a link outside of them opens today. */
const FIRST_YEAR = yearIn(FIRST_DATE);
const LAST_YEAR = yearIn(LAST_DATE);

export interface JumpView {
  year: number;
  firstYear: number;
  lastYear: number;
  months: { name: string; href: string; isShown: boolean; isNow: boolean }[];
  /** The previous and next year; `null` at the ends of the calendar. */
  previous: { year: number; href: string } | null;
  next: { year: number; href: string } | null;
  /** The form's action for another year, without the year. */
  action: string;
}

/** The year in a URL; the place's own year if it is invalid or outside of the calendar. */
function readYear(text: string | null, place: CalendarQuery): number {
  const year = Number(toLatinDigits(text ?? ""));
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR ? year : yearIn(place.month);
}

/** The months of a year, as links. `requested` is the year in the URL. */
export function presentJump(
  place: CalendarQuery,
  requested: string | null,
  today: Temporal.PlainDate,
  locale: string,
): JumpView {
  const year = readYear(requested, place);
  const yearAway = (years: number) => {
    const other = year + years;
    return other < FIRST_YEAR || other > LAST_YEAR ? null : { year: other, href: jumpHref(place, other) };
  };
  return {
    year,
    firstYear: FIRST_YEAR,
    lastYear: LAST_YEAR,
    months: Array.from({ length: 12 }, (_, index) => {
      const month = new Temporal.PlainYearMonth(year, index + 1).toString();
      return {
        name: formatDate(`${month}-01`, locale, "monthName"),
        href: calendarHref({ ...place, month, day: firstDayShown(month, today.toString()) }),
        isShown: month === place.month,
        isNow: month === toMonth(today.toString()),
      };
    }),
    previous: yearAway(-1),
    next: yearAway(1),
    action: jumpHref(place),
  };
}
