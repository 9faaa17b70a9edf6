import { LRUCache } from "lru-cache";
import { createFormat, type DateStyle } from "#app/shared/date-styles.ts";

/** Formats dates and times in the reader's locale. On the server alone, so that the browser's texts never differ. */

// Creating a format costs far more than using it. The bound keeps odd locales from filling memory.
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 500 });

function formatFor(locale: string, style: DateStyle, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${style} ${timeZone}`;
  const format = formats.get(key) ?? createFormat(locale, style, timeZone);
  formats.set(key, format);
  return format;
}

/** Arabic writes a single letter for the half of the day, which is not to stand alone on the next line. */
const joinHalf = (text: string): string => text.replace(/ (?=[صم](?!\p{L}))/gu, "\u00a0");

/** A `YYYY-MM-DD` in words. */
export const formatDate = (date: string, locale: string, style: DateStyle): string =>
  formatFor(locale, style, "UTC").format(new Date(`${date}T00:00:00Z`));

/** Two dates, `YYYY-MM-DD`, as a range in words: "21 Nov – 20 Dec 2026" in the style `medium`. */
export const formatDates = (from: string, to: string, locale: string, style: DateStyle): string =>
  formatFor(locale, style, "UTC").formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));

/** An instant, in milliseconds since 1970, in words, in a time zone. */
export const formatInstant = (epochMilliseconds: number, locale: string, style: DateStyle, timeZone: string): string =>
  joinHalf(formatFor(locale, style, timeZone).format(epochMilliseconds));
