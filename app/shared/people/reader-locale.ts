import type { Clock, FirstDay } from "#app/shared/people/constants.ts";
import type { Language } from "#app/words/languages.ts";

/** A user's choices; `null` for the browser's language, and the defaults of the language. */
export interface ReaderChoice {
  language: Language | null;
  first_day: FirstDay | null;
  clock: Clock | null;
}

const HOUR_CYCLES: Record<Clock, string> = { 12: "h12", 24: "h23" };

/**
 * A locale with the user's choices as Unicode extensions that Intl reads: "en-GB-u-fw-sun-hc-h12" (UTS 35, 3.6.1, "fw"
 * and "hc"). So functions that take the locale need no further parameter (docs/product/pages.md, "Dates and
 * languages").
 */
export function localeOfChoice(locale: string, { first_day, clock }: Omit<ReaderChoice, "language">): string {
  const keys = [...(first_day ? [`fw-${first_day.slice(0, 3)}`] : []), ...(clock ? [`hc-${HOUR_CYCLES[clock]}`] : [])];
  return keys.length > 0 ? `${locale}-u-${keys.join("-")}` : locale;
}

/** ECMAScript's "Intl Locale Info", which TypeScript has no types for. In older engines it is a property. */
interface WeekInfo {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}
const SUNDAY = 7;

/** The first weekday of a locale: 1 for Monday to 7 for Sunday. */
export function firstDayOfWeek(locale: string): number {
  const info: WeekInfo = new Intl.Locale(locale) as Intl.Locale & WeekInfo;
  return (info.getWeekInfo?.() ?? info.weekInfo)?.firstDay ?? SUNDAY;
}
