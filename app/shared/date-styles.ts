/** Styles of dates and times. The browser formats only one or two of them, so it needs no cache. */

const STYLES = {
  /** 3 May 1986 */
  long: { day: "numeric", month: "long", year: "numeric" },
  /** 3 May 1986 with the month cut short */
  medium: { day: "numeric", month: "short", year: "numeric" },
  /** Wednesday 14 October */
  day: { weekday: "long", day: "numeric", month: "long" },
  /** Wednesday 14 October 2026 */
  fullDay: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  /** Wednesday 14 */
  weekdayAndDay: { weekday: "long", day: "numeric" },
  /** Wed 14 */
  shortDay: { weekday: "short", day: "numeric" },
  /** 14 October */
  dayAndMonth: { day: "numeric", month: "long" },
  /** 14 Oct */
  shortDate: { day: "numeric", month: "short" },
  /** October 2026 */
  month: { month: "long", year: "numeric" },
  monthName: { month: "long" },
  monthShort: { month: "short" },
  weekday: { weekday: "long" },
  weekdayShort: { weekday: "short" },
  weekdayNarrow: { weekday: "narrow" },
  /** 15:45, or 3:45 PM */
  time: { timeStyle: "short" },
  /** 20 October 2026 at 18:00 */
  moment: { dateStyle: "long", timeStyle: "short" },
  /** 20 October 2026 at 18:00 Central European Time */
  zone: { timeZoneName: "longGeneric" },
  momentInZone: {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "longGeneric",
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = keyof typeof STYLES;

/** In American English Intl writes "5 Sat"; British English writes "Sat 5". */
const isBetterBritish = (locale: string, style: DateStyle) =>
  (style === "shortDay" || style === "weekdayAndDay") && /^en\b/.test(locale);

/** A format of a locale for a style and a zone. */
export const createFormat = (locale: string, style: DateStyle, timeZone: string): Intl.DateTimeFormat =>
  // Gregorian dates, as in the calendar's grid.
  new Intl.DateTimeFormat(isBetterBritish(locale, style) ? "en-GB" : locale, {
    ...STYLES[style],
    timeZone,
    calendar: "gregory",
  });

/** The zone's local name at an instant in milliseconds since 1970: "Central European Time". */
export const nameOfZone = (epochMilliseconds: number, locale: string, timeZone: string): string =>
  createFormat(locale, "zone", timeZone)
    .formatToParts(epochMilliseconds)
    .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
