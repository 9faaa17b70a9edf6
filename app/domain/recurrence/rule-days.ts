import { foreignPeriods } from "#app/domain/recurrence/foreign-rule.ts";
import { LAST, partsOfDay, type Rule, toWeekday } from "#app/domain/recurrence/rule.ts";
import { DAY_MS, Temporal, toDayNumber } from "#app/domain/time/time.ts";
import { LAST_DATE } from "#app/shared/calendar/constants.ts";

const LAST_DAY = toDayNumber(Temporal.PlainDate.from(LAST_DATE));

/** Days are numbers (`toDayNumber`), because a month of a large family needs thousands of them. */

/** The days, weeks, months or years of a rule, counted from the one in which its series begins. */
export interface Periods {
  indexOf: (day: number) => number;
  /** The rule's days in a period, in order. */
  daysIn: (index: number) => readonly number[];
  /** The earliest possible day of a period and of all later ones. */
  beginOf: (index: number) => number;
}

/** Months are numbers, too: twelve a year, from January of the year 0 on. */
const dayInMonthNumber = (month: number, date: number) => Date.UTC(2000, month - 24_000, date) / DAY_MS;
const monthNumber = (day: number) => {
  const { year, month } = partsOfDay(day);
  return year * 12 + month - 1;
};

/** The day of a monthly or yearly rule in a month; `null` if the month has none (RFC 5545, section 3.3.10). */
function dayInMonth({ monthDay, nth, weekdays }: Rule, month: number): number | null {
  const first = dayInMonthNumber(month, 1);
  const last = dayInMonthNumber(month + 1, 0);
  const [weekday] = weekdays;
  let day: number;
  if (nth === null || weekday === undefined) day = monthDay === LAST ? last : first + (monthDay ?? 1) - 1;
  else if (nth === LAST) day = last - ((toWeekday(last) - weekday + 7) % 7);
  else day = first + ((weekday - toWeekday(first) + 7) % 7) + (nth - 1) * 7;
  return day <= last ? day : null;
}

function makePeriods(rule: Rule, first: number): Periods {
  if (rule.frequency === "daily") {
    return { indexOf: (day) => day - first, daysIn: (index) => [first + index], beginOf: (index) => first + index };
  }
  if (rule.frequency === "weekly") {
    const begin = first - ((toWeekday(first) - rule.weekStart + 7) % 7);
    const offsets = rule.weekdays.map((weekday) => (weekday - rule.weekStart + 7) % 7).sort((a, b) => a - b);
    return {
      indexOf: (day) => Math.floor((day - begin) / 7),
      daysIn: (index) => offsets.map((offset) => begin + index * 7 + offset),
      beginOf: (index) => begin + index * 7,
    };
  }
  const step = rule.frequency === "yearly" ? 12 : 1;
  // Years begin in January, whatever the month of the rule.
  const begin = Math.floor(monthNumber(first) / step) * step;
  const within = (rule.month ?? 1) - 1;
  return {
    indexOf: (day) => Math.floor((monthNumber(day) - begin) / step),
    daysIn: (index) => {
      const day = dayInMonth(rule, begin + index * step + within);
      return day === null ? [] : [day];
    },
    beginOf: (index) => dayInMonthNumber(begin + index * step, 1),
  };
}

/**
 * The days on which a series that begins on `first` has an occurrence, within `from` to `to`, in order. Without a count
 * the work grows with the window alone, however old the series is; with one it is bounded by the count.
 */
export function ruleDays(rule: Rule, first: number, from: number, to: number): Generator<number> {
  const days = patternDays(rule, first, from, to);
  if (rule.dates.length === 0) return days;
  return merge(
    days,
    rule.dates.filter((day) => day >= Math.max(first, from) && day <= to),
  );
}

/** Merges two ordered lists of days, each day once. */
function* merge(days: Iterable<number>, others: readonly number[]): Generator<number> {
  let next = 0;
  for (const day of days) {
    for (; next < others.length && (others[next] as number) < day; next += 1) yield others[next] as number;
    if (others[next] === day) next += 1;
    yield day;
  }
  for (; next < others.length; next += 1) yield others[next] as number;
}

/** The days of the rule without its further dates. */
function* patternDays(rule: Rule, first: number, from: number, to: number): Generator<number> {
  const end = Math.min(to, rule.until ?? to, LAST_DAY);
  const begin = Math.max(first, from);
  if (begin > end) return;
  const { indexOf, daysIn, beginOf } = rule.text === null ? makePeriods(rule, first) : foreignPeriods(rule.text, first);
  const { interval, count } = rule;
  let index = count === null ? Math.floor(indexOf(begin) / interval) * interval : 0;
  for (let found = 0; beginOf(index) <= end; index += interval) {
    for (const day of daysIn(index)) {
      if (day < first) continue;
      found += 1;
      if (day > end || (count !== null && found > count)) return;
      if (day >= begin) yield day;
    }
  }
}

/**
 * The first day of a rule that is counted from `start`: that day, or a later one in the same rhythm; `null` if the rule
 * never occurs (30 February). The end of the rule is ignored.
 */
export function firstRuleDay(rule: Rule, start: number): number | null {
  for (const day of ruleDays({ ...rule, until: null, count: null }, start, start, LAST_DAY)) return day;
  return null;
}

/** The rule for the rest of a series from a day on; a counted rule gets the remaining count. */
export function restOfRule(rule: Rule, first: number, from: number): Rule {
  const rest = { ...rule, dates: rule.dates.filter((day) => day >= from) };
  if (rule.count === null) return rest;
  let before = 0;
  for (const _ of patternDays(rule, first, first, from - 1)) before += 1;
  return { ...rest, count: Math.max(1, rule.count - before) };
}

const PERIOD_DAYS = { daily: 1, weekly: 7, monthly: 31, yearly: 366 };

/**
 * The start of a series that has `day` among its dates, as near to `near` as the rule allows. Both are day numbers
 * (`toDayNumber`); the end of the rule is ignored.
 */
export function alignedStart(rule: Rule, near: number, day: number): number {
  const endless = { ...rule, until: null, count: null, dates: [] };
  const isStart = (start: number) =>
    start <= day && firstRuleDay(endless, start) === start && !ruleDays(endless, start, day, day).next().done;
  const reach = PERIOD_DAYS[rule.frequency] * rule.interval;
  for (let away = 0; away <= reach; away += 1) {
    if (isStart(near - away)) return near - away;
    if (isStart(near + away)) return near + away;
  }
  return near;
}
