/** Dates and times as the reader's locale writes them. Always on the server, so that script changes nothing. */

const STYLES = {
  /** 3 May 1986 */
  long: { day: "numeric", month: "long", year: "numeric" },
  /** 3 May 1986 with the month cut short */
  medium: { day: "numeric", month: "short", year: "numeric" },
  /** Wednesday 14 October */
  day: { weekday: "long", day: "numeric", month: "long" },
  /** Wednesday 14 October 2026 */
  fullDay: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  /** Wed 14 */
  shortDay: { weekday: "short", day: "numeric" },
  /** 14 October */
  dayAndMonth: { day: "numeric", month: "long" },
  /** October 2026 */
  month: { month: "long", year: "numeric" },
  monthName: { month: "long" },
  monthShort: { month: "short" },
  weekday: { weekday: "long" },
  weekdayShort: { weekday: "short" },
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

const MAX_FORMATS = 500;
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Creating a format costs far more than using it, so they are cached; the bound keeps odd locales from filling memory.
 */
function formatFor(locale: string, style: DateStyle, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${style} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  if (formats.size >= MAX_FORMATS) formats.clear();
  // Our grid is Gregorian and its digits are Latin, so dates in words are, too.
  const made = new Intl.DateTimeFormat(locale, {
    ...STYLES[style],
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
  });
  formats.set(key, made);
  return made;
}

/** A `YYYY-MM-DD` in words. */
export const formatDate = (date: string, locale: string, style: DateStyle): string =>
  formatFor(locale, style, "UTC").format(new Date(`${date}T00:00:00Z`));

/** Two dates, `YYYY-MM-DD`, as a range in words: "21 Nov – 20 Dec 2026" in the style `medium`. */
export const formatDates = (from: string, to: string, locale: string, style: DateStyle): string =>
  formatFor(locale, style, "UTC").formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));

/** What people there call a time zone at an instant, in milliseconds since 1970: "Central European Time". */
export const nameOfZone = (epochMilliseconds: number, locale: string, timeZone: string): string =>
  formatFor(locale, "zone", timeZone)
    .formatToParts(epochMilliseconds)
    .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;

/** An instant, in milliseconds since 1970, in words, in a time zone. */
export const formatInstant = (epochMilliseconds: number, locale: string, style: DateStyle, timeZone: string): string =>
  formatFor(locale, style, timeZone).format(epochMilliseconds);
