import type { Clock, FirstDay } from "#app/shared/people/constants.ts";

/** A reader's choices; `null` means as their language has it. */
export interface ReaderChoice {
  first_day: FirstDay | null;
  clock: Clock | null;
}

const HOUR_CYCLES: Record<Clock, string> = { 12: "h12", 24: "h23" };

/**
 * A locale with the reader's choice as Unicode extensions that Intl reads: "en-GB-u-fw-sun-hc-h12" (UTS 35, 3.6.1, "fw" and
 * "hc"). Code with the locale needs no further parameter (docs/product/pages.md, "Dates and languages").
 */
export function localeOfChoice(locale: string, { first_day, clock }: ReaderChoice): string {
  const keys = [...(first_day ? [`fw-${first_day.slice(0, 3)}`] : []), ...(clock ? [`hc-${HOUR_CYCLES[clock]}`] : [])];
  return keys.length > 0 ? `${locale}-u-${keys.join("-")}` : locale;
}

const UNTIL_KNOWN = "en-US";

/** The locale of mails and notices for a user: that of the last page they saw, with their choice. */
export const localeOfPerson = ({ locale, ...choice }: ReaderChoice & { locale: string | null }): string =>
  localeOfChoice(locale ?? UNTIL_KNOWN, choice);

/** ECMAScript's "Intl Locale Info", which TypeScript does not know yet; older engines have it as a property. */
interface WeekInfo {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}
const SUNDAY = 7;

/** The weekday that weeks begin with for the reader of a locale: 1 for Monday to 7 for Sunday. */
export function firstDayOfWeek(locale: string): number {
  const info: WeekInfo = new Intl.Locale(locale) as Intl.Locale & WeekInfo;
  return (info.getWeekInfo?.() ?? info.weekInfo)?.firstDay ?? SUNDAY;
}
