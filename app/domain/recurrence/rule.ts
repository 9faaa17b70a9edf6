import { DAY_MS } from "#app/domain/time/time.ts";
import type { RecurrencePattern } from "#app/shared/calendar/constants.ts";

/** How an event repeats (docs/product/calendar.md, "Repeating"), in the terms of RFC 5545, section 3.3.10. */

/** A day of the week as ISO 8601 counts them: Monday is 1, Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const MONDAY: Weekday = 1;
/** The last day of a month, or the last of a weekday in one. */
export const LAST = -1;

/** A complete rule: no part of it depends on the start of its series. */
export interface Rule {
  frequency: RecurrencePattern;
  /** Every `interval` days, weeks, months or years. */
  interval: number;
  /** The number of dates, excluded ones counted; `null` with `until`, or for ever. */
  count: number | null;
  /** Last local date on which an occurrence may begin, as by `toDayNumber`. */
  until: number | null;
  /** For a weekly rule its weekdays, for one by a weekday of the month that weekday, else none; from Monday on. */
  weekdays: readonly Weekday[];
  /** The number of the weekday within the month: 1 to 5, or {@link LAST}; `null` for other rules. */
  nth: number | null;
  /** The day of the month, 1 to 31, or {@link LAST}; `null` for other rules. */
  monthDay: number | null;
  /** Yearly: the month, 1 to 12. */
  month: number | null;
  /** The first day of a week, on which "every second week" depends. */
  weekStart: Weekday;
  /**
   * The parts of another program's rule that these fields cannot represent, without `COUNT` and `UNTIL`. They alone
   * determine its days (docs/product/calendar-files.md, "Rules of other programs"); `null` for all other rules.
   */
  text: string | null;
  /** Days beside those of the rule, in order: RFC 5545, section 3.8.5.2. They are not counted by `count`. */
  dates: readonly number[];
}

/** The stated parts of a rule; the start of the series gives missing days. */
export type RuleParts = Pick<Rule, "frequency"> & Partial<Omit<Rule, "frequency">>;

/** The day of the week of a day, given as by `toDayNumber`. */
export const toWeekday = (day: number): Weekday => (((((day + 3) % 7) + 7) % 7) + 1) as Weekday;

/** Year, month (1 to 12) and day of the month of a day, given as by `toDayNumber`. */
export function partsOfDay(day: number): { year: number; month: number; date: number } {
  const date = new Date(day * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, date: date.getUTCDate() };
}

/** The complete rule, with missing days taken from the day on which the series begins. */
export function completeRule(parts: RuleParts, start: number): Rule {
  const { month, date } = partsOfDay(start);
  const { frequency } = parts;
  const isByMonth = frequency === "monthly" || frequency === "yearly";
  const nth = parts.nth ?? null;
  return {
    frequency,
    interval: parts.interval ?? 1,
    count: parts.count ?? null,
    until: parts.until ?? null,
    weekdays:
      parts.weekdays && parts.weekdays.length > 0
        ? [...new Set(parts.weekdays)].sort((a, b) => a - b)
        : frequency === "weekly"
          ? [toWeekday(start)]
          : [],
    nth,
    monthDay: isByMonth && nth === null ? (parts.monthDay ?? date) : null,
    month: frequency === "yearly" ? (parts.month ?? month) : null,
    weekStart: parts.weekStart ?? MONDAY,
    text: parts.text ?? null,
    dates: parts.dates ?? [],
  };
}

/** Whether a day, given as by `toDayNumber`, is the last of its month. */
const isLastOfMonth = (day: number) => partsOfDay(day + 1).date === 1;

/** Whether a day is the last of its weekday in its month. */
export const isLastOfWeekday = (day: number) => partsOfDay(day).month !== partsOfDay(day + 7).month;

/**
 * The rule of a series that moves from one day to another: weekdays move along, a day of the month becomes the new one, and the
 * last day stays the last if the new day is one (docs/product/calendar.md, "Moving a series"). A foreign rule stays unchanged.
 */
export function turnRule(rule: Rule, from: number, to: number): Rule {
  const { month, date } = partsOfDay(to);
  const dates = rule.dates.map((day) => day + to - from);
  if (rule.text !== null) return { ...rule, dates };
  const turned = { ...rule, dates, month: rule.month === null ? null : month };
  if (rule.nth !== null) {
    const isLast = rule.nth === LAST && isLastOfWeekday(to);
    return { ...turned, weekdays: [toWeekday(to)], nth: isLast ? LAST : Math.ceil(date / 7) };
  }
  if (rule.monthDay !== null) {
    return { ...turned, monthDay: rule.monthDay === LAST && isLastOfMonth(to) ? LAST : date };
  }
  const moved = rule.weekdays.map((weekday) => toWeekday(weekday - 4 + to - from));
  return { ...turned, weekdays: moved.sort((a, b) => a - b) };
}
