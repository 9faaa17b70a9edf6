import { LAST, type Rule, type Weekday } from "#app/domain/recurrence/rule.ts";
import { isoOfDay } from "#app/domain/time/time.ts";
import { byCount } from "#app/shared/by-count.ts";
import { formatDate } from "#app/shared/format.ts";

/** Rules as texts (docs/product/calendar.md, "Rules in words"). */

const ENDINGS: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };
const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const ordinal = (number: number) => `${number}${ENDINGS[ordinals.select(number)]}`;

// British English, which has no comma before "and".
const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

const UNITS = { daily: "day", weekly: "week", monthly: "month", yearly: "year" } as const;
/** A day of 2024, which began on a Monday and had a 29 February. */
const dayOf2024 = (month: number, date: number) =>
  `2024-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;

const weekdayName = (weekday: Weekday, locale: string) => formatDate(dayOf2024(1, weekday), locale, "weekday");

const isWorkingWeek = (weekdays: readonly Weekday[]) => weekdays.join() === "1,2,3,4,5";

/** "the 2nd Tuesday", "the last day", "the 15th". */
function dayOfMonth({ nth, weekdays: [weekday], monthDay }: Rule, locale: string): string {
  if (nth !== null && weekday !== undefined) {
    return `the ${nth === LAST ? "last" : ordinal(nth)} ${weekdayName(weekday, locale)}`;
  }
  return monthDay === LAST ? "the last day" : `the ${ordinal(monthDay ?? 1)}`;
}

function daysInWords(rule: Rule, locale: string): string | null {
  const { frequency, interval, weekdays, month, monthDay } = rule;
  const names = list.format(weekdays.map((weekday) => weekdayName(weekday, locale)));
  if (frequency === "daily") return null;
  if (frequency === "weekly") return interval > 1 ? names : null;
  if (frequency === "monthly" || month === null) return dayOfMonth(rule, locale);
  if (monthDay !== null && monthDay !== LAST) return formatDate(dayOf2024(month, monthDay), locale, "dayAndMonth");
  return `${dayOfMonth(rule, locale)} of ${formatDate(dayOf2024(month, 1), locale, "monthName")}`;
}

function rhythmInWords({ frequency, interval, weekdays }: Rule, locale: string): string {
  const names = weekdays.map((weekday) => weekdayName(weekday, locale));
  if (frequency === "weekly" && interval === 1) return isWorkingWeek(weekdays) ? "weekday" : list.format(names);
  return byCount(interval, UNITS[frequency], `${interval} ${UNITS[frequency]}s`);
}

/** A rule that Roost's forms cannot make, or further dates, as a text. */
function foreignInWords({ text, count, frequency, dates }: Rule): string {
  if (text !== null) return `Custom rule: ${text}`;
  return frequency === "daily" && count === 1 && dates.length > 0 ? `On ${dates.length + 1} dates` : "";
}

/** "Every 2 weeks on Tuesday until June 3, 2027", "Every month on the last Friday, 10 times". */
export function describeRule(rule: Rule, locale: string): string {
  const foreign = foreignInWords(rule);
  if (rule.text === null && foreign !== "") return foreign;
  const days = daysInWords(rule, locale);
  const rhythm = foreign || `Every ${rhythmInWords(rule, locale)}${days ? ` on ${days}` : ""}`;
  if (rule.until !== null) return `${rhythm} until ${formatDate(isoOfDay(rule.until), locale, "long")}`;
  if (rule.count !== null) return byCount(rule.count, `${rhythm}, 1 time`, `${rhythm}, ${rule.count} times`);
  return rhythm;
}
