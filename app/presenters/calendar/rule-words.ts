import { LAST, type Rule, type Weekday } from "#app/domain/recurrence/rule.ts";
import { isoOfDay } from "#app/domain/time/time.ts";
import { formatDate } from "#app/shared/format.ts";
import { joinNames } from "#app/shared/people/names.ts";
import { say } from "#app/words/catalogue.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { startSentence } from "#app/words/sentence.ts";

/** Rules as texts (docs/product/calendar.md, "Rules in words"). */

/** A day of 2024, which began on a Monday and had a 29 February. */
const dayOf2024 = (month: number, date: number) =>
  `2024-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;

const weekdayName = (weekday: Weekday, locale: string) => formatDate(dayOf2024(1, weekday), locale, "weekday");

const isWorkingWeek = (weekdays: readonly Weekday[]) => weekdays.join() === "1,2,3,4,5";

/** "every month on the 2nd Tuesday", "every year on the last day". */
function monthlyInWords({ frequency, interval: count, nth, weekdays, monthDay }: Rule, locale: string): string {
  const text = say(calendarWords, locale);
  const unit = frequency === "yearly" ? "year" : "month";
  const [weekday] = weekdays;
  if (nth !== null && weekday !== undefined) {
    const name = weekdayName(weekday, locale);
    return nth === LAST
      ? text("rule.monthLast", { unit, count, weekday: name })
      : text("rule.monthNth", { unit, count, nth, weekday: name });
  }
  return monthDay === LAST
    ? text("rule.monthEnd", { unit, count })
    : text("rule.monthDay", { unit, count, day: monthDay ?? 1 });
}

/** "every year on 14 October", "every 2 years on the last Sunday of May". */
function yearlyInWords(rule: Rule & { month: number }, locale: string): string {
  const text = say(calendarWords, locale);
  const { interval: count, nth, weekdays, monthDay } = rule;
  const month = formatDate(dayOf2024(rule.month, 1), locale, "monthName");
  const [weekday] = weekdays;
  if (monthDay !== null && monthDay !== LAST) {
    return text("rule.date", { count, date: formatDate(dayOf2024(rule.month, monthDay), locale, "dayAndMonth") });
  }
  if (nth !== null && weekday !== undefined) {
    const name = weekdayName(weekday, locale);
    return nth === LAST
      ? text("rule.monthLastOf", { count, weekday: name, month })
      : text("rule.monthNthOf", { count, nth, weekday: name, month });
  }
  return monthDay === LAST
    ? text("rule.monthEndOf", { count, month })
    : text("rule.monthDayOf", { count, day: monthDay ?? 1, month });
}

function rhythmInWords(rule: Rule, locale: string): string {
  const text = say(calendarWords, locale);
  const { frequency, interval: count, weekdays, month } = rule;
  if (frequency === "daily") return text("rule.daily", { count });
  if (frequency === "weekly") {
    if (count === 1 && isWorkingWeek(weekdays)) return text("rule.weekdays");
    const days = joinNames(
      weekdays.map((weekday) => weekdayName(weekday, locale)),
      locale,
    );
    return count === 1 ? text("rule.weekly", { days }) : text("rule.weeks", { count, days });
  }
  return frequency === "yearly" && month !== null
    ? yearlyInWords({ ...rule, month }, locale)
    : monthlyInWords(rule, locale);
}

/** A rule within a list of facts: "every 2 weeks on Tuesday until June 3, 2027", "every month on the last Friday, 10 times". */
export function describeRuleAsFact(rule: Rule, locale: string): string {
  const text = say(calendarWords, locale);
  // A rule that Roost's forms cannot make, and further dates.
  if (rule.text !== null) return text("rule.custom", { text: rule.text });
  if (rule.frequency === "daily" && rule.count === 1 && rule.dates.length > 0) {
    return text("rule.dates", { count: rule.dates.length + 1 });
  }
  const rhythm = rhythmInWords(rule, locale);
  if (rule.until !== null) {
    return text("rule.until", { rule: rhythm, day: formatDate(isoOfDay(rule.until), locale, "long") });
  }
  return rule.count === null ? rhythm : text("rule.times", { rule: rhythm, count: rule.count });
}

/** A rule without its event: "Every 2 weeks on Tuesday until June 3, 2027". */
export const describeRule = (rule: Rule, locale: string): string =>
  startSentence(describeRuleAsFact(rule, locale), locale);
